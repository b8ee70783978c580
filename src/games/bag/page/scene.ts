import type { PlayerInfo } from '../../../client/kit/game-page.ts';
import type { Viewer } from '../../../engine/game.ts';
import type { Person } from '../../../engine/text.ts';
import { type Place, placeAt, type Side, spaceBeyond, wayFrom } from '../rules/board.ts';
import type { AdventurerNumber, ItemNumber } from '../rules/content.ts';
import { adventurerOf, type BagMove, type FightSide, type Ware } from '../rules/state.ts';
import type { AdventurerView, BagView, TaskView } from '../rules/view.ts';
import type { Way } from './text/text.ts';
import { exactPlaceName, nameOf, placeName, type Words } from './words.ts';

/** The table as one viewer sees it now. */
export interface Scene {
  view: BagView;
  moves: readonly BagMove[];
  you: Viewer;
  players: readonly PlayerInfo[];
  words: Words;
  /**
   * The adventurer whose items are shown: the one who decides if it is yours, else one of yours, else the active one.
   */
  me: AdventurerNumber;
}

/** What must be decided before the turn goes on. */
export function taskNow({ agenda }: BagView): TaskView | undefined {
  return agenda.at(-1);
}

export function myself({ view, me }: Pick<Scene, 'view' | 'me'>): AdventurerView {
  return adventurerOf(view, me);
}

/** Whether nothing can be done except ending the turn and turning the viewer's own items over. */
export function canSort({ moves }: Pick<Scene, 'moves'>): boolean {
  return moves.some(({ kind }) => kind !== 'end' && kind !== 'show' && kind !== 'hide');
}

/** The item in a space, if face up; followers are numbered after the spaces. */
export function itemAt({ spaces, followers }: AdventurerView, space: number): ItemNumber | undefined {
  const content = space < spaces.length ? spaces[space] : followers[space - spaces.length];
  return typeof content === 'number' ? content : undefined;
}

/** The space an item is offered from; followers are numbered after the spaces. */
export function spaceWith({ spaces, followers }: AdventurerView, item: ItemNumber): number {
  const space = spaces.indexOf(item);
  return space === -1 ? spaces.length + followers.indexOf(item) : space;
}

/** Whether the next tile is free: the second one for the same AP, with a Torch in hand. */
export function isTileFree(scene: Pick<Scene, 'view' | 'words' | 'me'>): boolean {
  const { view, words } = scene;
  return view.secondTile && wornBy(myself(scene), words).some(({ effect }) => effect.kind === 'explore');
}

/** The visible items somebody wears in matching spaces. */
export function wornBy({ spaces, character }: AdventurerView, words: Words) {
  const kinds = words.characterCard(character).spaces;
  return spaces.flatMap((item, space) =>
    typeof item === 'number' && kinds[space] !== 'any' ? [{ item, effect: words.itemCard(item).effect }] : [],
  );
}

/** The label of a side of a place. */
export function wayName(scene: Pick<Scene, 'view' | 'words'>, from: Place, side: Side): Way {
  const to = wayFrom(scene.view.board, from, side);
  return {
    direction: scene.words.page.directions[side] ?? '',
    // While a step is still being animated, the side may not lead anywhere yet.
    tile: to >= 0 ? placeNameWithFoe(scene, to) : undefined,
  };
}

/** A place by name, with the monster on it. */
function placeNameWithFoe(scene: Pick<Scene, 'view' | 'words'>, place: Place): string {
  const { view, words } = scene;
  const monster = view.monsters.find((other) => other.place === place);
  const name = placeName(scene, place);
  return monster === undefined ? name : `${words.monster(monster.monster)} (${name})`;
}

/** What a shot at a place would hit, in a few words. */
export function targetName(scene: Scene, place: Place): string {
  const { view, words } = scene;
  const monster = view.monsters.find((other) => other.place === place);
  if (monster !== undefined) return `${words.monster(monster.monster)} (${exactPlaceName(scene, place)})`;
  const people = view.adventurers.flatMap(({ place: at, fate }, who) =>
    at === place && fate === 'inside' ? [nameOf(scene, who)] : [],
  );
  return people.length > 0 ? `${exactPlaceName(scene, place)}: ${people.join(', ')}` : exactPlaceName(scene, place);
}

