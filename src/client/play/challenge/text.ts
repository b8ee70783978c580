import { capital, type Locale } from '../../../engine/text.ts';
import { PLACE_TEXTS } from '../../kit/end/place-text.ts';
import { useLocale } from '../../text/language.ts';

const en = {
  /** The sharer's own words on the picture and in the message. `by`: the margin; undefined on a tie. */
  dare: {
    first: (by: string | undefined) => `I won ${by === undefined ? 'the tie-break' : `by ${by}`}. Beat me!`,
    later: (place: number, by: string | undefined) =>
      `I came ${PLACE_TEXTS.en.placeName(place)}${by === undefined ? ', on a tie-break' : `, ${by} short`}. Beat me!`,
    team: (isWon: boolean): string => (isWon ? 'We won. Can you?' : 'We lost. Can you do better?'),
    alone: (isWon: boolean): string => (isWon ? 'I won. Can you?' : 'I lost. Can you do better?'),
    /** Before the link in a message. */
    message: (game: string, dare: string) => `${game}: ${dare} Same cards, same seat:`,
    copy: 'Copy the challenge',
    copied: 'Challenge copied',
  },
  title: (name: string) => `${name} dares you`,
  lead: 'You get the same cards and the same seat. Bots play the others.',
  noCount: 'It doesn’t count in your records, and there’s no account.',
  toBeat: 'To beat',
  /** A row of the figures: first, 23 points. */
  result: {
    place: (place: number) => PLACE_TEXTS.en.placeName(place),
    won: 'won',
    lost: 'lost',
  },
  accept: 'Take the challenge',
  opening: 'Dealing the same cards…',
  failed: 'The deal couldn’t be opened. Check your connection and try again.',
  gone: { title: 'No challenge here', lead: 'That game is still going on, or it was removed.' },
  own: 'This is your own game. Send the link to somebody: they play your cards.',
  /** At the bottom of the table while it is played. */
  strip: (name: string, figures: string) => `To beat: ${name} (${figures})`,
  end: {
    title: { '1': 'Challenge won!', '0': 'A draw', '-1': 'Challenge lost' },
    /** Who did better, and by how much, if there are points. */
    line: {
      '1': (name: string, by: string | undefined) => `You beat ${name}${by === undefined ? '' : ` by ${by}`}.`,
      '0': (name: string, _by: string | undefined) => `You and ${name} did equally well.`,
      '-1': (name: string, by: string | undefined) =>
        by === undefined ? `${name} did better with these cards.` : `${name} got ${by} more out of these cards.`,
    },
    you: 'You',
    again: 'Try this deal again',
    watch: (name: string) => `Watch ${name}’s game`,
    answer: 'Send your answer',
    answerText: {
      '1': (game: string, figures: string) => `${game}: I took your challenge and beat you: ${figures}.`,
      '0': (game: string, figures: string) => `${game}: I took your challenge. A draw: ${figures}.`,
      '-1': (game: string, figures: string) =>
        `${game}: I took your challenge, and you’re still ahead. I got ${figures}.`,
    },
    copied: 'Answer copied',
  },
};

/** The texts of a challenge: a friend's finished game, played again. */
export type ChallengeText = typeof en;

const it: ChallengeText = {
  dare: {
    first: (by) => `Ho vinto ${by === undefined ? 'allo spareggio' : `con ${by} di vantaggio`}. Prova a battermi!`,
    later: (place, by) =>
      `${capital(PLACE_TEXTS.it.placeName(place))} posto${by === undefined ? ', allo spareggio' : `, a ${by} dalla vittoria`}. Prova a battermi!`,
    team: (isWon) => (isWon ? 'Abbiamo vinto. E tu?' : 'Abbiamo perso. Tu fai di meglio?'),
    alone: (isWon) => (isWon ? 'Ho vinto. E tu?' : 'Ho perso. Tu fai di meglio?'),
    message: (game, dare) => `${game}: ${dare} Stesse carte, stesso posto:`,
    copy: 'Copia la sfida',
    copied: 'Sfida copiata',
  },
  title: (name) => `${name} ti sfida`,
  lead: 'Hai le stesse carte e lo stesso posto. Gli altri li giocano i bot.',
  noCount: 'Non conta nei tuoi risultati, e non serve un account.',
  toBeat: 'Da battere',
  result: {
    place: (place) => `${PLACE_TEXTS.it.placeName(place)} posto`,
    won: 'vittoria',
    lost: 'sconfitta',
  },
  accept: 'Accetta la sfida',
  opening: 'Distribuisco le stesse carte…',
  failed: 'Non è stato possibile aprire il tavolo. Controlla la connessione e riprova.',
  gone: { title: 'Qui non c’è nessuna sfida', lead: 'Quella partita non è ancora finita, o è stata cancellata.' },
  own: 'Questa partita è tua. Manda il link a qualcuno: giocherà le tue carte.',
  strip: (name, figures) => `Da battere: ${name} (${figures})`,
  end: {
    title: { '1': 'Sfida vinta!', '0': 'Pareggio', '-1': 'Sfida persa' },
    line: {
      '1': (name, by) => (by === undefined ? `Hai battuto ${name}.` : `Hai battuto ${name} con ${by} di vantaggio.`),
      '0': (name) => `Tu e ${name} siete alla pari.`,
      '-1': (name, by) =>
        by === undefined
          ? `Con queste carte ${name} ha fatto meglio.`
          : `Con queste carte ${name} ha fatto meglio: ${by} in più.`,
    },
    you: 'Tu',
    again: 'Rigioca queste carte',
    watch: (name) => `Guarda la partita di ${name}`,
    answer: 'Manda la risposta',
    answerText: {
      '1': (game, figures) => `${game}: ho accettato la tua sfida e ti ho battuto: ${figures}.`,
      '0': (game, figures) => `${game}: ho accettato la tua sfida. Pareggio: ${figures}.`,
      '-1': (game, figures) => `${game}: ho accettato la tua sfida, ma vinci ancora tu. Io: ${figures}.`,
    },
    copied: 'Risposta copiata',
  },
};

/** The texts of a challenge, by language. */
export const CHALLENGE_TEXTS: Readonly<Record<Locale, ChallengeText>> = { en, it };

export function useChallengeText(): ChallengeText {
  return CHALLENGE_TEXTS[useLocale()];
}
