import { byCount } from './text.ts';

/** The name of a thing with what an English sentence needs before it. */
export interface EnglishNames {
  /** "the Troll", "the Magic Boots" */
  the(name: string): string;
  /** "a Troll", "an Elf"; a plural has its definite article, and what is not counted has none. */
  a(name: string): string;
  /** "an Elf", "2 Elves" */
  several(count: number, name: string): string;
  /** Whether a verb after it is in the plural. */
  isPlural(name: string): boolean;
}

/** Articles for names; `uncounted` has those that nobody counts, such as "Quicksand". */
export function englishNames(uncounted: readonly string[] = []): EnglishNames {
  const isPlural = (name: string) => PLURAL.test(headOf(name));
  const the = (name: string) => (/^the /i.test(name) ? lowerFirst(name) : `the ${name}`);
  const a = (name: string) => {
    if (uncounted.includes(name)) return name;
    return isPlural(name) || /^the /i.test(name) ? the(name) : `${/^[aeiou]/i.test(name) ? 'an' : 'a'} ${name}`;
  };
  return {
    the,
    a,
    several: (count, name) => byCount(count, a(name), `${count} ${plural(name)}`),
    isPlural,
  };
}

/** "Boots", "Rocks", but not "Compass", "Virus" or "Basilisk’s". */
const PLURAL = /[^siu’]s$/i;

function lowerFirst(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1);
}

/** The noun of a name: "Boots" of "Boots of Certainty", "Axe" of "Small Axe". */
function headOf(name: string): string {
  const [before = ''] = name.split(/ (?:of|in|on|to|from|under) /);
  return before.split(' ').at(-1) ?? '';
}

/** "Spells of Terror", "Elves", "Pixies" */
function plural(name: string): string {
  const head = headOf(name);
  const start = name.indexOf(head);
  return name.slice(0, start) + pluralOf(head) + name.slice(start + head.length);
}

function pluralOf(noun: string): string {
  if (PLURAL.test(noun)) return noun;
  if (/(?:l|r)f$/.test(noun)) return noun.replace(/f$/, 'ves');
  if (/(?:s|x|z|ch|sh)$/.test(noun)) return `${noun}es`;
  if (/[^aeiou]y$/.test(noun)) return noun.replace(/y$/, 'ies');
  return `${noun}s`;
}