/** The empty space beyond a side of an adventurer's place, if a tile could be laid there. */
export function openSpace(view: BagView, who: AdventurerNumber, side: Side): { x: number; y: number } | undefined {
  const { place } = adventurerOf(view, who);
  if (wayFrom(view.board, place, side) !== -1) return undefined;
  const space = spaceBeyond(view.board, place, side);
  return placeAt(view.board, space.x, space.y) === undefined ? space : undefined;
}

/** An adventurer in a sentence: "you", or a name; a solo player has several, so these go by their characters. */
export function personOf(scene: Pick<Scene, 'view' | 'players' | 'words' | 'you'>, who: AdventurerNumber): Person {
  const { view, you } = scene;
  return { name: nameOf(scene, who), isYou: !view.terms.solo && adventurerOf(view, who).seat === you };
}

/** The name of the defending side of a fight: an adventurer, or the monster. */
export function foeName(scene: Scene): string {
  const { view, words } = scene;
  const { fight } = view;
  if (fight === undefined) return '';
  if (fight.defender !== undefined) return nameOf(scene, fight.defender.fighter);
  const monster = view.monsters.find(({ place }) => place === fight.place);
  return monster === undefined ? '' : words.monster(monster.monster);
}

/** The name of a traded thing. */
export function wareName({ words }: Pick<Scene, 'words'>, ware: Ware | 'face-down'): string {
  if (ware === 'ring') return words.page.theRing;
  if (ware === 'nothing') return words.page.nothing;
  return ware === 'face-down' ? words.page.faceDown : words.item(ware);
}

/** BD-103 Whether your own offer is unanswered and can still be withdrawn. */
export function isWaitingForAnswer({ view, you }: Pick<Scene, 'view' | 'you'>): boolean {
  const task = taskNow(view);
  return task?.kind === 'answer-trade' && adventurerOf(view, task.from).seat === you;
}

/** BD-103 Gifts you can make to the active player beside you: not in the legal moves, because it is not your turn. */
export function giftsOf({ view, you, me, moves }: Pick<Scene, 'view' | 'you' | 'me' | 'moves'>): BagMove[] {
  const task = taskNow(view);
  const to = view.decides;
  const isTheirs = task === undefined || task.kind === 'before-round' || task.kind === 'loot';
  const mine = myself({ view, me });
  if (view.phase !== 'playing' || moves.length > 0 || !isTheirs || to === undefined || mine.seat !== you) return [];
  const { seat, place } = adventurerOf(view, to);
  const isFoe = view.fight?.defender !== undefined && [view.fight.attacker, view.fight.defender].some(isOf);
  if (seat === you || mine.fate !== 'inside' || place !== mine.place || isFoe || view.away.includes(seat)) return [];
  const items = [...mine.spaces, ...mine.followers].filter((item) => typeof item === 'number');
  const gifts: Ware[] = [...new Set(items)];
  if (view.ring.kind === 'held' && view.ring.by === me) gifts.push('ring');
  return gifts.map((give) => ({ kind: 'offer', to, give }));

  function isOf({ fighter, partner }: FightSide): boolean {
    return fighter === me || partner === me;
  }
}

/** Whether one of your adventurers is fighting: the page then keeps its layout. */
export function isFighting({ view, you }: Pick<Scene, 'view' | 'you'>): boolean {
  const { fight, adventurers } = view;
  const sides = fight === undefined ? [] : [fight.attacker, ...(fight.defender === undefined ? [] : [fight.defender])];
  return sides
    .flatMap(({ fighter, partner }) => (partner === undefined ? [fighter] : [fighter, partner]))
    .some((who) => adventurerOf({ adventurers }, who).seat === you);
}

/** Whether a monster, revealed or hidden, is on a place. */
export function isGuarded({ monsters, tokens }: BagView, place: Place): boolean {
  return monsters.some((monster) => monster.place === place) || tokens.some((token) => token.place === place);
}
