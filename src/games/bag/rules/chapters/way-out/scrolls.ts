import type { Place } from '../../board.ts';
import type { ItemNumber, MonsterNumber, ScrollChange } from '../../content.ts';
import { type Lookup, scrollCard } from '../../lookup.ts';
import type { OpenTable, Terms } from '../../state.ts';
import type { Look, Tabletop } from '../table.ts';
import { questOf } from './ending.ts';

type ChangeOf<Kind extends ScrollChange['kind']> = ScrollChange & { kind: Kind };

/** BD-87 The changes of one kind that the scroll in play makes. */
export function changesOf<Kind extends ScrollChange['kind']>(
  lookup: Lookup,
  { scroll }: Terms,
  kind: Kind,
): ChangeOf<Kind>[] {
  if (scroll === undefined) return [];
  return scrollCard(lookup, scroll).changes.filter((change): change is ChangeOf<Kind> => change.kind === kind);
}

/** The number of a monster by its id. */
export function monsterNamed({ monsters }: Lookup, id: string): MonsterNumber {
  return monsters.findIndex((card) => card.id === id);
}

/** The number of an item by its id. */
export function itemNamed({ items }: Lookup, id: string): ItemNumber {
  return items.findIndex((card) => card.id === id);
}

/** BD-87 The figures a scroll gives the Red Dragon. */
export function scrollDragon({ state, lookup }: Look): { health: number; dice: number } | undefined {
  const change = changesOf(lookup, state.terms, 'dragon').at(0);
  return change === undefined ? undefined : { health: change.health, dice: change.dice };
}

/** BD-87 The guardian a scroll gives the Ring. */
export function ringGuardian({ state, lookup }: Look): MonsterNumber | undefined {
  const enemy = changesOf(lookup, state.terms, 'enemy').find(({ where }) => where === 'ring');
  return enemy === undefined ? undefined : monsterNamed(lookup, enemy.monster);
}

/** BD-87 What a scroll's monster leaves behind. */
export function scrollDrop({ state, lookup }: Look, monster: MonsterNumber): ItemNumber | undefined {
  if (state.terms.scroll === undefined) return undefined;
  const enemy = changesOf(lookup, state.terms, 'enemy').find(
    (change) => monsterNamed(lookup, change.monster) === monster,
  );
  return enemy?.drops === undefined ? undefined : itemNamed(lookup, enemy.drops);
}

/** BD-87 The tokens of a scroll's Healing Pool. */
export function poolTokensAtStart({ state, lookup }: Look): number | undefined {
  return changesOf(lookup, state.terms, 'pool').at(0)?.tokens;
}

/** BD-87 A scroll's treasures are laid on their tile. */
export function layTreasures(
  { state, lookup }: Tabletop,
  { where, place }: { where: 'start' | 'pool'; place: Place },
): void {
  for (const change of changesOf(lookup, state.terms, 'treasure')) {
    if (change.where === where) state.floor.push({ place, item: itemNamed(lookup, change.item) });
  }
}

/** BD-87 Whether a scroll's quest is fulfilled by slaying this monster. */
export function questFulfilledBy(look: Look, monster: MonsterNumber): boolean {
  const { state, lookup } = look;
  if (state.terms.scroll === undefined) return false;
  const quest = questOf(look);
  if (quest.kind === 'slay') return monsterNamed(lookup, quest.monster) === monster;
  return quest.kind === 'hunt' && killsTogether(look) >= huntSize(look);
}

/** The kills of all adventurers together. */
function killsTogether({ state }: Look): number {
  return state.adventurers.reduce((sum, { kills }) => sum + kills.length, 0) + state.goneMonsters.length;
}

/** BD-87 How many monsters a hunt requires. */
function huntSize(look: Look): number {
  const quest = questOf(look);
  return quest.kind === 'hunt' ? Math.max(quest.atLeast, quest.each * look.state.adventurers.length) : 0;
}

/** A state or a view. */
type OpenLook = { state: Pick<OpenTable, 'terms' | 'board'>; lookup: Lookup };

/** BD-106 Where the Ring must go: the Exit, or where a scroll wants it. */
export function ringGoal(look: OpenLook): Place | undefined {
  const exit = look.state.board.tiles.indexOf(look.lookup.exit);
  return deliveryPlace(look) ?? (exit === -1 ? undefined : exit);
}

/** BD-87 The place where a scroll wants the Ring laid down; without a Healing Pool, the Start. */
export function deliveryPlace(look: OpenLook): Place | undefined {
  const quest = questOf(look);
  if (quest.kind !== 'ring-to') return undefined;
  return quest.tile === 'start' ? 0 : Math.max(0, look.state.board.tiles.indexOf(look.lookup.pool));
}
