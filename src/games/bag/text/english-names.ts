/** "the Troll", "the Magic Boots"; "the Ring", "something" and "nothing", which are no name of a piece, stay as they are. */
export function the(thing: string): string {
  return /^\p{Lu}/u.test(thing) ? `the ${thing}` : thing;
}
