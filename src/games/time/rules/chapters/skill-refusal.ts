import type { RuleId, Seat } from '../../../../engine/game.ts';
import type { HeroNumber, ItemNumber } from '../content.ts';
import { playerAt } from '../state.ts';
import { holdsAll, kindsIn, totalPieces } from './backpack.ts';
import type { Look } from './table.ts';

/** DT-62, DT-63, DT-89 Why a seat may not use the skill of a Hero now, regardless of what else is pending. */
export function skillRefusal(scene: Look, seat: Seat, hero: HeroNumber): RuleId | undefined {
  const { state, lookup } = scene;
  const own = playerAt(state, seat).hero;
  if (own === undefined || own.used) return 'DT-62';
  if (hero === own.hero) {
    // Ro's Thanir has no skill of his own: he names the Hero he copies.
    if (lookup.skill(hero) === 'copy') return 'DT-63';
  } else if (lookup.skill(own.hero) !== 'copy' || !isUnusedInGame(scene, hero)) return 'DT-63';
  return paymentRefusal(scene, costOf(scene, seat, hero), hero) ?? purposeRefusal(scene, hero);
}

/** DT-63 The cost of a Hero's skill for a seat: its own cost, and the copier's if it is copied. */
export function costOf({ state, lookup }: Look, seat: Seat, hero: HeroNumber): ItemNumber[] {
  const own = playerAt(state, seat).hero?.hero;
  const copying = own !== undefined && own !== hero ? lookup.cost(own) : [];
  return [...copying, ...lookup.cost(hero)].toSorted((one, other) => one - other);
}

function isUnusedInGame({ state }: Look, hero: HeroNumber): boolean {
  return state.players.some((player) => player.hero?.hero === hero && !player.hero.used);
}

/** DT-89 A skill that cannot be paid for is refused before anything is spent. */
function paymentRefusal({ state, lookup }: Look, cost: readonly ItemNumber[], hero: HeroNumber): RuleId | undefined {
  if (!holdsAll(state.backpack, cost)) return 'DT-89';
  const skill = lookup.skill(hero);
  const choosesItems = skill === 'waive' || skill === 'exchange';
  return choosesItems && totalPieces(state.backpack) <= cost.length ? 'DT-89' : undefined;
}

/**
 * DT-81 Refuses a skill that would have no effect; after the last card only one that brings a card back has an effect.
 */
function purposeRefusal({ state, lookup }: Look, hero: HeroNumber): RuleId | undefined {
  const skill = lookup.skill(hero);
  const isTold = state.story.length === 0;
  if (skill === 'return-failed') return state.lastFailed === undefined ? 'DT-66' : undefined;
  if (isTold && (skill === 'look-and-discard' || skill === 'look-and-arrange')) return 'DT-73';
  if (isTold && !state.firstEdition) return 'DT-81';
  switch (skill) {
    case 'extra-slot':
      return state.extraSlot ? 'DT-89' : undefined;
    case 'remove-tokens':
      return hasTokens({ state }) ? undefined : 'DT-71';
    case 'exchange':
      return state.firstEdition || kindsIn(state.supply).length > 0 ? undefined : 'DT-69';
    default:
      return undefined;
  }
}

function hasTokens({ state }: Pick<Look, 'state'>): boolean {
  return state.supply.some((count) => count > 0) || state.backpack.tokens.some((count) => count > 0);
}

/** DT-39 Whether a seat has a skill that it can use now. */
export function canUseSkill(scene: Look, seat: Seat): boolean {
  const own = playerAt(scene.state, seat).hero;
  if (own === undefined || own.used) return false;
  return usableHeroes(scene, seat).length > 0;
}

/** The Heroes whose skill a seat can use now. */
export function usableHeroes(scene: Look, seat: Seat): HeroNumber[] {
  const inGame = scene.state.players.flatMap(({ hero }) => (hero === undefined ? [] : [hero.hero]));
  return inGame.filter((hero) => skillRefusal(scene, seat, hero) === undefined);
}

/** DT-39, DT-81 The players present who have a skill that they can use now. */
export function skillUsers(scene: Look): Seat[] {
  const { phase, pending, players } = scene.state;
  if (phase !== 'resolution' || pending !== undefined) return [];
  return players.flatMap(({ away }, seat) => (!away && canUseSkill(scene, seat) ? [seat] : []));
}
