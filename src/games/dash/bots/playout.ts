import type { Seat } from '../../../engine/game.ts';
import { present } from '../../../engine/list.ts';
import { costOfPuttingBack } from '../rules/chapters/bonus.ts';
import {
  apAfterFacing,
  canPutBack,
  costNow,
  endsTurn,
  isReturnable,
  justFlipped,
  magicNow,
} from '../rules/chapters/flipped-card.ts';
import type { DashPack, EquipmentNumber } from '../rules/content.ts';
import { equipmentCard, type Lookup, lookUp } from '../rules/lookup.ts';
import { type DashMove, type DashState, DUNGEONS, explorerOf, MAX_SEATS, SLOW_AP, SPACES } from '../rules/state.ts';
import { worthOfKeeping } from './keeping.ts';
import { type Odds, UNTREATED, worthOfFacing, worthWith } from './odds.ts';
import { packOdds } from './treasure-worth.ts';

/** Precomputed values for playouts: those of a careful bot that does not count cards. */
interface Tables {
  lookup: Lookup;
  odds: Odds;
  /** `keeping[seats][faceDown][equipment]`: the remaining value of Equipment in this dungeon. */
  keeping: readonly (readonly (readonly number[])[])[];
  /** `drawing[seats]`: the value of a card of the Equipment deck in a whole dungeon. */
  drawing: readonly number[];
}

/** A cheap policy for playouts: roughly a careful bot, with tables computed once per pack. */
export function openPlayoutPolicy(pack: DashPack): (state: DashState, seat: Seat) => DashMove {
  const tables = tablesOf(lookUp(pack));
  return (state, seat) => {
    switch (state.phase) {
      case 'explore':
        return explore(tables, state);
      case 'react':
        return react(tables, state);
      case 'fumble':
        return present(tables.lookup.moves.fumble[leastOf(tables, state)]);
      case 'exchange':
        return exchange(tables, state, seat);
      case 'over':
        throw new Error('nobody moves when the game is over');
    }
  };
}

function tablesOf(lookup: Lookup): Tables {
  const odds = packOdds(lookup, []);
  const equipment = [...lookup.equipment.keys()];
  const keepingFor = (flips: number) => equipment.map((card) => worthOfKeeping(odds, card, flips));
  const seats = Array.from({ length: MAX_SEATS + 1 }, (_, count) => Math.max(1, count));
  return {
    lookup,
    odds,
    keeping: seats.map((count) => Array.from({ length: SPACES + 1 }, (_, left) => keepingFor(left / count))),
    drawing: seats.map((count) => {
      const worths = keepingFor(SPACES / count);
      return (
        lookup.allEquipment.reduce((sum, card) => sum + present(worths[card]), 0) /
        Math.max(1, lookup.allEquipment.length)
      );
    }),
  };
}

/** Flips the first unknown card, because they are all alike; known ones are left to others. */
function explore(tables: Tables, state: DashState): DashMove {
  const { moves } = tables.lookup;
  for (let space = 0; space < SPACES; space++) {
    if (state.spaces[space] === 'face-down' && !state.known[space]) return present(moves.flip[space]);
  }
  return state.flipped.length > 0 ? moves.stop : present(moves.flip[leastBad(tables, state)]);
}

function leastBad({ odds }: Tables, { spaces, cards, ap }: DashState): number {
  let best = -1;
  let most = Number.NEGATIVE_INFINITY;
  for (let space = 0; space < SPACES; space++) {
    if (spaces[space] !== 'face-down') continue;
    const worth = worthOfFacing(odds, { card: present(cards[space]), ap, treatment: UNTREATED });
    if (worth > most) [most, best] = [worth, space];
  }
  return best;
}

/** Uses the Equipment with the largest gain, if that exceeds its later value; otherwise faces the card. */
function react(tables: Tables, state: DashState): DashMove {
  const { lookup, odds } = tables;
  const { equipment } = explorerOf(state);
  const keeping = keepingIn(tables, state);
  const magic = magicNow(state, lookup);
  const cost = costNow(state, lookup);
  const loss = magic === 'fumble' && equipment.length > 0 ? present(keeping[leastOf(tables, state)]) : 0;
  const facing = endsTurn(state, lookup) ? -loss : worthWith(odds, apAfterFacing(state, lookup), state.faceDown) - loss;
  const canceled = worthWith(odds, state.ap, state.faceDown);
  let best = lookup.moves.face;
  let most = facing;
  if (canPutBack(state, lookup) && !isAlone(state)) {
    const worth = worthWith(odds, state.ap - (costOfPuttingBack(state, lookup) ?? 0), state.faceDown + 1);
    if (worth > most) [most, best] = [worth, lookup.moves.putBack];
  }
  for (const card of equipment) {
    if (!present(lookup.madeFor[card])[justFlipped(state)]) continue;
    const { effect } = equipmentCard(lookup, card);
    let worth = -present(keeping[card]);
    if (effect.kind === 'cancel') worth += canceled;
    else if (effect.kind === 'put-back' && isReturnable(state, lookup))
      worth += isAlone(state) ? facing : worthWith(odds, state.ap, state.faceDown + 1);
    else if (effect.kind === 'cancel-magic' && magic !== undefined)
      worth += worthWith(odds, state.ap - cost, state.faceDown);
    else if (effect.kind === 'reduce-cost' && cost > 0) {
      if (magic === 'darkness' || magic === 'confusion') continue;
      const left = state.ap - Math.max(0, cost - effect.ap) - (magic === 'slow' ? SLOW_AP : 0);
      worth += worthWith(odds, left, state.faceDown) - loss;
    } else continue;
    if (worth > most) [most, best] = [worth, present(lookup.moves.use[card])];
  }
  return best;
}

/** DA-65 Whether only the card just flipped could be flipped again: at tables of the first edition. */
function isAlone({ faceDown, flipped }: DashState): boolean {
  return faceDown === 0 && flipped.length === 1;
}

function keepingIn({ keeping }: Tables, { players, faceDown }: DashState): readonly number[] {
  return present(present(keeping[players.length])[faceDown]);
}

/** The explorer's least needed Equipment card. */
function leastOf(tables: Tables, state: DashState): EquipmentNumber {
  const { equipment } = explorerOf(state);
  const keeping = keepingIn(tables, state);
  let least = present(equipment[0]);
  for (const card of equipment) if (present(keeping[card]) < present(keeping[least])) least = card;
  return least;
}

/** Discards every card worth less than a new one; a Treasure Map keeps its slot to the end. */
function exchange({ lookup, keeping, drawing }: Tables, { players, dungeon }: DashState, seat: Seat): DashMove {
  const worths = present(present(keeping[players.length])[SPACES]);
  const instead = present(drawing[players.length]);
  for (const card of present(players[seat]).equipment) {
    const slots = present(lookup.mapGold[card]) > 0 ? DUNGEONS - dungeon : 1;
    if (present(worths[card]) < instead * slots) return present(lookup.moves.discard[card]);
  }
  return lookup.moves.ready;
}
