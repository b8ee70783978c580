import { expect, test } from 'vitest';
import { simulated } from '../../../bots/simulated.ts';
import type { Bot } from '../../../engine/bot.ts';
import { fastRng } from '../../../engine/rng.ts';
import { bagBox } from '../box.ts';
import type { BagEvent } from '../rules/event.ts';
import type { BagMove } from '../rules/moves.ts';
import { adventurerOf, type BagState } from '../rules/state.ts';
import { game, lookup } from '../rules/testing/testing.ts';
import { carefulBag } from './careful.ts';
import { cunningBag, forgetfulBag } from './index.ts';
import { openPolicy } from './playout/policy.ts';

/**
 * The environment variable GAMES replaces the default numbers of games: `GAMES=100 npx vitest run FILE` plays 100 with
 * each bot and party size, and prints the counts. Use it to measure a bot more closely than a test has time for.
 */
const GAMES = process.env.GAMES === undefined ? undefined : Number(process.env.GAMES);

/** Hundreds of games with a searching bot take minutes. */
const LONGEST_MS = GAMES === undefined ? 240_000 : 3_600_000;

/** The cunning bot's move if its playouts find nothing better. */
const policy = openPolicy(game, bagBox.standardPack);

/** Each bot, and its default numbers of games with two, three and four players: 200 in all. */
const BOTS: readonly { bot: Bot | 'policy'; games: readonly [number, number, number] }[] = [
  { bot: carefulBag as Bot, games: [12, 8, 6] },
  { bot: forgetfulBag as Bot, games: [12, 8, 6] },
  { bot: 'policy', games: [66, 40, 36] },
  { bot: withIterations(cunningBag as Bot, 4), games: [3, 2, 1] },
];

/** Events that change nothing: walking, looking, rearranging items. */
const CHANGES_NOTHING = new Set<BagEvent['kind']>(['walked', 'looked', 'worn', 'stowed', 'shown', 'trembled']);

/** Others' actions that justify turning round. */
const NEWS = new Set<BagEvent['kind']>([
  'ring-appeared',
  'dragon-appeared',
  'monster-revealed',
  'slain',
  'died',
  'things-left',
  'taken',
  'left-the-dungeon',
]);

interface Turn {
  who: number;
  from: number;
  at: number;
  ap: number;
  left: boolean;
  changed: boolean;
  /** The amount of news before it. */
  news: number;
}

interface Count {
  turns: number;
  /**
   * Turns that end where they began, with steps or with nothing done, or leave the Pool for it. Waiting on the open
   * Exit for the others does not count (BD-63).
   */
  idle: number;
  /** Of these, the turns that only step away and back. */
  stepped: number;
  /** Turns that walk back to where the previous turn began, if neither changed anything and others brought no news. */
  undone: number;
}

test.each(BOTS.map((row) => ({ ...row, name: nameOf(row.bot) })))(
  '$name: no more than 1% of turns undo the turn before',
  ({ name, bot, games }) => {
    const count: Count = { turns: 0, idle: 0, stepped: 0, undone: 0 };
    for (const [place, byDefault] of games.entries()) {
      const here = countIn(bot, 2 + place, GAMES ?? byDefault);
      if (GAMES !== undefined) console.info(`${name}, ${2 + place} seats: ${JSON.stringify(here)}`);
      for (const what of ['turns', 'idle', 'stepped', 'undone'] as const) count[what] += here[what];
    }

    expect(count.turns).toBeGreaterThan(100);
    expect(count.undone).toBeLessThan(limitOf(count.turns, 0.01));
    if (bot !== carefulBag) return;
    expect(count.idle).toBeLessThan(limitOf(count.turns, 0.01));
    expect(count.stepped).toBeLessThan(limitOf(count.turns, 0.001));
  },
  LONGEST_MS,
);

/**
 * The share of the turns, and three standard errors of such a count. Other cards make other games: without the
 * allowance a small sample would fail by chance, although the bots play as before.
 */
function limitOf(turns: number, share: number): number {
  const expected = turns * share;
  return expected + 3 * Math.sqrt(expected * (1 - share));
}

