import { elementAt } from '../../../../engine/list.ts';
import { wayFrom } from '../../rules/board.ts';
import type { BagMove } from '../../rules/state.ts';
import {
  canSort,
  giftsOf,
  isTileFree,
  isWaitingForAnswer,
  itemAt,
  myself,
  type Scene,
  spaceWith,
  targetName,
  taskNow,
  wayName,
} from '../scene.ts';
import { nameOf } from '../words.ts';
import { type Action, type ItemMove, PANEL, panelAction } from './action.ts';
import { answerAction } from './answers.ts';
import { bombRisk, riskOf } from './risk.ts';

/** Every legal move as a control, in the order of the moves. */
export function actionsOf(scene: Scene): Action[] {
  const actions = scene.moves.map((move) => actionOf(scene, move));
  // Not in the legal moves: it is another player's turn.
  for (const move of giftsOf(scene)) actions.push(actionOf(scene, move));
  if (isWaitingForAnswer(scene)) actions.push(actionOf(scene, { kind: 'call-off' }));
  return withStrongest(actions);
}

/** Taking the Ring, or leaving with it, comes first, and no other button is as strong. */
function withStrongest(actions: Action[]): Action[] {
  const strongest = actions.find(({ move }) => STRONGEST.has(move.kind));
  if (strongest === undefined) return actions;
  const others = actions.filter((action) => action !== strongest);
  return [
    strongest,
    ...others.map((action) => (action.spot === PANEL ? { ...action, look: 'plain' as const } : action)),
  ];
}

const STRONGEST: ReadonlySet<BagMove['kind']> = new Set(['take-ring', 'leave', 'deliver']);

/** A question before the move, if there is one. */
const asking = (asks: string | undefined) => (asks === undefined ? {} : { asks });

/** The control of a move. Every kind has one: the compiler checks it. */
function actionOf(scene: Scene, move: BagMove): Action {
  const { words } = scene;
  const { actions: say, ap } = words.page;
  const me = myself(scene);
  const plain = (label: string, more: Partial<Action> = {}) => panelAction(move, label, more);
  switch (move.kind) {
    case 'choose':
      return plain(words.page.choose.pick(words.character(move.character)), { look: 'main' });
    case 'go':
      return plain(say.go(wayName(scene, me.place, move.side)), {
        price: scene.view.stride ? words.page.free : ap(1),
        side: move.side,
        place: wayFrom(scene.view.board, me.place, move.side),
        ...asking(riskOf(scene, wayFrom(scene.view.board, me.place, move.side), scene.view.stride ? 0 : 1)),
      });
    case 'draw':
      return plain(say.explore, { price: isTileFree(scene) ? words.page.free : ap(1), look: 'main' });
    case 'lay':
      return plain(say.lay, { spot: { kind: 'laying' }, look: 'main' });
    case 'end':
      if (taskNow(scene.view)?.kind !== 'loot') return plain(say.end);
      return plain(canSort(scene) ? say.done : say.goOn, { look: 'main' });
    case 'leave':
      return plain(say.leave, { price: ap(1), look: 'main' });
    case 'deliver':
      return plain(say.deliver, { look: 'main' });
    case 'take':
      return plain(say.take(words.item(move.item)), { icon: words.itemCard(move.item).icon, price: words.page.free });
    case 'take-ring':
      return plain(say.take(words.page.theRing), { icon: 'ring', look: 'main', price: words.page.free });
    case 'drop':
    case 'drop-ring':
    case 'wear':
    case 'stow':
    case 'show':
    case 'hide':
    case 'use':
    case 'shoot':
    case 'shoot-adventurer':
    case 'cast':
    case 'cast-at':
    case 'whirl':
    case 'offer':
      return itemAction(scene, move);
    case 'look':
      return plain(say.look(wayName(scene, me.place, move.side)), {
        price: words.page.free,
        place: wayFrom(scene.view.board, me.place, move.side),
      });
    case 'cure': {
      const { skill } = words.characterCard(me.character);
      return plain(say.cure(nameOf(scene, move.who)), {
        who: move.who,
        ...(skill.kind === 'cure' && { price: ap(skill.ap) }),
      });
    }
    case 'attack':
      return plain(say.attack(nameOf(scene, move.who)), {
        who: move.who,
        icon: 'crossed-swords',
        price: words.page.free,
      });
    default:
      return answerAction(scene, move);
  }
}

