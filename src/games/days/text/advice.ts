import { italianNames } from '../../../engine/italian.ts';
import { byCount, type Locale, type Person, whose } from '../../../engine/text.ts';
import { type Day, dayNameOf } from '../rules/state.ts';
import { en as inEnglish } from './en.ts';
import { it as inItalian } from './it.ts';
import { the as theEnglish } from './names/en.ts';

const { the } = italianNames();

/** A figure that may be a fraction: "2.5 points". */
function count(number: number, one: string, more: string): string {
  return `${number} ${byCount(number, one, more)}`;
}

function punti(count: number): string {
  return `${String(count).replace('.', ',')} ${byCount(count, 'punto', 'punti')}`;
}

/** "martedì", "martedì di Ada", "tuo martedì", with a preposition that agrees: the days are masculine, except Sunday. */
function giorno(day: Day, owner: Person, [masculine, feminine]: readonly [string, string]): string {
  const isSunday = dayNameOf(day) === 'sun';
  const article = isSunday ? feminine : masculine;
  const name = inItalian.days[dayNameOf(day)];
  return owner.isYou ? `${article} ${isSunday ? 'tua' : 'tuo'} ${name}` : `${article} ${name} di ${owner.name}`;
}

const en = {
  draw: 'draw a card',
  pass: 'pass',
  place: (card: string, day: Day, owner: Person) =>
    `${theEnglish(card)} on ${whose(owner)} ${inEnglish.days[dayNameOf(day)]}`,
  terror: (card: string, day: Day) => `${theEnglish(card)} on every ${inEnglish.days[dayNameOf(day)]}`,
  transport: (card: string, day: Day, owner: Person) =>
    `${theEnglish(card)}: swap your ${inEnglish.days[dayNameOf(day)]} with ${whose(owner)}`,
  transform: ({ spell, took, gave }: { spell: string; took: string; gave: string }, day: Day, owner: Person) =>
    `${theEnglish(spell)}: take ${theEnglish(took)} from ${whose(owner)} ${inEnglish.days[dayNameOf(day)]} and leave ${theEnglish(gave)}`,
  winsNow: 'It wins the game right away.',
  endsLost: 'It doesn’t end the game while somebody else is ahead.',
  ownNow: (more: number) => `Right away you have ${count(more, 'more point', 'more points')}.`,
  othersNow: (less: number) => `Right away the others have ${count(less, 'fewer point', 'fewer points')}.`,
  ownEnd: (more: number) => `On average you end ${count(more, 'point', 'points')} higher.`,
  bestEnd: (less: number) => `On average your strongest rival ends ${count(less, 'point', 'points')} lower.`,
};

/** Moves in a few words, and why one is better than another. */
export type DaysAdviceText = typeof en;

const it: DaysAdviceText = {
  draw: 'pescare una carta',
  pass: 'passare',
  place: (card, day, owner) => `${the(card)} ${giorno(day, owner, ['sul', 'sulla'])}`,
  terror: (card, day) => `${the(card)} su ogni ${inItalian.days[dayNameOf(day)]}`,
  transport: (card, day, owner) =>
    `${the(card)}: scambiare ${dayNameOf(day) === 'sun' ? 'la tua' : 'il tuo'} ${inItalian.days[dayNameOf(day)]} con ${dayNameOf(day) === 'sun' ? 'quella' : 'quello'} di ${owner.name}`,
  transform: ({ spell, took, gave }, day, owner) =>
    `${the(spell)}: prendere ${the(took)} ${giorno(day, owner, ['dal', 'dalla'])} e lasciare ${the(gave)}`,
  winsNow: 'Vince subito la partita.',
  endsLost: 'Non chiude la partita mentre è in testa un altro.',
  ownNow: (more) => `Subito hai ${punti(more)} in più.`,
  othersNow: (less) => `Subito gli altri hanno ${punti(less)} in meno.`,
  ownEnd: (more) => `In media finisci con ${punti(more)} in più.`,
  bestEnd: (less) => `In media il rivale più forte finisce con ${punti(less)} in meno.`,
};

/** The words of advice by language. */
export const DAYS_ADVICE: Readonly<Record<Locale, DaysAdviceText>> = { en, it };
