import { simulated } from '../../src/bots/simulated.ts';
import type { Bot } from '../../src/engine/bot.ts';
import { parseOptions } from '../../src/engine/options.ts';
import { fastRng } from '../../src/engine/rng.ts';
import { chanceAt, type Outlook } from '../../src/games/bag/bots/playout/figures.ts';
import { openScout } from '../../src/games/bag/bots/playout/scout.ts';
import { hasSomethingToDo, leavesBehind } from '../../src/games/bag/bots/playout/waiting.ts';
import { bagBox } from '../../src/games/bag/box.ts';
import { wayFrom } from '../../src/games/bag/rules/board.ts';
import { decider } from '../../src/games/bag/rules/chapters/agenda.ts';
import { isWorn } from '../../src/games/bag/rules/chapters/items/gear.ts';
import type { BagPack } from '../../src/games/bag/rules/content.ts';
import { openBag } from '../../src/games/bag/rules/game.ts';
import { lookUp } from '../../src/games/bag/rules/lookup.ts';
import type { BagMove } from '../../src/games/bag/rules/moves.ts';

const pack = bagBox.standardPack as BagPack;
const game = openBag(pack);
const lookup = lookUp(pack);
const scout = openScout(lookup);

/** How often bots make moves that people would find silly, and how often they use what they have. */
export interface Habits {
  games: number;
  won: number;
  /**
   * Games in which a party could win and the Ring left, and those in which it left behind somebody who could have come.
   */
  ringOut: number;
  leftBehind: number;
  turns: number;
  /** Turns ended with APs and something to do, and the longest run of them. */
  idle: number;
  idleInARow: number;
  /** Monsters met with the last AP by an adventurer who is not sure to win. */
  lastPoint: number;
  /** Items sold to Fred, and how many of them were worn. */
  sold: number;
  soldWorn: number;
  looks: number;
  spells: number;
  attacks: number;
  /** Steps onto a monster's tile and on, under the Cloak. */
  passes: number;
}

/** Tables as people play them, by the number of the game. */
export function tableOf(number: number): { seats: number; options: Record<string, string | boolean> } {
  const seats = 1 + (number % 4);
  const adventurers = String(1 + (Math.floor(number / 4) % 4));
  const extras: Record<string, string | boolean>[] = [
    {},
    { mode: 'competitive' },
    { scroll: '7' },
    { givingWay: true },
    { fred: true },
    { monsterRush: true },
    { scroll: 'random' },
  ];
  return { seats, options: { adventurers, ...extras[Math.floor(number / 4) % extras.length] } };
}

/** All counts at zero. */
export function noHabits(): Habits {
  return {
    games: 0,
    won: 0,
    ringOut: 0,
    leftBehind: 0,
    turns: 0,
    idle: 0,
    idleInARow: 0,
    lastPoint: 0,
    sold: 0,
    soldWorn: 0,
    looks: 0,
    spells: 0,
    attacks: 0,
    passes: 0,
  };
}

/** Below this chance no lair should be entered with the last AP. */
const SURE = 0.85;

/** Plays one game and counts. */
export function countGame(bot: Bot, number: number, habits: Habits): void {
  const { seats, options } = tableOf(number);
  const parsed = parseOptions(bagBox.options, options);
  if (parsed.kind === 'invalid') throw new Error(`no option ${parsed.field}`);
  const rng = fastRng(71, number);
  const events: unknown[] = [];
  const chance = { rng, now: 0, emit: (event: unknown) => events.push(event) };
  const state = game.setup(seats, parsed.options, chance);
  const cast = { game: game as never, pack };
  const players = Array.from({ length: seats }, (_, seat) => simulated(bot, seat, cast));
  let inARow = 0;
  let behind: number[] = [];
  for (let acting = game.toAct(state); acting.length > 0; acting = game.toAct(state)) {
    const [seat] = acting;
    const move = players[seat].choose(() => game.view(state, seat), game.legalMoves(state, seat), rng) as BagMove;
    const who = decider(state);
    if (who !== undefined && state.phase === 'playing') {
      scout.look(state);
      const outlook: Outlook = { state, lookup, scout, who };
      inARow = countMove(outlook, move, habits, inARow);
      if (move.kind === 'leave' && state.ring.kind === 'held' && !state.terms.competitive) {
        habits.ringOut += 1;
        behind = leavesBehind(outlook);
      }
    }
    game.play(state, seat, move, chance);
    for (const event of events.splice(0)) {
      for (const [other, player] of players.entries()) {
        const seen = game.viewEvent(event as never, other);
        if (seen !== undefined) player.see?.(seen);
      }
    }
  }
  habits.games += 1;
  if ((game.outcome(state)?.winners.length ?? 0) > 0) habits.won += 1;
  if (behind.some((who) => state.adventurers[who].fate === 'lost')) habits.leftBehind += 1;
}

function countMove(outlook: Outlook, move: BagMove, habits: Habits, inARow: number): number {
  const { state, who } = outlook;
  const me = state.adventurers[who];
  const isOwnTurn = state.agenda.length === 0;
  switch (move.kind) {
    case 'look':
      habits.looks += 1;
      break;
    case 'cast':
    case 'cast-at':
      habits.spells += 1;
      break;
    case 'attack':
      habits.attacks += 1;
      break;
    case 'pay':
      habits.sold += 1;
      if (isWorn(lookup, me, move.space)) habits.soldWorn += 1;
      break;
    case 'go': {
      const to = wayFrom(state.board, me.place, move.side);
      if (scout.isGuarded(me.place)) habits.passes += 1;
      if (me.ap === 1 && scout.isGuarded(to) && isUnsure(outlook, to)) habits.lastPoint += 1;
      break;
    }
    default:
  }
  if (!isOwnTurn || move.kind !== 'end') return inARow;
  habits.turns += 1;
  if (me.ap === 0 || !hasSomethingToDo(outlook, me.ap)) return 0;
  habits.idle += 1;
  habits.idleInARow = Math.max(habits.idleInARow, inARow + 1);
  return inARow + 1;
}

function isUnsure(outlook: Outlook, place: number): boolean {
  const { state } = outlook;
  return state.ring.kind !== 'out' && chanceAt(outlook, place, 0) < SURE;
}