/** The control for something you carry. */
function itemAction(scene: Scene, move: ItemMove): Action {
  const { words } = scene;
  const { actions: say } = words.page;
  const of = (space: number, label: string, more: Partial<Action> = {}): Action => ({
    move,
    label,
    spot: { kind: 'item', space },
    look: 'plain',
    ...more,
  });
  const using = (space: number, label: string, more: Partial<Action> = {}): Action =>
    of(space, label, { look: 'main', price: priceOf(scene, space), ...more });
  switch (move.kind) {
    case 'drop':
      return of(move.space, say.drop);
    case 'drop-ring':
      return { move, label: say.drop, spot: { kind: 'ring' }, look: 'plain' };
    case 'wear':
      return wearAction(scene, move);
    case 'stow':
      return of(move.space, say.stow);
    case 'show':
    case 'hide':
      return { move, label: say[move.kind], spot: { kind: 'items' }, look: 'plain' };
    case 'use':
      return using(move.space, drinkOrOpen(scene, move.space));
    case 'shoot':
      return using(move.space, say.shootAt(targetName(scene, move.place)), {
        place: move.place,
        ...asking(bombRisk(scene, move.space, move.place)),
      });
    case 'shoot-adventurer':
      return using(move.space, say.shootAt(nameOf(scene, move.who)), { who: move.who });
    case 'cast':
      return using(move.space, say.castOn(nameOf(scene, move.who)), { who: move.who });
    case 'cast-at':
      return using(move.space, say.castAt(targetName(scene, move.place)), { place: move.place });
    case 'whirl': {
      const { place } = myself(scene);
      const to = wayFrom(scene.view.board, place, move.side);
      return using(move.space, say.whirl(wayName(scene, place, move.side)), { place: to });
    }
    case 'offer':
      return offerAction(scene, move);
  }
}

function wearAction(scene: Scene, move: Extract<BagMove, { kind: 'wear' }>): Action {
  const { words } = scene;
  const { actions: say } = words.page;
  const me = myself(scene);
  const there = itemAt(me, move.to);
  const { spaces } = words.characterCard(me.character);
  const kind = elementAt(spaces, move.to);
  const hands = spaces.flatMap((other, space) => (other === 'hand' ? [space] : []));
  const hand = kind === 'hand' && hands.length === 2 ? say.hands[move.to === hands[0] ? 0 : 1] : say.wear(kind);
  const label = there === undefined ? hand : say.wearInstead(words.item(there));
  return { move, label, spot: { kind: 'item', space: move.space }, look: 'plain' };
}

function offerAction(scene: Scene, move: Extract<BagMove, { kind: 'offer' }>): Action {
  const { actions: say } = scene.words.page;
  const to = nameOf(scene, move.to);
  const { give } = move;
  if (give === 'nothing') return { move, label: say.askFor(to), spot: PANEL, look: 'plain', icon: 'swap-bag' };
  if (give === 'ring') return { move, label: say.offer(to), spot: { kind: 'ring' }, look: 'plain' };
  return {
    move,
    label: say.offer(to),
    spot: { kind: 'item', space: spaceWith(myself(scene), give) },
    look: 'plain',
  };
}

function drinkOrOpen(scene: Scene, space: number): string {
  const { actions: say } = scene.words.page;
  const item = itemAt(myself(scene), space);
  return item !== undefined && scene.words.itemCard(item).effect.kind === 'chest' ? say.open : say.drink;
}

/** What using an item costs. */
function priceOf({ words, ...scene }: Scene, space: number): string {
  const item = itemAt(myself(scene), space);
  const effect = item === undefined ? undefined : words.itemCard(item).effect;
  const points = effect !== undefined && 'ap' in effect ? effect.ap : 0;
  return points === 0 ? words.page.free : words.page.ap(points);
}
