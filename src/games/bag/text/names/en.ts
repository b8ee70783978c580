/** "the Troll", "the Magic Boots"; "the Ring", "something" and "nothing" are not pieces, and stay as they are. */
export function the(thing: string): string {
  return /^\p{Lu}/u.test(thing) ? `the ${thing}` : thing;
}
