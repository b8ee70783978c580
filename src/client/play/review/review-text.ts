import type { InLanguages } from '../../../engine/judgement.ts';
import type { Locale } from '../../../engine/text.ts';
import { byDevice } from '../../text/by-device.ts';
import { useLocale } from '../../text/language.ts';

/** The parts of an account that can decide a game. */
export type Decider = 'you' | 'luck' | 'others';

const en = {
  title: 'What could I have done better?',
  whose: 'Whose decisions?',
  weighing: 'Weighing your decisions…',
  stop: 'Stop',
  stopped: 'Stopped. There’s nothing to show yet.',
  again: 'Start again',
  failed: 'Something went wrong while your decisions were weighed.',
  unplayable: 'This game doesn’t fit today’s rules, so its decisions can’t be weighed.',
  missing: 'The game couldn’t be loaded. You may be offline.',
  /** How decisions are weighed. */
  how: 'Each decision is judged by what you could know then: what was hidden is dealt again many times, and bots play on from there. “±” says how far an estimate may be off, 95 times out of 100; what may be chance isn’t called a mistake.',
  /** No decision stands out. */
  nothing: 'No decision stands out: none of them cost you much on its own.',
  noDecisions: 'You had nothing to decide in this game.',
  moments: 'What cost you most',
  turn: (number: number) => `Turn ${number}`,
  end: 'The end',
  did: 'You chose',
  better: 'Better',
  /** Above a costly move that the story of the result tells of: what came of it, and what it was worth. */
  turningPoint: (told: string) =>
    `The turning point. ${told} What came of it is one thing; on average the other choice wins more often.`,
  chance: 'Chance to win',
  tryIt: 'Try it',
  watch: 'Watch it',
  ahead: 'Who was ahead?',
  /** The same for a team, where nobody is ahead of anybody. */
  togetherAhead: 'How were your chances?',
  /** What the lines are, for one against another and for a team. */
  aheadHint: 'Everybody’s chance to win at the start of each of your turns, as far as you could tell then.',
  togetherHint: 'Your chance to win together at the start of each of your turns, as far as you could tell then.',
  /** The same for a team that acts all at once. */
  realTimeHint: 'Your chance to win together at each moment, as far as you could tell if you remembered every card.',
  you: 'You',
  team: 'Together',
  /** What a tap on the drawing does. */
  tapTurn: `${byDevice('Tap', 'Click')} a turn to watch it.`,
  tapMoment: `${byDevice('Tap', 'Click')} a moment to watch it.`,
  asTable: 'As a table',
  luckOrSkill: 'Luck or skill?',
  /** What cost most, and what helped most. */
  cost: {
    you: 'Your own decisions cost you most.',
    luck: 'Luck decided it: it cost you more than your decisions did.',
    others: 'The others decided it: they cost you more than your decisions did.',
  },
  /** One's own decisions did, although none stands out. */
  costTogether: 'Small things added up: together, your decisions cost you most.',
  helped: {
    you: 'You gave hardly anything away.',
    luck: 'Luck helped you most.',
    others: 'You gained most in the others’ turns.',
  },
  addedUp: 'What each changed in your chance to win, added up over the whole game:',
  start: 'At the start',
  parts: { you: 'Your decisions', luck: 'Luck in your turns', others: 'The others, and the rest' },
  /** The same where there are no turns. */
  realTimeHelped: {
    you: 'You gave hardly anything away.',
    luck: 'Luck helped you most.',
    others: 'The others helped most.',
  },
  realTimeStart: 'When the clock started',
  realTimeParts: { you: 'Your decisions', luck: 'The cards you drew', others: 'The others, and the rest' },
};

/** The texts of a review: what somebody could have done better. */
export type ReviewText = typeof en;

