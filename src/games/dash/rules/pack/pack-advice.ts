import type { PackMistake } from '../../../../engine/game.ts';
import { type DashPack, MAGICS } from '../content.ts';
import { isMadeFor, magicOf } from '../lookup.ts';

const BONUSES = 4;

/** What a playable pack may lack but the standard pack has: reported as advice, not as a mistake. */
export function adviceOn(pack: DashPack): PackMistake[] {
  return [...magicAdvice(pack), ...equipmentAdvice(pack), ...bonusAdvice(pack)];
}

function magicAdvice({ dungeon }: DashPack): PackMistake[] {
  return MAGICS.flatMap((magic) => {
    const bearers = dungeon.filter((card) => magicOf(card) === magic);
    const missing = [];
    if (!bearers.some(({ kind }) => kind === 'creature')) missing.push('creature');
    if (!bearers.some(({ kind }) => kind === 'encounter')) missing.push('trap');
    return missing.map((bearer) => ({ at: 'dungeon', what: `No ${bearer} works the magic "${magic}".` }));
  });
}

/** DA-13 Most hindering encounters have an Equipment card that cancels them; each Equipment card has a use. */
function equipmentAdvice({ dungeon, equipment }: DashPack): PackMistake[] {
  const hindering = dungeon.filter(
    (card) => card.kind === 'encounter' && (card.effect.kind === 'trap' || card.effect.kind === 'door'),
  );
  const canceled = hindering.filter(({ id }) =>
    equipment.some(({ effect }) => effect.kind === 'cancel' && effect.cards.includes(id)),
  );
  const idle = equipment.flatMap((card, place) =>
    card.effect.kind === 'treasure-map' || dungeon.some((other) => isMadeFor(card, other))
      ? []
      : [{ at: `equipment[${place}]`, what: 'This Equipment helps against no card of the pack.' }],
  );
  if (canceled.length * 2 > hindering.length) return idle;
  const what = `Only ${canceled.length} of ${hindering.length} traps and doors can be cancelled by Equipment.`;
  return [...idle, { at: 'equipment', what }];
}

function bonusAdvice({ dungeon }: DashPack): PackMistake[] {
  const bonuses = dungeon.flatMap((card) =>
    card.kind === 'treasure' && card.bonus ? [JSON.stringify(card.bonus)] : [],
  );
  const different = new Set(bonuses).size;
  if (different >= BONUSES) return [];
  return [
    { at: 'dungeon', what: `There are ${different} different bonuses on Treasures; ${BONUSES} or more make a game.` },
  ];
}
