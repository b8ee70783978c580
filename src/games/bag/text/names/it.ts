import { italianNames } from '../../../../engine/italian.ts';

/** The gender of monsters, items, tiles and characters, if their ending does not show it. */
const NOUNS = {
  Accetta: 'f',
  Bastone: 'm',
  Carceriere: 'm',
  Dardi: 'm plural',
  Denti: 'm plural',
  Fonte: 'f',
  Forziere: 'm',
  Ghermitore: 'm',
  Grande: 'f',
  Guaritrice: 'f',
  Pozione: 'f',
  Pugnali: 'm plural',
  Rampicante: 'm',
  Re: 'm',
  Scaffale: 'm',
  Serpente: 'm',
  Stivali: 'm plural',
  Uscita: 'f',
  Zombi: 'm',
} as const;

const names = italianNames(NOUNS);

/** Texts that are not the name of a piece, «l’Anello» or «un oggetto coperto», begin with their own article. */
const isNamed = (thing: string) => /^\p{Lu}/u.test(thing);

export const { isPlural } = names;

/** «il Goblin», «la Spada magica». */
export function the(thing: string): string {
  return isNamed(thing) ? names.the(thing) : thing;
}

/** «uno Zombi», «una Mummia». */
export function a(thing: string): string {
  return isNamed(thing) ? names.a(thing) : thing;
}

/** «del Goblin», «alla Spada magica», «all’Anello». */
export function after(preposition: 'di' | 'a', thing: string): string {
  if (thing.startsWith('l’')) return names.after(preposition, thing.slice(2));
  return isNamed(thing) ? names.after(preposition, thing) : `${preposition} ${thing}`;
}