const it: ReviewText = {
  title: 'Che cosa potevo fare di meglio?',
  whose: 'Le decisioni di chi?',
  weighing: 'Valuto le tue decisioni…',
  stop: 'Interrompi',
  stopped: 'Interrotto. Non c’è ancora niente da mostrare.',
  again: 'Ricomincia',
  failed: 'Qualcosa è andato storto durante la valutazione.',
  unplayable: 'Questa partita non corrisponde alle regole di oggi: le decisioni non si possono valutare.',
  missing: 'La partita non si è potuta caricare. Forse sei offline.',
  how: 'Ogni decisione si giudica da quello che potevi sapere allora: quello che era nascosto si ridistribuisce molte volte, e da lì giocano i bot. «±» dice di quanto può sbagliare la stima, 95 volte su 100; quello che può essere un caso non si chiama errore.',
  nothing: 'Nessuna decisione spicca: da sola, nessuna ti è costata molto.',
  noDecisions: 'In questa partita non avevi niente da decidere.',
  moments: 'Che cosa ti è costato di più',
  turn: (number) => `Turno ${number}`,
  end: 'La fine',
  did: 'La tua scelta',
  better: 'Meglio',
  turningPoint: (told) => `La svolta. ${told} Com’è andata è una cosa; in media l’altra scelta vince più spesso.`,
  chance: 'Probabilità di vincere',
  tryIt: 'Prova',
  watch: 'Rivedi',
  ahead: 'Chi era in testa?',
  togetherAhead: 'Com’erano le vostre possibilità?',
  aheadHint: 'La probabilità di vincere di ognuno all’inizio di ogni tuo turno, per quanto potevi sapere allora.',
  togetherHint: 'La vostra probabilità di vincere all’inizio di ogni tuo turno, per quanto potevi sapere allora.',
  realTimeHint: 'La vostra probabilità di vincere a ogni momento, per quanto potevi sapere ricordando tutte le carte.',
  you: 'Tu',
  team: 'Insieme',
  tapTurn: `${byDevice('Tocca', 'Clicca')} un turno per rivederlo.`,
  tapMoment: `${byDevice('Tocca', 'Clicca')} un momento per rivederlo.`,
  asTable: 'Come tabella',
  luckOrSkill: 'Fortuna o bravura?',
  cost: {
    you: 'A costarti di più sono state le tue decisioni.',
    luck: 'Ha deciso la fortuna: ti è costata più delle tue decisioni.',
    others: 'Hanno deciso gli altri: ti sono costati più delle tue decisioni.',
  },
  costTogether: 'Tante piccole cose: a costarti di più sono state le tue decisioni, tutte insieme.',
  helped: {
    you: 'Non hai regalato quasi niente.',
    luck: 'Più di tutto ti ha aiutato la fortuna.',
    others: 'Hai guadagnato di più nei turni degli altri.',
  },
  addedUp: 'Quanto ognuno ha cambiato la tua probabilità di vincere, sommato su tutta la partita:',
  start: 'Prima del tuo primo turno',
  parts: { you: 'Le tue decisioni', luck: 'La fortuna nei tuoi turni', others: 'Gli altri, e il resto' },
  realTimeHelped: {
    you: 'Non hai regalato quasi niente.',
    luck: 'Più di tutto ti ha aiutato la fortuna.',
    others: 'Più di tutto hanno aiutato gli altri.',
  },
  realTimeStart: 'Quando è partito il tempo',
  realTimeParts: { you: 'Le tue decisioni', luck: 'Le carte che hai pescato', others: 'Gli altri, e il resto' },
};

/** The texts of a review by language. */
export const REVIEW_TEXTS: Readonly<Record<Locale, ReviewText>> = { en, it };

export function useReviewText(): ReviewText {
  return REVIEW_TEXTS[useLocale()];
}

/** Names for points of a game: the game's own if it has no turns, the number of the turn, or the end. */
export function useMomentName(): (moment: { turn?: number; name?: InLanguages }) => string {
  const text = useReviewText();
  const locale = useLocale();
  return ({ turn, name }) => name?.[locale] ?? (turn === undefined ? text.end : text.turn(turn));
}
