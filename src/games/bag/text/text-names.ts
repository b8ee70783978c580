import type { Locale, Teller } from '../../../engine/text.ts';
import type { BagPack } from '../rules/content.ts';
import type { BagEvent } from '../rules/event.ts';
import type { BagText, NameOf, Names } from './text.ts';

/** Tells events in the words of a language, with the names of the pack's pieces and of the players. */
export function tellWith(text: BagText, pack: BagPack, locale: Locale): Teller {
  return { tell: (event, names) => text.tell(event as BagEvent, namesFor(text, { pack, locale, players: names })) };
}

/** How everything is called: who plays alone has several adventurers, so these go by their characters. */
export function namesFor(
  text: BagText,
  { pack, locale, players }: { pack: BagPack; locale: Locale; players: readonly string[] },
): Names {
  const nameIn = (pieces: readonly { name: BagPack['name'] }[], number: number) => pieces[number]?.name[locale] ?? '';
  const seat = (number: number) => players[number] ?? String(number + 1);
  return {
    seat,
    person: (someone) => (players.length === 1 ? nameIn(pack.characters, someone.character) : seat(someone.seat)),
    character: (number) => nameIn(pack.characters, number),
    tile: (number) => nameIn(pack.tiles, number),
    monster: (number) => nameIn(pack.monsters, number),
    scroll: (number) => nameIn(pack.scrolls, number),
    item: (item) => {
      if (typeof item === 'number') return nameIn(pack.items, item);
      return { ring: text.ring, 'face-down': text.hidden, nothing: text.nothing }[item];
    },
  };
}

/** The name of a monster or an item by its id; the id itself where the pack has no such piece. */
export function nameById(pack: BagPack, locale: Locale): NameOf {
  return (id) => [...pack.monsters, ...pack.items].find((piece) => piece.id === id)?.name[locale] ?? id;
}
