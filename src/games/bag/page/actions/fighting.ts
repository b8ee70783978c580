import { wayFrom } from '../../rules/board.ts';
import type { AdventurerNumber } from '../../rules/content.ts';
import { besidePartner, combatantOf } from '../../rules/preview.ts';
import type { BagMove } from '../../rules/state.ts';
import { chancesOf, isBad, knownChance, ownFirst, type Sides } from '../fight/chances.ts';
import { myself, type Scene, taskNow, wayName } from '../scene.ts';
import { nameOf } from '../words.ts';
import { type Action, panelAction } from './action.ts';

const ESCAPE_DAMAGE = 1;
const NEW_TILE_DAMAGE = 2;
const FLEE_DAMAGE = 4;

type FightMove = Extract<BagMove, { kind: 'roll' | 'escape' | 'escape-new' | 'flee' | 'tag' }>;

/**
 * Roll, escape, flee and call, each with its likely result. With bad odds getting away is the primary button, or
 * calling somebody who turns the odds. A move that would kill asks first.
 */
export function fightAction(scene: Scene, move: FightMove): Action {
  const { view, words } = scene;
  const { actions: say, ap, damage, leads, status } = words.page;
  const from = view.fight?.place ?? myself(scene).place;
  const sides = ownFirst(scene);
  const isLost = sides !== undefined && isBad(chancesOf(sides).win);
  const plain = (label: string, more: Partial<Action> = {}) => panelAction(move, label, more);
  const away = (label: string, { points, price, ...more }: Partial<Action> & { points: number }): Action => {
    const left = myself(scene).health - points;
    const look = isLost && left > 0 ? 'main' : 'plain';
    if (left <= 0) return plain(label, { price, ...more, asks: status.deadly, leads: leads.kills });
    return plain(label, { price, ...more, look, leads: leads.health(left) });
  };
  switch (move.kind) {
    case 'roll':
      return plain(say.roll, {
        look: isLost && canGetAway(scene) ? 'plain' : 'main',
        ...(sides !== undefined && { leads: leads.win(chancesOf(sides).win) }),
      });
    case 'escape':
      return away(say.escape(wayName(scene, from, move.side)), {
        points: ESCAPE_DAMAGE,
        price: `${ap(1)}, ${damage(ESCAPE_DAMAGE)}`,
        place: wayFrom(view.board, from, move.side),
      });
    case 'escape-new':
      return away(say.escapeNew, { points: NEW_TILE_DAMAGE, price: `${ap(2)}, ${damage(NEW_TILE_DAMAGE)}` });
    case 'flee': {
      const way = wayName(scene, from, move.side);
      const place = wayFrom(view.board, from, move.side);
      if (move.pay === 'damage')
        return away(say.fleeHurt(way), { points: FLEE_DAMAGE, price: damage(FLEE_DAMAGE), place });
      return away(say.fleeKill(way, words.monster(move.pay)), { points: 0, price: words.page.oneKill, place });
    }
    case 'tag': {
      const helped = sides === undefined ? undefined : knownChance(besideHelper(scene, sides, move.who));
      return plain(say.tag(nameOf(scene, move.who)), {
        price: ap(1),
        who: move.who,
        look: isLost && helped !== undefined && !isBad(helped) ? 'main' : 'plain',
        ...(sides !== undefined && { leads: withHelper(scene, sides, move.who) }),
      });
    }
  }
}

/** Whether there is an escape that does not kill. */
function canGetAway({ moves, ...scene }: Scene): boolean {
  const { health } = myself(scene);
  const costs = { escape: ESCAPE_DAMAGE, 'escape-new': NEW_TILE_DAMAGE, flee: FLEE_DAMAGE };
  return moves.some((move) => {
    if (move.kind === 'flee' && move.pay !== 'damage') return true;
    return move.kind in costs && health > costs[move.kind as keyof typeof costs];
  });
}

/** How a helper changes the chances and the way out. */
export function withHelper(scene: Scene, sides: Sides, helper: AdventurerNumber): string {
  return scene.words.page.leads.help(chancesOf(sides).win, knownChance(besideHelper(scene, sides, helper)));
}

/** The fights with each helper who can be called, or with you where you are called: their chances are to be computed. */
export function fightsWithHelp(scene: Scene): Sides[] {
  const { view, moves } = scene;
  const sides = ownFirst(scene);
  if (view.fight === undefined || sides === undefined) return [];
  if (taskNow(view)?.kind === 'answer-tag') {
    const { attacker, foe } = view.fight.sums;
    return moves.some(({ kind }) => kind === 'yes') ? [besideHelper(scene, { own: attacker, foe }, scene.me)] : [];
  }
  return moves.flatMap((move) => (move.kind === 'tag' ? [besideHelper(scene, sides, move.who)] : []));
}

function besideHelper({ view, words }: Scene, { own, foe }: Sides, helper: AdventurerNumber): Sides {
  return { own: besidePartner(own, combatantOf(view, words.pack, helper)), foe };
}
