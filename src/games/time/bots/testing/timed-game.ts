import type { Bot, BotPlayer } from '../../../../engine/bot.ts';
import type { Seat } from '../../../../engine/game.ts';
import { elementAt } from '../../../../engine/list.ts';
import { parseOptions } from '../../../../engine/options.ts';
import { fastRng } from '../../../../engine/rng.ts';
import { timeBox } from '../../box.ts';
import { openTime } from '../../rules/game.ts';
import type { TimeEvent, TimeMove, TimeState } from '../../rules/state.ts';
import type { TimeView } from '../../rules/view.ts';

/** Something that happened in the five minutes, in ms since their start. */
export interface TimedEvent {
  at: number;
  event: TimeEvent;
}

/** A person who leaves the table alone between these times, and plays like a bot before and after. */
export interface Idler {
  seat: Seat;
  from: number;
  to: number;
}

/** Longer than any game's five minutes. */
const ENDLESS = 10 * 60_000;

/** Plays the five minutes with bots at their own pace, by the game's clock, and tells every event with the state then. */
export function playTimed(
  bot: Bot<TimeView, TimeMove, TimeEvent>,
  { seats, number, idler }: { seats: number; number: number; idler: Idler },
  onEvent: (happened: TimedEvent, state: TimeState) => void,
): void {
  const game = openTime(timeBox.standardPack);
  const options = parseOptions(timeBox.options, {});
  if (options.kind === 'invalid') throw new Error('the usual options do not fit');
  const rng = fastRng(number);
  const players: BotPlayer<TimeView, TimeMove, TimeEvent>[] = Array.from({ length: seats }, (_, seat) =>
    bot.sit(seat, timeBox.standardPack),
  );
  let now = 0;
  let begun = 0;
  const emit = (event: TimeEvent): void => {
    for (const [seat, player] of players.entries()) {
      const seen = game.viewEvent(event, seat);
      if (seen !== undefined) player.see?.(seen);
    }
    if (state?.phase === 'adventure') onEvent({ at: now - begun, event }, state);
  };
  let state: TimeState | undefined;
  state = game.setup(seats, options.options, { rng, now, emit });
  for (let seat = 0; seat < seats; seat++) game.play(state, seat, { kind: 'ready' }, { rng, now, emit });
  begun = now = state.startsAt ?? 0;
  game.expire?.(state, { rng, now, emit });
  const due = players.map((player) => now + (player.pause?.(rng) ?? 0));
  while (state.phase === 'adventure' && now - begun < ENDLESS) {
    now = Math.min(...due);
    if (now >= (state.endsAt ?? Number.POSITIVE_INFINITY)) return;
    const seat = due.indexOf(now);
    const player = elementAt(players, seat);
    const isIdle = seat === idler.seat && now - begun >= idler.from && now - begun < idler.to;
    const current = state;
    const move = isIdle ? undefined : player.act?.(() => game.view(current, seat), game.legalMoves(state, seat), rng);
    if (move !== undefined) game.play(state, seat, move, { rng, now, emit });
    due[seat] = now + (player.pause?.(rng) ?? 0);
  }
}
