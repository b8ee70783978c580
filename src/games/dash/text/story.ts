import { byCount, capital, counted, does, type Locale, orYou, type Person, whose } from '../../../engine/text.ts';
import { the } from './names/it.ts';

/** A Treasure somebody took home. */
export interface Find {
  who: Person;
  card: string;
  gold: string;
  dungeon: number;
}

/** How many Treasures somebody took home. */
export interface Haul {
  who: Person;
  treasures: number;
}

/** How a turn can go wrong. */
export type BadEnd = 'no-ap' | 'door' | 'darkness' | 'confusion';

type Stop = Exclude<BadEnd, 'no-ap'>;

const EN_STOPS: Readonly<Record<Stop, { one: string; more: string }>> = {
  door: { one: 'A Locked Door', more: 'Locked Doors' },
  darkness: { one: 'Darkness', more: 'Darkness' },
  confusion: { one: 'Confusion', more: 'Confusion' },
};
const IT_STOPS: Readonly<Record<Stop, { one: string; more: string }>> = {
  door: { one: 'una Porta Chiusa ha', more: 'le Porte Chiuse hanno' },
  darkness: { one: 'l’Oscurità ha', more: 'l’Oscurità ha' },
  confusion: { one: 'la Confusione ha', more: 'la Confusione ha' },
};

const en = {
  /** Without this Treasure the game would have ended differently. */
  decisive: ({ who, card, gold, dungeon }: Find) =>
    `${capital(whose(who))} ${card} made the difference: ${gold} in dungeon ${dungeon}.`,
  best: ({ who, card, gold, dungeon }: Find) =>
    `${capital(whose(who))} best find: ${card}, ${gold} in dungeon ${dungeon}.`,
  /** Somebody took more Treasures than another. */
  haul: (more: Haul, less: Haul) =>
    `${does(more.who, 'took', 'You took')} ${counted(more.treasures, 'Treasure', 'Treasures')}, ${orYou(less.who, 'you')} ${less.treasures}.`,
  /** The reason why this many of the reader's turns ended. */
  badEnds: (why: BadEnd, turns: number) =>
    why === 'no-ap' ? `You ran out of AP ${times(turns)}.` : `${enStop(why, turns)} ended ${ofYours(turns)}.`,
  /** The same, after what decided the game. */
  alsoBadEnds: (why: BadEnd, turns: number) =>
    why === 'no-ap' ? `You also ran out of AP ${times(turns)}.` : `${enStop(why, turns)} also ended ${ofYours(turns)}.`,
  /** One of those turns. */
  badEnd: (why: BadEnd, dungeon: number) =>
    why === 'no-ap'
      ? `You run out of AP once more, in dungeon ${dungeon}.`
      : `${EN_STOPS[why].one} ends your turn once more, in dungeon ${dungeon}.`,
};

/** The texts of a finished game's story. */
export type DashStoryText = typeof en;

const it: DashStoryText = {
  decisive: ({ who, card, gold, dungeon }) =>
    `A fare la differenza: ${the(card)}${who.isYou ? '' : ` di ${who.name}`}, ${gold} nel dungeon ${dungeon}.`,
  best: ({ who, card, gold, dungeon }) =>
    `${who.isYou ? 'Il tuo colpo migliore' : `Il colpo migliore di ${who.name}`}: ${the(card)}, ${gold} nel dungeon ${dungeon}.`,
  haul: (more, less) =>
    `${does(more.who, 'ha preso', 'Hai preso')} ${counted(more.treasures, 'Tesoro', 'Tesori')}, ${orYou(less.who, 'tu')} ${less.treasures}.`,
  badEnds: (why, turns) =>
    why === 'no-ap' ? `Hai finito i PA ${counted(turns, 'volta', 'volte')}.` : `${capital(itStopped(why, turns))}.`,
  alsoBadEnds: (why, turns) =>
    why === 'no-ap' ? `E hai finito i PA ${counted(turns, 'volta', 'volte')}.` : `E ${itStopped(why, turns)}.`,
  badEnd: (why, dungeon) =>
    why === 'no-ap'
      ? `Hai finito i PA ancora una volta, nel dungeon ${dungeon}.`
      : `${capital(IT_STOPS[why].one)} messo fine a un altro tuo turno, nel dungeon ${dungeon}.`,
};

/** The story texts by language. */
export const DASH_STORY: Readonly<Record<Locale, DashStoryText>> = { en, it };

function times(turns: number): string {
  return byCount(turns, 'once', `${turns} times`);
}

function ofYours(turns: number): string {
  return `${byCount(turns, 'one', `${turns}`)} of your turns`;
}

function enStop(why: Stop, turns: number): string {
  return byCount(turns, EN_STOPS[why].one, EN_STOPS[why].more);
}

function itStopped(why: Stop, turns: number): string {
  const stop = byCount(turns, IT_STOPS[why].one, IT_STOPS[why].more);
  return `${stop} messo fine a ${byCount(turns, 'uno', `${turns}`)} dei tuoi turni`;
}
