import type { Question } from '../../../engine/bot.ts';
import { isSame } from '../../../engine/same.ts';
import { wayFrom } from '../rules/board.ts';
import type { BagMove } from '../rules/moves.ts';
import type { BagKnowledge } from '../rules/remember.ts';
import { adventurerOf } from '../rules/state.ts';
import type { BagView } from '../rules/view.ts';
import type { Outlook } from './playout/figures.ts';
import { destinationsIn, moveTowards } from './playout/journey.ts';
import { hasSomethingToDo } from './playout/waiting.ts';

/** Numbers of destinations and of choices that are weighed. */
const PLACES = 3;
const CHOICES = 4;
/** With this many APs left, ending the turn is weighed too. */
const TO_SPARE = 2;
/** Moves that may turn a fight, besides another round. */
const IN_A_FIGHT = new Set<BagMove['kind']>(['roll', 'escape', 'tag', 'use', 'whirl', 'escape-new']);

/**
 * The choices worth weighing. Most moves are plain: the next step on a way, a tile to lay. Playouts are spent where the
 * game is decided: before and in a fight, when somebody calls, and when a turn would end with APs left. The playout
 * policy's move comes first.
 */
export function shortlistFor(question: Question<BagView, BagMove>, first: BagMove, outlook: Outlook): BagMove[] {
  const { view, moves } = question;
  const task = view.agenda.at(-1);
  // A bearer who waits with the Ring for partners does not weigh it against a walk.
  if (first.kind === 'end' && moves.some(({ kind }) => kind === 'leave')) return [first];
  if (task === undefined) return isTurningPoint(outlook, first) ? onTheWay(question, first, outlook) : [first];
  switch (task.kind) {
    case 'before-round':
      return weighed(
        first,
        moves.filter(({ kind }) => IN_A_FIGHT.has(kind)),
      );
    case 'answer-tag':
    case 'after-roll':
    case 'wound':
      return weighed(first, moves);
    default:
      return [first];
  }
}

/** Whether a move begins a fight, or leaves APs unused. */
function isTurningPoint(outlook: Outlook, move: BagMove): boolean {
  const { state, scout, who } = outlook;
  const { place, ap } = adventurerOf(state, who);
  if (move.kind === 'go') return scout.isGuarded(wayFrom(state.board, place, move.side));
  return move.kind === 'end' && ap > 0 && (ap >= TO_SPARE || hasSomethingToDo(outlook, ap));
}

/** The ways to the best places, and ending the turn; not the way back where this walk came from without news. */
function onTheWay({ moves, knowledge }: Question<BagView, BagMove>, first: BagMove, outlook: Outlook): BagMove[] {
  const { state, scout, who } = outlook;
  const trail = (knowledge as BagKnowledge | undefined)?.trail ?? [];
  const { place: from } = adventurerOf(state, who);
  const others: BagMove[] = [];
  const places = destinationsIn(outlook).sort((one, other) => other.worth - one.worth);
  for (const { place } of places.slice(0, PLACES)) {
    const move = moveTowards(outlook, place);
    if (move === undefined || (move.kind === 'go' && trail.includes(wayFrom(state.board, from, move.side)))) continue;
    others.push(...moves.filter((one) => isSame(one, move)));
  }
  // A turn does not end while something safe is within reach: neither by the policy nor because playouts came out equal.
  if (first.kind === 'end' && hasSomethingToDo(outlook, adventurerOf(state, who).ap)) {
    const isSafe = (move: BagMove) => move.kind !== 'go' || !scout.isGuarded(wayFrom(state.board, from, move.side));
    const [safest, ...safe] = others.filter(isSafe);
    if (safest !== undefined) return weighed(safest, safe);
  }
  const isBusy = first.kind !== 'end' && hasSomethingToDo(outlook);
  return weighed(first, isBusy ? others : [...others, ...moves.filter(({ kind }) => kind === 'end')]);
}

function weighed(first: BagMove, moves: readonly BagMove[]): BagMove[] {
  const choices = [first];
  for (const move of moves) {
    if (choices.length < CHOICES && !choices.some((one) => isSame(one, move))) choices.push(move);
  }
  return choices;
}
