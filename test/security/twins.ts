import { hexToBytes } from '@noble/hashes/utils.js';
import type { Box, Game, Viewer } from '../../src/engine/game.ts';
import type { GameRecord, RecordedStep } from '../../src/engine/record.ts';
import { fastRng } from '../../src/engine/rng.ts';
import { tableRng } from '../../src/engine/table-rng.ts';
import { usualBot } from '../../src/games/catalogue.ts';
import { BOXES } from '../../src/games/index.ts';
import { sqliteJournal } from '../../src/journal/sqlite/journal.ts';
import { CODE_ALPHABET } from '../../src/protocol/limits.ts';
import { hexDigest } from '../../src/table/digest.ts';
import type { Chair, Entry } from '../../src/table/entry.ts';
import { USUAL_SETTINGS } from '../../src/table/lobby/lobby.ts';
import { playRandomGame, type RandomTurn } from '../random-game.ts';

/** A position of a game in two versions that one viewer cannot tell apart. */
export interface Twin {
  code: string;
  box: Box;
  game: Game;
  viewer: Viewer;
  seats: number;
  record: GameRecord;
  /** The steps up to the position. */
  steps: RecordedStep[];
  /** The state as dealt, and one that differs only in what the viewer may not see. */
  worlds: [unknown, unknown];
  /** Moves offered to anybody at any time of this game. */
  moves: unknown[];
  /** A practice table, at which everything may be undone. */
  isPractice: boolean;
}

/** The secret of a seat at every table of these tests. */
export const secretOf = (seat: number): string => `${seat}`.repeat(64);

/** At which parts of a game's length the twins are taken. */
const WHEN = [0.25, 0.75];
const PATIENCE = 12;
/** How many positions are tried to find a suitable one. */
const MOMENTS = 80;

/** The number of seats, if the game allows it. */
const SEATS = 3;

/** The games with hidden information; for the others the contract tests that a sample is the state itself. */
export const SECRETIVE = Object.values(BOXES).filter((box) => box.open(box.standardPack).hasNoSecrets !== true);

/** For each kind of viewer and several positions: two versions of a random game. */
export function twinsOf(box: Box): Twin[] {
  const seats = Math.max(box.seats.min, Math.min(box.seats.max, SEATS));
  const viewers: Viewer[] = ['spectator', 0, seats - 1];
  return viewers.flatMap((viewer, who) =>
    WHEN.map((when, place) =>
      twin(box, { seats, viewer, when, number: 1 + who * WHEN.length + place, isPractice: place === 1 }),
    ),
  );
}

interface Where {
  seats: number;
  viewer: Viewer;
  when: number;
  number: number;
  isPractice: boolean;
}

function twin(box: Box, { seats, viewer, when, number, isPractice }: Where): Twin {
  const game = box.open(box.standardPack);
  const moments: RandomTurn[] = [];
  const offered = new Map<string, unknown>();
  const { record } = playRandomGame(box, { seats, number }, (moment) => {
    moments.push({ ...moment, state: game.clone(moment.state) });
    for (const move of game.legalMoves(moment.state, moment.seat)) offered.set(JSON.stringify(move), move);
  });
  const from = Math.max(1, Math.floor(moments.length * when));
  const moves = [...offered.values()];
  const code = codeOf(box, number);
  let first: Twin | undefined;
  const sitting = viewer === 0 ? [0, 1] : [viewer, 0];
  for (const { state, played, seat } of moments.slice(from, from + MOMENTS)) {
    const other = otherWorld(game, state, viewer);
    if (other === undefined) continue;
    const steps = record.steps.slice(0, played);
    const found: Twin = { code, box, game, viewer, seats, record, steps, worlds: [state, other], moves, isPractice };
    // Preferably a position at which a present player's move will reveal something hidden.
    if (sitting.includes(seat) && moveThat(found, seat, 'something') !== undefined) return found;
    first ??= found;
  }
  if (first === undefined) throw new Error(`${box.id}: nothing is hidden from ${viewer} late in game ${number}`);
  return first;
}

