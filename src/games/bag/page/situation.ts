import { elementAt } from '../../../engine/list.ts';
import type { Place } from '../rules/board.ts';
import { FAR } from '../rules/paths.ts';
import type { Action } from './actions/action.ts';
import { wayToFight } from './actions/answers.ts';
import { isWard } from './actions/reacting.ts';
import { riskOf } from './actions/risk.ts';
import type { Selection } from './actions/use-actions.ts';
import { reachOf } from './actions/walk.ts';
import { tileLabel } from './map/tile-label.ts';
import { causeName } from './moments/deaths.ts';
import { choosingSentence } from './party/choosing-sentence.ts';
import {
  canSort,
  foeName,
  isTileFree,
  isWaitingForAnswer,
  itemAt,
  myself,
  type Scene,
  taskNow,
  wareName,
} from './scene.ts';
import { cardOfPlace, nameOf } from './words.ts';

/** The content of the panel: a prompt, a text below it, and an icon. */
export interface Situation {
  sentence: string;
  more: string;
  icon?: string;
}

/** The text for the current selection, or the prompt with `news` below it. */
export function situationOf(
  scene: Scene,
  {
    asking,
    looked,
    news,
    caption,
  }: {
    asking: Action | undefined;
    looked: Selection | undefined;
    news: string;
    /** Another player's actions, for those who watch. */
    caption?: string | undefined;
  },
): Situation {
  const { words } = scene;
  const { page } = words;
  if (asking?.asks !== undefined) return { sentence: asking.asks, more: `${asking.label} (${asking.price ?? ''})` };
  switch (looked?.kind) {
    case undefined: {
      const prompt = promptFor(scene);
      if (caption === undefined || scene.moves.length > 0) return { sentence: prompt, more: news };
      return { sentence: caption, more: outNow(scene) ?? prompt };
    }
    case 'tile':
      return {
        sentence: tileLabel(scene, looked.place, { steps: FAR, lit: undefined }),
        more: riskAt(scene, looked.place) ?? words.game.tile(cardOfPlace(scene, looked.place)),
      };
    case 'ring':
      return { sentence: page.theRing, more: page.questIs, icon: 'ring' };
    case 'item': {
      const me = myself(scene);
      const item = itemAt(me, looked.space);
      if (item === undefined) {
        const { spaces } = words.characterCard(me.character);
        return { sentence: page.emptySpace(elementAt(spaces, looked.space)), more: '' };
      }
      return { sentence: words.item(item), more: words.worth(item), icon: words.itemCard(item).icon };
    }
  }
}

/** The risk of walking to a place within reach. */
function riskAt(scene: Scene, place: Place): string | undefined {
  const cost = reachOf(scene).get(place);
  return cost === undefined ? undefined : riskOf(scene, place, cost);
}

/** The prompt: what you can do now, or who everybody waits for. */
export function promptFor(scene: Scene): string {
  const { view, words, moves } = scene;
  const { status } = words.page;
  if (view.phase === 'over') return status.over(words.game.endings[view.ending ?? 'collapse']);
  if (view.phase === 'choosing') return choosingSentence(scene);
  const decides = view.decides ?? view.active;
  if (moves.length === 0) {
    const task = taskNow(view);
    if (task?.kind === 'answer-trade' && isWaitingForAnswer(scene)) {
      return status.offered(nameOf(scene, task.who), wareName(scene, task.give), wareName(scene, task.want));
    }
    if (task?.kind === 'wound') {
      const say = isWard(scene) ? status.otherWard : status.otherDrinks;
      return say(nameOf(scene, task.who), causeName(scene, task.cause), task.damage);
    }
    const isWaiting = task !== undefined && decides !== view.active;
    return isWaiting ? status.otherDecides(nameOf(scene, decides)) : status.otherTurn(nameOf(scene, decides));
  }
  if (taskNow(view) === undefined) return turnSentence(scene);
  return taskSentence(scene);
}

/** The message that you are out while the others play on; undefined while you are in. */
export function outNow({ view, you, words }: Scene): string | undefined {
  const own = view.adventurers.filter(({ seat }) => seat === you);
  if (view.phase !== 'playing' || own.length === 0 || own.some(({ fate }) => fate === 'inside')) return undefined;
  const { out } = words.page.status;
  return own.some(({ fate }) => fate === 'escaped') ? out.escaped : out.lost;
}

