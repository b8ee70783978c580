// How long the draw deck of Dungeon Time lasts with default bots, how often the team wins, how long it is silent, and
// how often bots request something from a silent person:
// npx tsx bench/time-pace.ts [games] [scenario]
import { playInRealTime } from '../src/bots/real-time.ts';
import type { BotPlayer } from '../src/engine/bot.ts';
import { parseOptions } from '../src/engine/options.ts';
import { fastRng } from '../src/engine/rng.ts';
import { carefulTime } from '../src/games/time/bots/careful.ts';
import { timeBox } from '../src/games/time/box.ts';
import type { TimeEvent, TimeMove, TimeState } from '../src/games/time/rules/state.ts';
import { listenIn, type Talk } from './time-talk.ts';

const games = Number(process.argv[2] ?? 200);
const scenario = process.argv[3] ?? 'training-grounds';
const game = timeBox.open(timeBox.standardPack);

/** A person who is connected, says "ready", and does nothing else except reveal the Story. */
const passive: BotPlayer = {
  choose: (_look, moves) => moves[0],
  pause: () => 2_000,
  act: (_look, moves) => (moves as TimeMove[]).find(({ kind }) => kind === 'ready' || kind === 'reveal'),
};

interface Played {
  /** When the draw deck was empty, in seconds after the start; undefined if never. */
  emptyAt: number | undefined;
  left: number;
  cards: number;
  calls: number;
  talk: Talk;
  isWon: boolean;
}

function play(number: number, people: number, bots: number): Played {
  const players = [
    ...Array.from({ length: people }, () => passive),
    ...Array.from({ length: bots }, (_, place) => carefulTime.sit(people + place, timeBox.standardPack) as BotPlayer),
  ];
  const parsed = parseOptions(timeBox.options, { scenario });
  if (parsed.kind === 'invalid') throw new Error(parsed.field);
  const rng = fastRng(number);
  let listener: ReturnType<typeof listenIn> | undefined;
  const seen = { started: 0, cards: 0, calls: 0, emptyAt: undefined as number | undefined };
  const emit = (event: unknown): void => {
    const { kind } = event as TimeEvent;
    if (kind === 'played') seen.cards += 1;
    if (kind === 'called') seen.calls += 1;
    listener?.hear(event as TimeEvent);
    for (const [seat, player] of players.entries()) player.see?.(game.viewEvent(event, seat));
  };
  const state = game.setup(players.length, parsed.options, { rng, now: 0, emit }) as TimeState;
  const heard = listenIn(state, people);
  listener = heard;
  let left = 0;
  const watched: typeof game = {
    ...game,
    expire(of, context) {
      heard.pass(context.now);
      game.expire?.(of, context);
    },
    play(of, seat, move, context) {
      heard.pass(context.now);
      game.play(of, seat, move, context);
      if (state.phase !== 'adventure') return;
      left = state.deck.length;
      if (left === 0) seen.emptyAt ??= (context.now - (state.startsAt ?? 0)) / 1000;
    },
  };
  playInRealTime({
    game: watched,
    state,
    players,
    context: { rng, emit },
    thoughts: fastRng(number + 1e6),
    startedAt: 0,
  });
  const { emptyAt, cards, calls } = seen;
  return { emptyAt, left, cards, calls, talk: heard.talk, isWon: state.ending === 'won' };
}

function told(people: number, bots: number): string {
  const all = Array.from({ length: games }, (_, number) => play(number, people, bots));
  const ends = all.flatMap(({ emptyAt }) => emptyAt ?? []).sort((one, other) => one - other);
  const at = (share: number) => ends[Math.floor((ends.length - 1) * share)]?.toFixed(0) ?? '-';
  const mean = (of: (one: Played) => number) => (all.reduce((sum, one) => sum + of(one), 0) / games).toFixed(1);
  const silences = all.map(({ talk }) => talk.silence).sort((one, other) => one - other);
  const silent = (share: number) => silences[Math.floor((games - 1) * share)].toFixed(0);
  const within = all.filter(({ emptyAt }) => emptyAt === undefined || (emptyAt >= 180 && emptyAt <= 300)).length;
  return [
    `${people} passive, ${bots} careful:`,
    `deck empty in ${ends.length} of ${games} games, after ${at(0.1)} s (1st tenth), ${at(0.5)} s (median), ${at(0.9)} s (9th tenth);`,
    `lasts 3 to 5 minutes in ${((100 * within) / games).toFixed(0)}%; left ${mean(({ left }) => left)} cards;`,
    `${mean(({ cards }) => cards)} plays, ${mean(({ calls }) => calls)} calls; won ${((100 * all.filter(({ isWon }) => isWon).length) / games).toFixed(0)}%;`,
    `longest silence ${silent(0.5)} s (median), ${silent(0.9)} s (9th tenth), ${silent(1)} s (longest), over 25 s in ${silences.filter((one) => one > 25).length} games; with or without reason ${mean(({ talk }) => talk.quiet)} s (mean);`,
    ...(people === 0
      ? []
      : [
          `the silent one asked ${mean(({ talk }) => talk.asked)} times, never in ${all.filter(({ talk }) => talk.asked === 0).length} games`,
        ]),
  ].join(' ');
}

for (const [people, bots] of [
  [0, 4],
  [1, 3],
  [1, 1],
  [0, 5],
  [0, 2],
] as const) {
  console.log(told(people, bots));
}
