// How long the draw deck of Dungeon Time lasts with default bots, and how often the team wins:
//   npx tsx bench/time-pace.ts [games] [scenario]
import { playInRealTime } from '../src/bots/real-time.ts';
import type { BotPlayer } from '../src/engine/bot.ts';
import { parseOptions } from '../src/engine/options.ts';
import { fastRng } from '../src/engine/rng.ts';
import { carefulTime } from '../src/games/time/bots/careful.ts';
import { timeBox } from '../src/games/time/box.ts';
import type { TimeMove, TimeState } from '../src/games/time/rules/state.ts';

const games = Number(process.argv[2] ?? 200);
const scenario = process.argv[3] ?? 'training-grounds';
const game = timeBox.open(timeBox.standardPack);

/** Somebody who is there, says "ready", and does nothing else but let the Story be told. */
const passive: BotPlayer = {
  choose: (_look, moves) => moves[0],
  pause: () => 2_000,
  act: (_look, moves) => (moves as TimeMove[]).find(({ kind }) => kind === 'ready' || kind === 'reveal'),
};

interface Played {
  /** When the draw deck was empty, in seconds after the start; undefined where it never was. */
  emptyAt: number | undefined;
  left: number;
  cards: number;
  calls: number;
  isWon: boolean;
}

function play(number: number, people: number, bots: number): Played {
  const players = [
    ...Array.from({ length: people }, () => passive),
    ...Array.from({ length: bots }, (_, place) => carefulTime.sit(people + place, timeBox.standardPack) as BotPlayer),
  ];
  const parsed = parseOptions(timeBox.options, { scenario });
  if (parsed.kind === 'unsound') throw new Error(parsed.field);
  const rng = fastRng(number);
  const seen = { started: 0, cards: 0, calls: 0, emptyAt: undefined as number | undefined };
  const emit = (event: unknown): void => {
    const { kind } = event as { kind: string };
    if (kind === 'played') seen.cards += 1;
    if (kind === 'called') seen.calls += 1;
    for (const [seat, player] of players.entries()) player.see?.(game.viewEvent(event, seat));
  };
  const state = game.setup(players.length, parsed.options, { rng, now: 0, emit }) as TimeState;
  let left = 0;
  const watched: typeof game = {
    ...game,
    play(of, seat, move, context) {
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
  return { emptyAt: seen.emptyAt, left, cards: seen.cards, calls: seen.calls, isWon: state.ending === 'won' };
}

function told(people: number, bots: number): string {
  const all = Array.from({ length: games }, (_, number) => play(number, people, bots));
  const ends = all.flatMap(({ emptyAt }) => emptyAt ?? []).sort((one, other) => one - other);
  const at = (share: number) => ends[Math.floor((ends.length - 1) * share)]?.toFixed(0) ?? '-';
  const mean = (of: (one: Played) => number) => (all.reduce((sum, one) => sum + of(one), 0) / games).toFixed(1);
  const within = all.filter(({ emptyAt }) => emptyAt === undefined || (emptyAt >= 180 && emptyAt <= 300)).length;
  return [
    `${people} passive, ${bots} careful:`,
    `deck empty in ${ends.length} of ${games} games, after ${at(0.1)} s (1st tenth), ${at(0.5)} s (median), ${at(0.9)} s (9th tenth);`,
    `lasts 3 to 5 minutes in ${((100 * within) / games).toFixed(0)}%; left ${mean(({ left }) => left)} cards;`,
    `${mean(({ cards }) => cards)} plays, ${mean(({ calls }) => calls)} calls; won ${((100 * all.filter(({ isWon }) => isWon).length) / games).toFixed(0)}%`,
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
