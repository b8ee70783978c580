import { capital, counted, does, listed, orYou, type Person, withArticle } from '../../../../../engine/text.ts';
import { the } from '../../../text/names/en.ts';
import { ap } from '../prompts/en.ts';
import type { Killer } from '../text.ts';

const list = (names: readonly string[]) => listed(names, 'and');

/** What is announced over the map, in English. */
export const en = {
  yourTurn: (points: number) => `Your turn: ${points === 0 ? 'no AP this time' : ap(points)}`,
  monster: (name: string) => `${name}!`,
  exit: 'The Exit, and the Red Dragon',
  dragon: (health: number, dice: number) => `Health ${health}, ${counted(dice, 'die', 'dice')}, and arrows do nothing.`,
  ring: (number: number) => `The Ring appears on M${number}`,
  ringMore: (rounds: number | undefined) =>
    rounds === undefined
      ? 'Only the Ring opens the Exit now.'
      : `Only the Ring opens the Exit now, and the dungeon collapses in ${counted(rounds, 'round', 'rounds')}.`,
  trembles: (rounds: number) =>
    rounds === 1 ? 'The last round!' : `The dungeon trembles: ${counted(rounds, 'round', 'rounds')} left`,
  tremblesMore: {
    ring: 'Get out with the Ring before it collapses!',
    quiet: 'Make progress: lay a tile, fight, or bring the Ring closer to the Exit.',
  } satisfies Record<'ring' | 'quiet', string>,
  stackUp: 'The last tile is laid',
  stackUpMore: 'No tile fits the dungeon any more.',
  lost: (who: Person) => `${does(who, 'got', 'You got')} lost!`,
  lostMore: (tile: string) => `${capital(the(tile))} doesn’t fit here: it goes under the stack, and the turn is over.`,
  died: (who: Person) => does(who, 'dies', 'You die'),
  /** "Killed by a Troll": the cause, in the largest letters. */
  killedBy: ({ kind, name, isOnly }: Killer) => {
    if (kind === 'escape') return 'Killed while getting away';
    return `Killed by ${kind !== 'monster' ? name : isOnly ? `the ${name}` : withArticle(name)}`;
  },
  /** `lost`: with lives left, but without a turn to use them in. */
  diedMore: (lives: number | 'lost') => {
    if (lives === 'lost') return 'Lost in the dungeon: there’s no turn left.';
    return lives > 0 ? `${counted(lives, 'life', 'lives')} left: back to the Start.` : 'That was the last life.';
  },
  ringTaken: (who: Person) => `${does(who, 'takes', 'You take')} the Ring!`,
  ringTakenMore: 'Now to the Exit, and out.',
  ringTakenGuarded: (dragon: string) => `Now to the Exit. ${capital(the(dragon))} waits there.`,
  /** A monster as strong as the Dragon is slain. */
  greatFalls: (monster: string) => `${capital(the(monster))} falls!`,
  greatFallsMore: (who: Person, helpers: readonly Person[]) =>
    `${does(who, 'strikes', 'You strike')} the last blow${helpers.length === 0 ? '' : `, with ${list(helpers.map((helper) => orYou(helper, 'you')))} at ${who.isYou ? 'your' : 'their'} side`}.`,
  /** Somebody is taken away by magic, by somebody else if `by` is given. */
  whisked: (who: Person, by: Person | undefined) =>
    by === undefined
      ? `${does(who, 'vanishes', 'You vanish')} with the Ring!`
      : `${does(by, 'whisks', 'You whisk')} ${orYou(who, 'you')} away!`,
  whiskedMore: (place: string, hasRing: boolean) => `Straight to ${the(place)}${hasRing ? ', Ring and all' : ''}.`,
  /** A call for help is answered in time. */
  aided: (helper: Person, who: Person) =>
    `${does(helper, 'comes', 'You come')} to ${who.isYou ? 'your' : `${who.name}’s`} aid!`,
  aidedMore: (chance: number) => `Alone, the chance was ${chance}%.`,
  ringOut: (who: Person) => `${does(who, 'is', 'You’re')} out with the Ring!`,
  ringOutMore: 'The dungeon shakes: everybody inside has one last turn.',
  lastTurn: (who: Person) => (who.isYou ? 'Your last turn' : `One last turn: ${who.name}`),
  lastTurnMore: 'Reach the Exit now, or stay inside.',
  trap: (name: string) => `${name}!`,
  call: (caller: string) => `${caller} calls you for help!`,
  callMore: 'Answer below.',
};
