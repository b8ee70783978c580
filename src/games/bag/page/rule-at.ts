import type { PointedTable } from '../../../client/kit/table/rule-at.ts';
import type { RuleId } from '../../../engine/game.ts';
import { elementAt } from '../../../engine/list.ts';
import type { BagPack } from '../rules/content.ts';
import type { BagMove } from '../rules/state.ts';
import type { BagView } from '../rules/view.ts';

/** The rule of a kind of move, if it is not the one about action points. */
const MOVES: Partial<Record<BagMove['kind'], RuleId>> = {
  choose: 'BD-11',
  draw: 'BD-24',
  lay: 'BD-22',
  leave: 'BD-62',
  deliver: 'BD-62',
  take: 'BD-25',
  drop: 'BD-25',
  'take-ring': 'BD-60',
  'drop-ring': 'BD-60',
  wear: 'BD-53',
  stow: 'BD-53',
  show: 'BD-53',
  hide: 'BD-53',
  use: 'BD-52',
  cast: 'BD-52',
  'cast-at': 'BD-52',
  whirl: 'BD-52',
  shoot: 'BD-50',
  'shoot-adventurer': 'BD-50',
  attack: 'BD-80',
  roll: 'BD-33',
  escape: 'BD-37',
  'escape-new': 'BD-37',
  flee: 'BD-81',
  tag: 'BD-45',
  offer: 'BD-103',
  ask: 'BD-103',
  pay: 'BD-86',
  'pay-kills': 'BD-86',
};

/** The rule for an element of the Bag of Dungeon page. */
export function ruleAt(target: Element, { view, pack }: PointedTable<BagView, BagPack>): RuleId | undefined {
  const at = (selector: string) => target.closest<HTMLElement>(selector);
  const move = at('[data-move]')?.dataset.move;
  if (move !== undefined) return MOVES[move as BagMove['kind']] ?? 'BD-20';
  if (at('[data-ghost]') !== null) return 'BD-22';
  const place = at('[data-place]')?.dataset.place;
  if (place !== undefined) return tileRule(Number(place), view, pack);
  if (at('[data-kind="ring"]') !== null) return 'BD-60';
  if (at('[data-space]') !== null) return 'BD-53';
  return at('[data-for-you]') === null ? undefined : 'BD-20';
}

/** The rule for a tile: that of who is there, else that of the tile itself. */
function tileRule(place: number, view: BagView, pack: BagPack): RuleId {
  if (view.monsters.some((monster) => monster.place === place)) return 'BD-32';
  if (view.tokens.some((token) => token.place === place)) return 'BD-30';
  if (view.ring.kind === 'lying' && view.ring.place === place) return 'BD-60';
  switch (elementAt(pack.tiles, elementAt(view.board.tiles, place)).role.kind) {
    case 'start':
      return 'BD-10';
    case 'exit':
      return 'BD-62';
    case 'pool':
      return 'BD-54';
    case 'item':
      return 'BD-55';
    case 'monster':
      return 'BD-30';
    case 'spikes':
    case 'way':
      return 'BD-22';
  }
}
