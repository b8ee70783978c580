import { type Locale, personAt, type Teller } from '../../../engine/text.ts';
import type { Bonus, DashPack, DungeonCard } from '../rules/content.ts';
import type { ToldEvent } from './joined.ts';
import type { DashText, Named } from './text.ts';

/** Turns events into sentences of a language, with the names of the pack's cards and of the players. */
export function tellWith(text: DashText, pack: DashPack, locale: Locale): Teller {
  return {
    tell: (event, names, you) =>
      text.tell(event as ToldEvent, nameAll(event as ToldEvent, { pack, locale, names, you })),
  };
}

/** The name of a card by its id; the id itself if the pack has no such card. */
export function cardName(pack: DashPack, locale: Locale, id: string): string {
  const card = [...pack.dungeon, ...pack.equipment].find((other) => other.id === id);
  return card?.name[locale] ?? id;
}

/** Fills in the names an event needs; the others stay empty. */
function nameAll(
  event: ToldEvent,
  { pack, locale, names, you }: { pack: DashPack; locale: Locale; names: readonly string[]; you: number | undefined },
): Named {
  const person = (seat: number) => personAt(seat, names, you);
  const seat = 'seat' in event ? event.seat : event.kind === 'exchange-started' ? event.next : undefined;
  const list = isOfEquipment(event) ? pack.equipment : pack.dungeon;
  return {
    who: seat === undefined ? { name: '', isYou: false } : person(seat),
    card: 'card' in event ? (list[event.card]?.name[locale] ?? '') : '',
    on: 'on' in event ? (pack.dungeon[event.on]?.name[locale] ?? '') : '',
    bonus: event.kind === 'treasure-taken' ? bonusOf(pack.dungeon[event.card]) : undefined,
    gold: goldIn(event, pack),
    winners: event.kind === 'game-over' ? event.winners.map(person) : [],
  };
}

function bonusOf(card: DungeonCard | undefined): Bonus | undefined {
  return card?.kind === 'treasure' ? card.bonus : undefined;
}

function goldIn(event: ToldEvent, pack: DashPack): number | undefined {
  if (event.kind === 'equipment-drawn') {
    const effect = pack.equipment[event.card]?.effect;
    return effect?.kind === 'treasure-map' ? effect.gold : undefined;
  }
  const card = event.kind === 'treasure-taken' ? pack.dungeon[event.card] : undefined;
  return card?.kind === 'treasure' ? card.gold : undefined;
}

/** Whether the card of an event is an Equipment card. */
function isOfEquipment({ kind }: ToldEvent): boolean {
  return (
    kind === 'used' || kind === 'passed' || kind === 'fumbled' || kind === 'discarded' || kind === 'equipment-drawn'
  );
}
