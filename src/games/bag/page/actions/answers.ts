import { elementAt } from '../../../../engine/list.ts';
import { distancesFrom } from '../../rules/paths.ts';
import { adventurerOf, type BagMove, type Ware } from '../../rules/state.ts';
import { isGuarded, itemAt, myself, type Scene, taskNow, wareName } from '../scene.ts';
import { cardOfPlace, exactPlaceName, nameOf } from '../words.ts';
import { type Action, type ItemMove, PANEL, panelAction } from './action.ts';
import { calledLeads, fightAction } from './fighting.ts';
import { isWard, rolledLeads, woundLeads } from './reacting.ts';

/** Moves in a fight, or that answer the agenda. */
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
      | 'look'
      | 'cure'
      | 'attack'
      | ItemMove['kind'];
  }
>;

/** The control of a move in a fight or of an answer. */
export function answerAction(scene: Scene, move: Answering): Action {
  const { words } = scene;
  const { actions: say } = words.page;
  const plain = (label: string, more: Partial<Action> = {}) => panelAction(move, label, more);
  const ofItem = (space: number, label: (thing: string) => string): Action => {
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
      return fightAction(scene, move);
    case 'reroll': {
      const { fight } = scene.view;
      const whose = move.side === 1 ? fight?.defender?.fighter : fight?.attacker.fighter;
      return plain(say.reroll(whose === undefined ? undefined : nameOf(scene, whose)), { price: words.page.ap(1) });
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
      return plain(say.dare, { look: 'main', leads: dareLeads(scene) });
    case 'pay-kills':
      return plain(say.payKills, { icon: 'skull-crossed-bones' });
    case 'pick-place':
    case 'charge-to':
      return plain(say.to(exactPlaceName(scene, move.place)), { place: move.place });
    case 'grab':
      return grabAction(scene, move);
    case 'hand-over':
      return plain(say.give(words.monster(move.monster)), { icon: words.monsterCard(move.monster).icon });
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
      throw new Error('only the server says who has left');
  }
}

function grabAction(scene: Scene, move: Extract<BagMove, { kind: 'grab' }>): Action {
  const { words, view } = scene;
  const { actions: say } = words.page;
  const task = taskNow(view);
  const make = (thing: string, icon: string | undefined): Action => ({
    move,
    label: say.grab(thing),
    spot: PANEL,
    look: 'plain',
    ...(icon !== undefined && { icon }),
  });
  if (move.ware === 'ring') return make(words.page.theRing, 'ring');
  const item = task?.kind === 'claw' ? itemAt(adventurerOf(view, task.target), move.ware) : undefined;
  return item === undefined
    ? make(say.hiddenThing(move.ware + 1), undefined)
    : make(words.item(item), words.itemCard(item).icon);
}

function wareIcon({ words }: Scene, ware: Ware): { icon?: string } {
  if (ware === 'nothing') return {};
  return { icon: ware === 'ring' ? 'ring' : words.itemCard(ware).icon };
}

/** Yes and no, worded for the question. */
function yesOrNo(scene: Scene, move: Extract<BagMove, { kind: 'yes' | 'no' }>): Action {
  const { actions: say, ap, leads } = scene.words.page;
  const task = taskNow(scene.view);
  const yes = (label: string, more: Partial<Action> = {}): Action => ({
    move,
    label,
    spot: PANEL,
    look: 'main',
    ...more,
  });
  const no = (label: string, leads?: string): Action => ({ move, label, spot: PANEL, look: 'plain', leads });
  const either = (one: string, other: string): Action => (move.kind === 'yes' ? yes(one) : no(other));
  switch (task?.kind) {
    case 'wound':
      return move.kind === 'yes'
        ? yes(isWard(scene) ? say.ward : say.drink, { leads: woundLeads(scene, move.kind) })
        : no(isWard(scene) ? say.bear : say.notNow, woundLeads(scene, move.kind));
    case 'pool': {
      const { health, fullHealth } = myself(scene);
      return move.kind === 'yes' ? yes(say.pool, { leads: leads.fullHealth(health, fullHealth) }) : no(say.notNow);
    }
    case 'redraw':
      return either(say.redraw, say.keep);
    case 'refund':
      return either(say.refund, say.keep);
    case 'answer-tag':
      return move.kind === 'yes'
        ? yes(say.come, { price: ap(wayToFight(scene)), leads: calledLeads(scene, true) })
        : no(say.stayAway, calledLeads(scene, false));
    case 'answer-trade':
      return either(say.accept, say.decline);
    case 'name-price':
      return no(say.neverMind);
    case 'after-roll':
      return move.kind === 'yes'
        ? yes(say.double, { leads: rolledLeads(scene, 2) })
        : no(say.letItBe, rolledLeads(scene, 1));
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

/** BD-104 What the spikes may do to an adventurer who risks them. */
function dareLeads(scene: Scene): string | undefined {
  const { role } = cardOfPlace(scene, myself(scene).place);
  return role.kind === 'spikes' ? scene.words.page.leads.dare(role.hurtsOn, role.dice) : undefined;
}

/** The APs a called adventurer pays to reach the fight. */
export function wayToFight({ view, me }: Pick<Scene, 'view' | 'me'>): number {
  const { fight, board } = view;
  if (fight === undefined) return 0;
  const { place } = myself({ view, me });
  return elementAt(
    distancesFrom(board, fight.place, (at) => isGuarded(view, at)),
    place,
  );
}
