import { type Locale, personAt, type Teller } from '../../../engine/text.ts';
import type { BagPack } from '../rules/content.ts';
import type { BagEvent } from '../rules/event.ts';
import type { BagText, NameOf, Names } from './text.ts';

/** Turns events into sentences of a language, with the names of the pack's pieces and of the players. */
export function tellWith(text: BagText, pack: BagPack, locale: Locale): Teller {
  return {
    tell: (event, players, you) => text.tell(event as BagEvent, namesFor(text, { pack, locale, players, you })),
  };
}

/** All names in a language. A solo player has several adventurers, so these use their character names, not "you". */
export function namesFor(
  text: BagText,
  {
    pack,
    locale,
    players,
    you,
  }: { pack: BagPack; locale: Locale; players: readonly string[]; you?: number | undefined },
): Names {
  const nameIn = (pieces: readonly { name: BagPack['name'] }[], number: number) => pieces[number]?.name[locale] ?? '';
  const seat = (number: number) => personAt(number, players, you);
  return {
    seat,
    person: (someone) =>
      players.length === 1
        ? { name: text.theCharacter(nameIn(pack.characters, someone.character)), isYou: false }
        : seat(someone.seat),
    character: (number) => nameIn(pack.characters, number),
    tile: (number) => nameIn(pack.tiles, number),
    monster: (number) => nameIn(pack.monsters, number),
    scroll: (number) => nameIn(pack.scrolls, number),
    item: (item) => {
      if (typeof item === 'number') return nameIn(pack.items, item);
      return { ring: text.ring, 'face-down': text.hidden, nothing: text.nothing }[item];
    },
    follows: (item) => typeof item === 'number' && pack.items[item]?.wear === 'follower',
  };
}

/** The name of a monster or an item by its id; the id itself if the pack has no such piece. */
export function nameById(pack: BagPack, locale: Locale): NameOf {
  return (id) => [...pack.monsters, ...pack.items].find((piece) => piece.id === id)?.name[locale] ?? id;
}
