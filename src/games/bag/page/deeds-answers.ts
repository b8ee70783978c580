import { wayFrom } from '../rules/board.ts';
import { distancesFrom } from '../rules/paths.ts';
import type { BagMove, Ware } from '../rules/state.ts';
import type { Deed, Spot } from './deeds.ts';
import { isGuarded, itemAt, myself, type Scene, taskNow, wareName, wayName } from './scene.ts';
import { exactPlaceName, nameOf } from './words.ts';

/** Moves that fight, or answer what is on the agenda. */
type Answering = Exclude<
  BagMove,
  {
    kind:
      | 'choose'
      | 'go'
      | 'draw'
      | 'lay'
      | 'end'
      | 'leave'
      | 'deliver'
      | 'take'
      | 'take-ring'
      | 'drop'
      | 'drop-ring'
      | 'wear'
      | 'stow'
      | 'show'
      | 'hide'
      | 'look'
      | 'use'
      | 'shoot'
      | 'shoot-adventurer'
      | 'cast'
      | 'cast-at'
      | 'whirl'
      | 'cure'
      | 'attack'
      | 'offer';
  }
>;

const PANEL: Spot = { kind: 'panel' };
const ESCAPE_DAMAGE = 1;
const NEW_TILE_DAMAGE = 2;
const FLEE_DAMAGE = 4;

/** The control of a move that fights or answers. */
export function answerDeed(scene: Scene, move: Answering): Deed {
  const { words } = scene;
  const { deeds: say } = words.page;
  const plain = (label: string, more: Partial<Deed> = {}): Deed => ({
    move,
    label,
    spot: PANEL,
    look: 'plain',
    ...more,
  });
  const ofItem = (space: number, label: (thing: string) => string): Deed => {
    const item = itemAt(myself(scene), space);
    if (item === undefined) return plain(label(words.page.faceDown));
    return plain(label(words.item(item)), { icon: words.itemCard(item).icon });
  };
  switch (move.kind) {
    case 'roll':
    case 'escape':
    case 'escape-new':
    case 'flee':
    case 'tag':
      return fightDeed(scene, move);
    case 'reroll': {
      const { fight } = scene.view;
      const whose = move.side === 1 ? fight?.defender?.fighter : fight?.attacker.fighter;
      return plain(say.reroll(whose === undefined ? '' : nameOf(scene, whose)), { price: words.page.ap(1) });
    }
    case 'ask': {
      const task = taskNow(scene.view);
      const isWish = task?.kind === 'name-price' && task.give === 'nothing';
      const thing = wareName(scene, move.want);
      const label = move.want === 'nothing' ? say.asGift : isWish ? say.wish(thing) : say.forThing(thing);
      return plain(label, wareIcon(scene, move.want));
    }
    case 'swap':
      return ofItem(move.space, say.layDown);
    case 'sacrifice':
    case 'pay':
      return ofItem(move.space, say.give);
    case 'dare':
      return plain(say.dare, { look: 'main' });
    case 'pay-kills':
      return plain(say.payKills, { icon: 'skull-crossed-bones' });
    case 'pick-place':
    case 'charge-to':
      return plain(say.to(exactPlaceName(scene, move.place)), { place: move.place });
    case 'grab':
      return grabDeed(scene, move);
    case 'hand-over':
      return plain(say.give(words.monster(move.monster)), { icon: words.monsterIcon(move.monster) });
    case 'name-partner':
      return plain(say.partner(nameOf(scene, move.who)), { who: move.who, look: 'main', price: words.page.free });
    case 'stop':
      return plain(say.stop);
    case 'yes':
    case 'no':
      return yesOrNo(scene, move);
    case 'call-off':
      return plain(say.callOff);
    case 'away':
    case 'back':
      throw new Error('only the house says who is gone');
  }
}