/** A distinct code for each game of each box, reversed for the second version. */
function codeOf({ id }: Box, number: number): string {
  return `${CODE_ALPHABET[Object.keys(BOXES).indexOf(id)]}XZZ${CODE_ALPHABET[number]}`;
}

function otherWorld(game: Game, state: unknown, viewer: Viewer): unknown {
  const view = game.view(state, viewer);
  for (let number = 0; number < PATIENCE; number++) {
    const world = game.sample(structuredClone(view), viewer, fastRng(number, 23));
    if (JSON.stringify(world) !== JSON.stringify(state)) return world;
  }
  return undefined;
}

/** The same game, in which certain positions are replaced by their twins as soon as they occur. */
export function elsewhere(box: Box, twins: readonly Twin[]): Box {
  const others = new Map(twins.map(({ worlds: [here, there] }) => [JSON.stringify(here), there]));
  const change = (state: unknown): void => {
    const other = others.get(JSON.stringify(state));
    if (other === undefined) return;
    for (const key of Object.keys(state as object)) delete (state as Record<string, unknown>)[key];
    Object.assign(state as object, structuredClone(other));
  };
  const open: Box['open'] = (pack) => {
    const game = box.open(pack);
    return {
      ...game,
      play: (state, seat, move, context) => {
        game.play(state, seat, move, context);
        change(state);
      },
      expire: (state, context) => {
        game.expire?.(state, context);
        change(state);
      },
    };
  };
  return { ...box, open };
}

/** Writes the twins' tables into a journal, with a bot standing in for the first seat where possible. */
export async function writeTables(dataDir: string, twins: readonly Twin[]): Promise<void> {
  const journal = sqliteJournal(dataDir);
  for (const { code, record, steps, box, game, isPractice } of twins) {
    await journal.putPack(record.packDigest, JSON.stringify(record.pack));
    const chairs = [...new Array(box.seats.max).keys()].map((seat): Chair => {
      const name = record.names[seat];
      return name === undefined
        ? { kind: 'empty' }
        : { kind: 'person', name, secretHash: hexDigest(secretOf(seat)), personHash: hexDigest(`${seat}${seat}`) };
    });
    const { options, seed, packDigest: pack } = record;
    const wish = { game: box.id, pack, options: { ...options }, seed, chairs, host: 0 };
    const manners = isPractice ? { manners: { ...USUAL_SETTINGS, freeUndo: true as const } } : {};
    const entries: [number, Entry][] = [
      [record.startedAt, { v: 1, kind: 'opened', ...wish, ...manners }],
      [record.startedAt, { v: 1, kind: 'started' }],
      ...steps.map((step): [number, Entry] => [step.at, entryOf(step)]),
    ];
    if (game.realTime !== true)
      entries.push([timeOf(steps), { v: 1, kind: 'stood-in', chair: 0, bot: usualBot(box.id) ?? '' }]);
    await Promise.all(entries.map(([at, body], index) => journal.append(code, { seq: index + 1, at, body })));
  }
  await journal.close();
}

function entryOf(step: RecordedStep): Entry {
  return step.kind === 'clock' ? { v: 1, kind: 'clock' } : { v: 1, kind: 'moved', seat: step.seat, move: step.move };
}

/** The time of the twins' last step. */
export function timeOf(steps: readonly RecordedStep[]): number {
  return steps.at(-1)?.at ?? 0;
}

/**
 * A move of a seat that is legal in both versions, after which the viewer still cannot tell them apart (`nothing`), or
 * can (`something`).
 */
export function moveThat(
  { game, viewer, worlds, record, steps }: Twin,
  seat: number,
  tells: 'nothing' | 'something',
): unknown {
  const seed = hexToBytes(record.seed);
  return game.legalMoves(worlds[0], seat).find((move) => {
    if (game.refusal(worlds[1], seat, move) !== undefined) return false;
    const [one, two] = worlds.map((world) => {
      const state = game.clone(world);
      game.play(state, seat, move, { rng: tableRng(seed, steps.length + 1), now: timeOf(steps) });
      return JSON.stringify([game.view(state, viewer), game.view(state, 'spectator')]);
    });
    return (one === two) === (tells === 'nothing');
  });
}
