import type { MoveWatch } from '../../engine/move-watch.ts';
import type { PackLab } from '../../games/lab.ts';
import { playThrough } from '../simulate/play.ts';
import type { SideOfBench } from './bench.ts';
import type { Measure } from './figures.ts';

/** The observations of one game. */
export interface WatchedGame {
  /** The share of the win of each seat; empty in co-operative games. */
  seats: number[];
  measures: Partial<Record<Measure, number>>;
  /** How many choices had how many options. */
  optionCounts: readonly number[];
  /** Among the seats that could use a card, the share that did, by the card's id. */
  wanted: Map<string, number>;
}

/** Plays a deal and watches it from beginning to end. */
export function watchGame({ simulation, game, bots, lab }: SideOfBench, deal: number): WatchedGame {
  const { isTogether } = simulation;
  const { watch, measures, optionCounts, wanted } = watcherOf(lab, { isTogether, isRealTime: game.realTime === true });
  const { outcome, state, moves } = playThrough(simulation, { game, bots }, { deal, rotation: 0, watch });
  const { winners } = outcome;
  const share = (seat: number): number => (winners.includes(seat) ? 1 / winners.length : 0);
  return {
    seats: isTogether ? [] : Array.from({ length: simulation.seats }, (_, seat) => share(seat)),
    measures: {
      ...(isTogether && { won: winners.length > 0 ? 1 : 0 }),
      moves,
      ...measures(share),
      ...marginOf(lab, state, isTogether),
    },
    optionCounts,
    wanted: wanted(),
  };
}

/** By how much a finished game was won, or a team exceeded its goal. */
function marginOf(lab: PackLab, state: unknown, isTogether: boolean): { margin?: number } {
  if (isTogether) return lab.beyondGoal === undefined ? {} : { margin: lab.beyondGoal(state) };
  if (lab.standing === undefined) return {};
  const [first, second] = lab.standing(state).toSorted((one, other) => other - one);
  return first === undefined || second === undefined ? {} : { margin: first - second };
}

/** The settings of a table, besides its pack. */
interface Manner {
  isTogether: boolean;
  isRealTime: boolean;
}

/** Counts turns, choices, cards and who leads while a game is played. */
function watcherOf(lab: PackLab, { isTogether, isRealTime }: Manner) {
  const seen = { turns: 0, choices: 0, options: 0, leads: 0 };
  const optionCounts: number[] = [];
  const offered = new Map<string, Set<number>>();
  const used = new Map<string, Set<number>>();
  /** The sole leader after each move. */
  const leaders: (number | undefined)[] = [];
  let lastSeat: number | undefined;
  let lastLeader: number | undefined;
  const note = (seats: Map<string, Set<number>>, move: unknown, seat: number): void => {
    const card = lab.cardIn?.(move);
    if (card === undefined) return;
    const known = seats.get(card);
    if (known === undefined) seats.set(card, new Set([seat]));
    else known.add(seat);
  };
  const watch: MoveWatch = {
    before({ state, seat, move, moves }) {
      if (seat !== lastSeat) seen.turns += 1;
      lastSeat = seat;
      const options = lab.options?.(state, moves) ?? moves.length;
      if (options > 1) {
        seen.choices += 1;
        seen.options += options;
        optionCounts[options] = (optionCounts[options] ?? 0) + 1;
      }
      for (const each of moves) note(offered, each, seat);
      note(used, move, seat);
    },
    after({ state }) {
      if (isTogether || lab.standing === undefined) return;
      const leader = leaderOf(lab.standing(state));
      leaders.push(leader);
      if (leader === undefined) return;
      if (lastLeader !== undefined && leader !== lastLeader) seen.leads += 1;
      lastLeader = leader;
    },
  };
  const measures = (share: (seat: number) => number): WatchedGame['measures'] => {
    const half = leaders[Math.floor(leaders.length / 2)];
    return {
      ...(!isRealTime && { turns: seen.turns, choices: seen.choices / Math.max(1, seen.turns) }),
      ...(seen.choices > 0 && { options: seen.options / seen.choices }),
      ...(leaders.length > 0 && { leads: seen.leads }),
      ...(half !== undefined && { halfway: share(half) }),
    };
  };
  const wanted = (): Map<string, number> =>
    new Map([...offered].map(([card, seats]) => [card, (used.get(card)?.size ?? 0) / seats.size]));
  return { watch, measures, optionCounts, wanted };
}

/** The seat with more than everybody else. */
function leaderOf(standing: readonly number[]): number | undefined {
  const most = Math.max(...standing);
  const first = standing.indexOf(most);
  return standing.lastIndexOf(most) === first ? first : undefined;
}