/** Roll, escape, flee, call; an escape that would kill asks first. */
function fightDeed(
  scene: Scene,
  move: Extract<BagMove, { kind: 'roll' | 'escape' | 'escape-new' | 'flee' | 'tag' }>,
): Deed {
  const { view, words } = scene;
  const { deeds: say, ap, damage, status } = words.page;
  const from = view.fight?.place ?? myself(scene).place;
  const plain = (label: string, more: Partial<Deed> = {}): Deed => ({
    move,
    label,
    spot: PANEL,
    look: 'plain',
    ...more,
  });
  const asks = (points: number) => (myself(scene).health <= points ? { asks: status.deadly } : {});
  switch (move.kind) {
    case 'roll':
      return plain(say.roll, { look: 'main' });
    case 'escape':
      return plain(say.escape(wayName(scene, from, move.side)), {
        price: `${ap(1)}, ${damage(ESCAPE_DAMAGE)}`,
        place: wayFrom(view.board, from, move.side),
        ...asks(ESCAPE_DAMAGE),
      });
    case 'escape-new':
      return plain(say.escapeNew, { price: `${ap(2)}, ${damage(NEW_TILE_DAMAGE)}`, ...asks(NEW_TILE_DAMAGE) });
    case 'flee': {
      const way = wayName(scene, from, move.side);
      const place = wayFrom(view.board, from, move.side);
      if (move.pay === 'damage')
        return plain(say.fleeHurt(way), { price: damage(FLEE_DAMAGE), place, ...asks(FLEE_DAMAGE) });
      return plain(say.fleeKill(way, words.monster(move.pay)), { price: words.page.oneKill, place });
    }
    case 'tag':
      return plain(say.tag(nameOf(scene, move.who)), { price: ap(1), who: move.who });
  }
}

function grabDeed(scene: Scene, move: Extract<BagMove, { kind: 'grab' }>): Deed {
  const { words, view } = scene;
  const { deeds: say } = words.page;
  const task = taskNow(view);
  const make = (thing: string, icon: string | undefined): Deed => ({
    move,
    label: say.grab(thing),
    spot: PANEL,
    look: 'plain',
    ...(icon !== undefined && { icon }),
  });
  if (move.ware === 'ring') return make(words.page.theRing, 'ring');
  const item = task?.kind === 'claw' ? itemAt(view.adventurers[task.target], move.ware) : undefined;
  return item === undefined
    ? make(say.hiddenThing(move.ware + 1), undefined)
    : make(words.item(item), words.itemCard(item).icon);
}

function wareIcon({ words }: Scene, ware: Ware): { icon?: string } {
  if (ware === 'nothing') return {};
  return { icon: ware === 'ring' ? 'ring' : words.itemCard(ware).icon };
}

/** Yes and no, as what is asked wants them said. */
function yesOrNo(scene: Scene, move: Extract<BagMove, { kind: 'yes' | 'no' }>): Deed {
  const { deeds: say, ap } = scene.words.page;
  const task = taskNow(scene.view);
  const yes = (label: string, more: Partial<Deed> = {}): Deed => ({ move, label, spot: PANEL, look: 'main', ...more });
  const no = (label: string): Deed => ({ move, label, spot: PANEL, look: 'plain' });
  const either = (one: string, other: string): Deed => (move.kind === 'yes' ? yes(one) : no(other));
  switch (task?.kind) {
    case 'wound':
      return isWard(scene) ? either(say.ward, say.bear) : either(say.drink, say.notNow);
    case 'pool':
      return either(say.pool, say.notNow);
    case 'redraw':
      return either(say.redraw, say.keep);
    case 'refund':
      return either(say.refund, say.keep);
    case 'answer-tag':
      return move.kind === 'yes' ? yes(say.come, { price: ap(wayToFight(scene)) }) : no(say.stayAway);
    case 'answer-trade':
      return either(say.accept, say.decline);
    case 'name-price':
      return no(say.neverMind);
    case 'after-roll':
      return either(say.double, say.letItBe);
    case 'make-room':
      return no(say.leaveIt);
    case 'fred':
      return no(say.buyNothing);
    case 'name-partner':
      return no(say.nobody);
    default:
      return either(say.accept, say.notNow);
  }
}

/** Whether a wound can be shrugged off; otherwise a potion is offered. */
export function isWard(scene: Scene): boolean {
  const task = taskNow(scene.view);
  if (task?.kind !== 'wound' || task.asked !== 'nothing' || !task.attack) return false;
  const { character, skillUsed } = scene.view.adventurers[task.who];
  const { skill } = scene.words.pack.characters[character];
  return skill.kind === 'ward' && skillUsed < skill.times;
}

/** The APs the way to the fight costs who was called. */
export function wayToFight({ view, me }: Pick<Scene, 'view' | 'me'>): number {
  const { fight, board } = view;
  if (fight === undefined) return 0;
  return distancesFrom(board, fight.place, (place) => isGuarded(view, place))[view.adventurers[me].place];
}
