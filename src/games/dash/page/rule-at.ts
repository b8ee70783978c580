import type { PointedTable } from '../../../client/kit/table/rule-at.ts';
import type { RuleId } from '../../../engine/game.ts';
import { elementAt } from '../../../engine/list.ts';
import type { Bonus, DashPack, DungeonCard, EquipmentCard, Magic } from '../rules/content.ts';
import type { Phase } from '../rules/state.ts';
import type { DashView } from '../rules/view.ts';

const MAGICS: Readonly<Record<Magic, RuleId>> = {
  confusion: 'DA-30',
  darkness: 'DA-31',
  fumble: 'DA-32',
  slow: 'DA-33',
};

const BONUSES: Readonly<Record<Bonus['kind'], RuleId>> = {
  'first-creature-free': 'DA-40',
  'more-ap': 'DA-40',
  immune: 'DA-40',
  'traps-cost-less': 'DA-40',
  'put-back': 'DA-65',
  restock: 'DA-66',
};

/** The rule behind the buttons of a phase. */
const VERBS: Readonly<Record<Phase, RuleId>> = {
  explore: 'DA-15',
  react: 'DA-20',
  fumble: 'DA-32',
  exchange: 'DA-18',
  over: 'DA-50',
};

/** The rule for an element of the Dash page. */
export function ruleAt(target: Element, { view, pack, you }: PointedTable<DashView, DashPack>) {
  const at = (selector: string) => target.closest<HTMLElement>(selector);
  const space = at('[data-space]')?.dataset.space;
  if (space !== undefined) {
    if (view.known.some((known) => known.space === Number(space))) return 'DA-65';
    return spaceRule(elementAt(view.spaces, Number(space)), pack);
  }
  if (at('[data-spotlight]') !== null && view.pending !== undefined)
    return cardRule(elementAt(pack.dungeon, view.pending.card));
  const held = at('[data-role]')?.closest('li');
  if (held && you !== 'spectator') {
    const place = [...(held.parentElement?.children ?? [])].indexOf(held);
    const card = elementAt(view.players, you).equipment[place];
    return card === undefined ? undefined : cardRule(elementAt(pack.equipment, card));
  }
  if (at('[data-flip^="player-"]') !== null) return 'DA-50';
  return at('[data-for-you]') === null ? undefined : VERBS[view.phase];
}

function spaceRule(space: DashView['spaces'][number], pack: DashPack): RuleId {
  if (typeof space === 'number') return cardRule(elementAt(pack.dungeon, space));
  return space === 'face-down' ? 'DA-11' : 'DA-16';
}

/** The most relevant rule of a card. */
export function cardRule(card: DungeonCard | EquipmentCard): RuleId {
  switch (card.kind) {
    case 'creature':
      return card.magic === undefined ? 'DA-12' : MAGICS[card.magic];
    case 'encounter':
      return card.effect.kind === 'trap' && card.effect.magic !== undefined ? MAGICS[card.effect.magic] : 'DA-13';
    case 'treasure':
      return card.bonus === undefined ? 'DA-14' : BONUSES[card.bonus.kind];
    case 'equipment':
      return card.effect.kind === 'treasure-map' ? 'DA-23' : card.effect.kind === 'put-back' ? 'DA-65' : 'DA-20';
  }
}
