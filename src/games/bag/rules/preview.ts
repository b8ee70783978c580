import { type Cards, combatDice, weaponPlus } from './chapters/items/gear.ts';
import type { AdventurerNumber } from './content.ts';
import { characterOf } from './lookup.ts';
import type { Combatant } from './odds.ts';
import { type Adventurer, adventurerOf, EMPTY } from './state.ts';
import type { AdventurerView, BagView } from './view.ts';

/** BD-72 Alone, a called adventurer comes with a die of at least this. */
export const SOLO_COMES_ON = 3;

/** An adventurer for the rules, from what a viewer sees: face-down items count as nothing. */
export function bodyOf(view: AdventurerView): Adventurer {
  return { ...view, spaces: view.spaces.map((space) => (typeof space === 'number' ? space + 1 : EMPTY)) };
}

/** BD-47 An adventurer's figures alone, with the visible items. */
export function combatantOf(view: BagView, cards: Cards, who: AdventurerNumber): Combatant {
  const adventurer = adventurerOf(view, who);
  const body = bodyOf(adventurer);
  return {
    dice: combatDice(cards, body),
    plus: weaponPlus(cards, body),
    less: adventurer.guard,
    health: adventurer.health,
    critical: true,
    ...skillLeft(cards, adventurer),
  };
}

/** BD-46 A fighter with a partner, whose die is among theirs. */
export function besidePartner(fighter: Combatant, partner: Combatant): Combatant {
  return { ...fighter, dice: fighter.dice + 1, partner };
}

/** BD-105 How many times a roll can still be doubled, or a wound shrugged off. */
export function skillLeft(
  cards: Pick<Cards, 'characters'>,
  adventurer: Pick<Adventurer, 'character' | 'skillUsed'>,
): Pick<Combatant, 'doubles' | 'wards'> {
  const { skill } = characterOf(cards, adventurer);
  if (skill.kind === 'double') return { doubles: Math.max(0, skill.times - adventurer.skillUsed) };
  return skill.kind === 'ward' ? { wards: Math.max(0, skill.times - adventurer.skillUsed) } : {};
}
