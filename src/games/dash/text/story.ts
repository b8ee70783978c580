import { byCount, capital, counted, type Locale, type Person, whose } from '../../../engine/text.ts';

/** A Treasure somebody took home. */
export interface Find {
  who: Person;
  card: string;
  gold: string;
  dungeon: number;
}

/** How a turn can go wrong. */
export type BadEnd = 'no-ap' | 'door' | 'darkness' | 'confusion';

/** The texts of a finished game's story. */
export interface DashStoryText {
  /** Without this Treasure the game would have ended differently. */
  decisive(find: Find): string;
  best(find: Find): string;
  /** What ended this many of the reader's turns. */
  badEnds(why: BadEnd, turns: number): string;
}

/** The story texts by language. */
export const DASH_STORY: Readonly<Record<Locale, DashStoryText>> = {
  en: {
    decisive: ({ who, card, gold, dungeon }) =>
      `${capital(whose(who))} ${card} made the difference: ${gold} in dungeon ${dungeon}.`,
    best: ({ who, card, gold, dungeon }) => `${capital(whose(who))} best find: ${card}, ${gold} in dungeon ${dungeon}.`,
    badEnds: (why, turns) => {
      const those = `${byCount(turns, 'one', `${turns}`)} of your turns`;
      return {
        'no-ap': `You ran out of AP in ${counted(turns, 'turn', 'turns')}.`,
        door: `A Locked Door ended ${those}.`,
        darkness: `Darkness ended ${those}.`,
        confusion: `Confusion ended ${those}.`,
      }[why];
    },
  },
  it: {
    decisive: ({ who, card, gold, dungeon }) =>
      `A fare la differenza: «${card}»${who.isYou ? '' : ` di ${who.name}`}, ${gold} nel dungeon ${dungeon}.`,
    best: ({ who, card, gold, dungeon }) =>
      `${who.isYou ? 'Il tuo colpo migliore' : `Il colpo migliore di ${who.name}`}: «${card}», ${gold} nel dungeon ${dungeon}.`,
    badEnds: (why, turns) => {
      const those = counted(turns, 'turno', 'turni');
      return {
        'no-ap': `Hai finito i PA in ${those}.`,
        door: `Una Porta Chiusa ti ha chiuso ${those}.`,
        darkness: `L’Oscurità ti ha chiuso ${those}.`,
        confusion: `La Confusione ti ha chiuso ${those}.`,
      }[why];
    },
  },
};