function countIn(bot: Bot | 'policy', seats: number, games: number): Count {
  const count: Count = { turns: 0, idle: 0, stepped: 0, undone: 0 };
  for (let number = 0; number < games; number++) {
    const before = new Map<number, Turn>();
    playGame(bot, { seats, number }, (turn, state) => {
      const last = before.get(turn.who);
      before.set(turn.who, turn);
      if (turn.ap === 0) return;
      count.turns += 1;
      const isPool = state.board.tiles[turn.from] === lookup.pool;
      const isIdle = turn.at === turn.from && (!turn.changed || (isPool && turn.left));
      if (isIdle && (turn.left || !isWaiting(state, turn.at))) count.idle += 1;
      if (turn.at === turn.from && turn.left && !turn.changed) count.stepped += 1;
      const isBack = last !== undefined && turn.at === last.from && turn.from === last.at && turn.at !== turn.from;
      if (isBack && !turn.changed && !last.changed && turn.news === last.news) count.undone += 1;
    });
  }
  return count;
}

/** Whether an adventurer on the open Exit only has to wait for the others, among them the bearer of the Ring. */
function isWaiting(state: BagState, place: number): boolean {
  const { board, ring, adventurers } = state;
  const isOpen = ![...state.tokens, ...state.monsters].some((one) => one.place === place);
  const isAlone = adventurers.every(({ fate, place: other }) => fate !== 'inside' || other === place);
  return board.tiles[place] === lookup.exit && isOpen && ring.kind === 'held' && !isAlone;
}

function nameOf(bot: Bot | 'policy'): string {
  return bot === 'policy' ? 'cunning without playouts' : bot.id;
}

/** The same bot with fewer playouts. */
function withIterations(bot: Bot, iterations: number): Bot {
  if (bot.thinks === undefined) throw new Error(`${bot.id} thinks`);
  return { ...bot, thinks: { ...bot.thinks, iterations } };
}

/** A game of one kind of bot, turn by turn. */
function playGame(
  bot: Bot | 'policy',
  { seats, number }: { seats: number; number: number },
  onTurn: (turn: Turn, state: BagState) => void,
): void {
  const rng = fastRng(71, number);
  const options = { mode: 'standard', characters: 'choose', adventurers: '2', scroll: 'none' };
  let turn: Turn | undefined;
  let happened: BagEvent[] = [];
  let news = 0;
  const chance = { rng, now: 0, emit: (event: BagEvent) => happened.push(event) };
  const state = game.setup(seats, options, chance);
  const cast = { game: game as never, pack: bagBox.standardPack };
  const players = Array.from({ length: seats }, (_, seat) =>
    bot === 'policy' ? undefined : simulated(bot, seat, cast),
  );
  for (let [seat] = game.toAct(state); seat !== undefined; [seat] = game.toAct(state)) {
    const acting = seat;
    const move =
      players[acting]?.choose(() => game.view(state, acting), game.legalMoves(state, acting), rng) ??
      policy.choose(state, acting, rng);
    game.play(state, acting, move as BagMove, chance);
    for (const event of happened) {
      for (const [other, player] of players.entries()) tell(event, other, player);
      follow(event);
    }
    happened = [];
  }

  function tell(event: BagEvent, other: number, player: (typeof players)[number]): void {
    const seen = game.viewEvent(event, other);
    if (seen !== undefined) player?.see?.(seen);
  }

  function follow(event: BagEvent): void {
    if (NEWS.has(event.kind)) news += 1;
    if (event.kind === 'turn-started') {
      const { number: who } = event.who;
      const { place } = adventurerOf(state, who);
      turn = { who, from: place, at: place, ap: event.ap, left: false, changed: false, news };
    } else if (turn !== undefined && event.kind === 'turn-ended') {
      onTurn(turn, state);
      turn = undefined;
    } else if (turn !== undefined) {
      if (event.kind === 'walked') [turn.at, turn.left] = [event.to, true];
      if (!CHANGES_NOTHING.has(event.kind)) turn.changed = true;
    }
  }
}
