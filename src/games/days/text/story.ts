import { italianNames } from '../../../engine/italian.ts';
import { capital, type Locale, listed, type Person, toName, whose } from '../../../engine/text.ts';

const { the } = italianNames();

/** A play that removed creatures from another board. */
export interface Blow {
  by: Person;
  /** The played card. */
  card: string;
  victim: Person;
  /** The names of the removed creatures. */
  taken: readonly string[];
  /** The score their days lost. */
  worth: string;
}

const en = {
  blow: ({ by, card, victim, taken, worth }: Blow) =>
    `${capital(whose(by))} ${card} took ${whose(victim)} ${listed(taken, 'and')}: ${worth}.`,
  /** Somebody's highest-scoring day. */
  bestDay: (who: Person, day: string, points: string) => `${capital(whose(who))} best day was ${day}: ${points}.`,
  /** The total that several plays took from the reader, who lost by less. */
  lostInAll: (points: string) => `In all, the others took ${points} from you: more than the gap.`,
  /** Somebody placed their best creature. */
  laid: (who: Person, card: string, day: string) => `${capital(whose(who))} best creature: ${card}, on ${day}.`,
};

/** The texts of a finished game's story. */
export type DaysStoryText = typeof en;

const it: DaysStoryText = {
  blow: ({ by, card, victim, taken, worth }) => {
    const what = listed(taken.map(the), 'e');
    if (by.isYou) return `Con ${the(card)} hai tolto ${what} ${toName(victim.name)}: ${worth}.`;
    return victim.isYou
      ? `Con ${the(card)} ${by.name} ti ha tolto ${what}: ${worth}.`
      : `Con ${the(card)} ${by.name} ha tolto ${what} ${toName(victim.name)}: ${worth}.`;
  },
  bestDay: (who, day, points) =>
    `${who.isYou ? 'Il tuo giorno migliore' : `Il giorno migliore di ${who.name}`}: ${day}, ${points}.`,
  lostInAll: (points) => `In tutto gli altri ti hanno tolto ${points}: più del distacco.`,
  laid: (who, card, day) =>
    `${who.isYou ? 'La tua creatura migliore' : `La creatura migliore di ${who.name}`}: ${the(card)} di ${day}.`,
};

/** The story texts by language. */
export const DAYS_STORY: Readonly<Record<Locale, DaysStoryText>> = { en, it };
