import { byCount, type Locale } from '../../../engine/text.ts';
import { the as theEnglish } from './names/en.ts';
import { the } from './names/it.ts';

function monete(count: number): string {
  return `${String(count).replace('.', ',')} ${byCount(count, 'moneta', 'monete')} d’oro`;
}

const en = {
  flip: 'flip a card you don’t know',
  /** A card that was put back. */
  flipKnown: (card: string) => `flip ${theEnglish(card)}, which was put back`,
  stop: 'stop',
  use: (equipment: string, card: string) => `use ${theEnglish(equipment)} on ${theEnglish(card)}`,
  face: (card: string) => `face ${theEnglish(card)}`,
  putBack: (card: string) => `put ${theEnglish(card)} back`,
  fumble: (equipment: string) => `lose ${theEnglish(equipment)}`,
  discard: (equipment: string) => `discard ${theEnglish(equipment)}`,
  ready: 'keep your Equipment',
  goesOn: 'Your turn goes on.',
  ownEnd: (more: number) => `On average you end with ${more} more gold.`,
  bestEnd: (less: number) => `On average your strongest rival ends with ${less} less gold.`,
};

/** Moves in a few words, and why one is better than another. */
export type DashAdviceText = typeof en;

const it: DashAdviceText = {
  flip: 'girare una carta che non conosci',
  flipKnown: (card) => `girare di nuovo ${the(card)}`,
  stop: 'fermarti',
  use: (equipment, card) => `usare ${the(equipment)} contro ${the(card)}`,
  face: (card) => `affrontare ${the(card)}`,
  putBack: (card) => `rimettere coperta questa carta: ${the(card)}`,
  fumble: (equipment) => `perdere ${the(equipment)}`,
  discard: (equipment) => `scartare ${the(equipment)}`,
  ready: 'tenere il tuo Equipaggiamento',
  goesOn: 'Il tuo turno continua.',
  ownEnd: (more) => `In media finisci con ${monete(more)} in più.`,
  bestEnd: (less) => `In media il rivale più forte finisce con ${monete(less)} in meno.`,
};

/** The words of advice by language. */
export const DASH_ADVICE: Readonly<Record<Locale, DashAdviceText>> = { en, it };