/** A player with several adventurers sees which one's turn it is. */
function turnSentence(scene: Scene): string {
  const { view, words, me } = scene;
  const { status } = words.page;
  const isOneOfSeveral = view.terms.solo && view.adventurers.length > 1;
  const who = isOneOfSeveral ? nameOf(scene, me) : undefined;
  const { ap } = myself(scene);
  const offers = (wanted: string) => scene.moves.some(({ kind }) => kind === wanted);
  // With a Torch a second tile can be laid with no AP left.
  if (ap === 0 && !offers('draw')) return status.noAp(who, { sort: canSort(scene) });
  return status.turn(who, ap, {
    last: view.ring.kind === 'out',
    walk: offers('go'),
    explore: offers('draw'),
    leave: offers('leave'),
    price: isTileFree(scene) ? words.page.free : words.page.ap(1),
    ...(isOneOfSeveral && { place: { number: me + 1, of: view.adventurers.length } }),
  });
}

function taskSentence(scene: Scene): string {
  const { view, words } = scene;
  const { status } = words.page;
  const task = taskNow(view);
  const itemName = (item: number | 'face-down') => wareName(scene, item);
  switch (task?.kind) {
    case 'wound':
      return isWard(scene)
        ? status.ward(causeName(scene, task.cause), task.damage)
        : status.drink(causeName(scene, task.cause), task.damage);
    case 'sneak':
      return status.sneak;
    case 'lay':
      return status.lay(words.tile(task.tile), waysToLay(scene));
    case 'redraw':
      return status.redraw(itemName(task.item));
    case 'make-room':
      return status.makeRoom(itemName(task.item));
    case 'refund':
      return status.refund(itemName(task.item));
    case 'spikes': {
      const { role } = cardOfPlace(scene, myself(scene).place);
      return status.spikes(role.kind === 'spikes' ? role.hurtsOn : 0);
    }
    case 'fred':
      return status.fred(task.paid);
    case 'pool':
      return status.pool(view.poolTokens);
    case 'before-round':
      return task.side === 1
        ? status.defend(attackerName(scene))
        : status.fight(view.fight?.round ?? 0, choicesIn(scene));
    case 'after-roll':
      return scene.moves.some(({ kind }) => kind === 'reroll') ? status.reroll : status.double;
    case 'answer-tag':
      return status.tagged(
        nameOf(scene, task.caller),
        { name: foeName(scene), isMonster: view.fight?.defender === undefined },
        wayToFight(scene),
      );
    default:
      return otherTaskSentence(scene);
  }
}

function otherTaskSentence(scene: Scene): string {
  const { status } = scene.words.page;
  const task = taskNow(scene.view);
  switch (task?.kind) {
    case 'loot':
      return canSort(scene) ? status.loot : status.noLoot;
    case 'name-price':
      return task.give === 'nothing'
        ? status.namePrice(nameOf(scene, task.to))
        : status.namePriceFor(wareName(scene, task.give), nameOf(scene, task.to));
    case 'answer-trade':
      return status.trade(nameOf(scene, task.from), wareName(scene, task.give), wareName(scene, task.want));
    case 'teleport':
      return status.teleport(nameOf(scene, task.target));
    case 'claw':
      return status.claw(nameOf(scene, task.target));
    case 'hand-over-kill':
      return status.handOver(nameOf(scene, task.to));
    case 'charge':
      return status.charge;
    case 'name-partner':
      return status.namePartner;
    default:
      return turnSentence(scene);
  }
}

/** Whether the drawn tile fits in more than one way at some side, and at more than one side. */
function waysToLay({ moves }: Scene): { turn: boolean; move: boolean } {
  const sides = moves.flatMap((move) => (move.kind === 'lay' ? [move.side] : []));
  const different = new Set(sides).size;
  return { turn: different < sides.length, move: different > 1 };
}

/** What can be done before a round besides rolling. */
function choicesIn({ moves }: Scene) {
  const offers = (...kinds: string[]) => moves.some(({ kind }) => kinds.includes(kind));
  return {
    escape: offers('escape', 'escape-new', 'whirl'),
    call: offers('tag'),
    use: offers('use', 'shoot', 'cast-at', 'cure'),
  };
}

/** Why there is no escape from a fight, where a rule forbids it. */
export function whyNoEscape({ view, words, moves }: Scene): string {
  const task = taskNow(view);
  const { fight } = view;
  if (fight === undefined || task?.kind !== 'before-round' || moves.length === 0) return '';
  const isTagged = fight.attacker.partner !== undefined || fight.defender?.partner !== undefined;
  if (isTagged) return words.page.fight.noEscapeTagged;
  return fight.locked && !fight.attacker.alone ? words.page.fight.locked : '';
}

function attackerName(scene: Scene): string {
  const { fight } = scene.view;
  return fight === undefined ? '' : nameOf(scene, fight.attacker.fighter);
}
