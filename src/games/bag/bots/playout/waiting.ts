import { fullAp, hasRoomFor } from '../../rules/chapters/items/gear.ts';
import { roleAt } from '../../rules/chapters/table.ts';
import { canDraw } from '../../rules/chapters/turn/tiles.ts';
import { changesOf, ringGoal } from '../../rules/chapters/way-out/scrolls.ts';
import type { AdventurerNumber } from '../../rules/content.ts';
import { characterOf, type Lookup } from '../../rules/lookup.ts';
import { FAR } from '../../rules/paths.ts';
import { adventurerOf, type BagState } from '../../rules/state.ts';
import { worthOf } from '../items.ts';
import type { Outlook } from './figures.ts';
import { stepsTo } from './scout.ts';

/** How many rounds without news the bearer of the Ring waits for partners; a dungeon of usual terms lasts for 20. */
const PATIENT_ROUNDS = 10;

/** What the bearer of the Ring considers before leaving. */
interface Leaving {
  /** The distance of everybody else inside from the Exit. */
  partners: readonly { who: AdventurerNumber; steps: number; ap: number; fullAp: number }[];
  table: Pick<BagState, 'quiet' | 'round' | 'lastRound' | 'terms'>;
  party: number;
  lookup: Lookup;
}

/**
 * The partners whom the bearer of the Ring would leave behind by leaving now, though they could still get out: the way
 * is free, too far for their one remaining turn, and there is time to wait for them.
 */
export function leftBehind({ partners, table, party, lookup }: Leaving): AdventurerNumber[] {
  const { quiet, round, lastRound, terms } = table;
  if (terms.competitive) return [];
  const limits = [lastRound, ...changesOf(lookup, terms, 'rounds').map(({ rounds }) => rounds)];
  const rounds = Math.min(
    PATIENT_ROUNDS - Math.floor(quiet / party),
    ...limits.map((limit) => (limit === undefined ? Number.POSITIVE_INFINITY : limit - round)),
  );
  return partners.flatMap(({ who, steps, ap, fullAp: perTurn }) => {
    if (steps === FAR) return [];
    // Leaving costs an AP too.
    const turns = Math.ceil((steps + 1 - ap) / Math.max(1, perTurn));
    return turns > 0 && turns < rounds ? [who] : [];
  });
}

/** The same in a world. */
export function leavesBehind({ state, lookup, scout, who }: Outlook): AdventurerNumber[] {
  const { adventurers, board } = state;
  const steps = scout.stepsFrom(board, adventurerOf(state, who).place);
  const partners = adventurers.flatMap((one, other) =>
    other === who || one.fate !== 'inside'
      ? []
      : [{ who: other, steps: stepsTo(steps, one.place), ap: one.ap, fullAp: fullAp(lookup, one) }],
  );
  return leftBehind({ partners, table: state, party: adventurers.length, lookup });
}

/** Below this share of its health an adventurer should heal. */
const THIRSTY = 0.6;

/**
 * Whether an adventurer with APs has something useful and safe to do within this many steps: explore, heal, fetch
 * something, or bring the Ring home.
 */
export function hasSomethingToDo(outlook: Outlook, within = FAR): boolean {
  const { state, lookup, scout, who } = outlook;
  const { board, stack, emptied, floor, ring, poolTokens } = state;
  const me = adventurerOf(state, who);
  const isThirsty = poolTokens > 0 && me.health < characterOf(lookup, me).health * THIRSTY;
  const isAtPool = roleAt(outlook, me.place) === 'pool';
  if (isAtPool && isThirsty) return false;
  if (ring.kind === 'held' && ring.by === who && leavesBehind(outlook).length > 0) return false;
  const steps = scout.stepsFrom(board, me.place);
  const isOpen = (place: number) => {
    const way = stepsTo(steps, place);
    return way !== FAR && way <= within && !scout.isGuarded(place);
  };
  if (ring.kind === 'lying' && isOpen(ring.place)) return true;
  const home = ringGoal(outlook);
  const isHomeOpen = home !== undefined && home !== me.place && isOpen(home);
  if (isHomeOpen && (ring.kind === 'out' || ring.kind === 'held')) return true;
  if (home === me.place && isOpen(home) && ring.kind === 'held') return false;
  for (const { place, item } of floor)
    if (isOpen(place) && place !== me.place && worthOf(lookup, item, me) >= 2 && hasRoomFor(lookup, me, item))
      return true;
  return board.tiles.some((tile, place) => {
    if (!isOpen(place)) return false;
    if (place === me.place)
      return stack.length > 0 && canDraw({ state, lookup }, who) && scout.fitShare(state, place) > 0;
    const role = lookup.roles[tile];
    if (stack.length > 0 && scout.fitShare(state, place) > 0) return true;
    return (role === 'pool' && isThirsty) || (role === 'item' && !emptied.includes(place));
  });
}
