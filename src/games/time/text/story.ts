import { byCount, counted, type Locale, listed, type Person, whose } from '../../../engine/text.ts';
import type { AdventureEnd } from '../rules/state.ts';
import type { ItemWords } from './text.ts';

/** Where the missing Item of a failed Mission was: `from` played it later, in a team. */
export type Lack =
  | { kind: 'later'; from: Person | undefined }
  | { kind: 'spent'; mission: string }
  | { kind: 'held' | 'never' | 'too-few' };

/** The texts of a finished game's story. */
export interface TimeStoryText {
  /** With more Missions than needed, or exactly as many. */
  won(spare: number): string;
  /** This many too few, and the Item that was missing most. */
  short(missions: number, item: ItemWords, times: number): string;
  /** This many too few, though nothing was missing: they were not played. */
  shortUnplayed(missions: number): string;
  /** This many too few, though all were played and none failed: a Hero discarded them. */
  shortOnly(missions: number): string;
  /**
   * The reader's cards: Items and how many were used, Missions and how many were accomplished, and cards not revealed.
   */
  own(cards: { items: number; used: number; missions: number; done: number; unseen: number }): string;
  /** The piece that broke the Backpack, its player, and how many of the needed Missions were done. */
  broke(item: ItemWords, who: Person | undefined, how: { done: number; goal: number }): string;
  /** The same for the reward of a Mission. */
  brokeReward(item: ItemWords, mission: string, how: { done: number; goal: number }): string;
  /** The Mission that reached the goal; in a team, its player. */
  reached(mission: string, who: Person | undefined): string;
  /** A failed Mission, its player in a team, the missing Items, and why. */
  failed(
    failure: { mission: string; who: Person | undefined; why: Lack | undefined },
    items: string,
    count: number,
  ): string;
  /** The five minutes ended with Missions unplayed, some of them in the reader's hand. */
  unplayed(why: AdventureEnd, missions: number, inHand: number): string;
  /** The change that would have won: one more Item before a Mission. */
  oneMore(item: ItemWords, mission: string): string;
  /** A Mission played after another card. */
  later(mission: string, after: string): string;
  /** An Item that should not have been played. */
  without(item: ItemWords): string;
  /** Some Items, each of them `itemsFor` its Mission. */
  several(first: string, others: readonly string[]): string;
  itemsFor(items: string, mission: string): string;
  /** The name of a card inside a sentence. */
  quoted(mission: string): string;
}

/** The story texts by language. */
export const TIME_STORY: Readonly<Record<Locale, TimeStoryText>> = {
  en: {
    won: (spare) => (spare === 0 ? 'Just enough Missions.' : `${counted(spare, 'Mission', 'Missions')} to spare.`),
    short: (missions, item, times) =>
      `${counted(missions, 'Mission', 'Missions')} short: ${item.one} was missing${times > 1 ? (times === 2 ? ' twice' : ` ${times} times`) : ''}.`,
    shortUnplayed: (missions) => `${counted(missions, 'Mission', 'Missions')} short: too few were played.`,
    shortOnly: (missions) => `${counted(missions, 'Mission', 'Missions')} short.`,
    own: ({ items, used, missions, done, unseen }) => {
      const parts = [
        ...(items === 0 ? [] : [`${counted(items, 'Item', 'Items')} (${used} used)`]),
        ...(missions === 0 ? [] : [`${counted(missions, 'Mission', 'Missions')} (${done} accomplished)`]),
        ...(unseen === 0
          ? []
          : [`${counted(unseen, 'card', 'cards')} that ${byCount(unseen, 'was', 'were')}n’t revealed`]),
      ];
      return parts.length === 0 ? 'None of your cards made it into the Story.' : `You played ${listed(parts, 'and')}.`;
    },
    broke: (item, who, { done, goal }) =>
      `The Backpack broke on ${who === undefined ? item.the : `${whose(who)} ${item.name}`}, after ${counted(done, 'Mission', 'Missions')} of ${goal}.`,
    brokeReward: (item, mission, { done, goal }) =>
      `The Backpack broke on ${item.the}, the reward of ${mission}, after ${counted(done, 'Mission', 'Missions')} of ${goal}.`,
    reached: (mission, who) => `${mission}${belongsEn(who)} made it: the goal was reached.`,
    failed: ({ mission, who, why }, items) => `${mission}${belongsEn(who)} lacked ${items}${lackEn(why)}.`,
    unplayed: (why, missions, inHand) =>
      `${why === 'time-up' ? 'Time was up' : 'Play stopped'} with ${counted(missions, 'Mission', 'Missions')} unplayed${inHand === 0 ? '' : `, ${inHand} of them in your hand`}.`,
    oneMore: (item, mission) => `One more card would have won it: ${item.one} before ${mission}.`,
    later: (mission, after) => `${mission} played later, after ${after}, would have won it.`,
    without: (item) => `Leaving out ${item.one} would have won it.`,
    several: (first, others) => `It would have been won with ${listed([first, ...others], 'and')}.`,
    itemsFor: (items, mission) => `${items} for ${mission}`,
    quoted: (mission) => mission,
  },
  it: {
    won: (spare) =>
      spare === 0
        ? 'Neanche una Missione in più del necessario.'
        : `${counted(spare, 'Missione', 'Missioni')} in più del necessario.`,
    short: (missions, item, times) =>
      `${byCount(missions, 'Mancava', 'Mancavano')} ${counted(missions, 'Missione', 'Missioni')}: ${times > 1 ? `per ${times} volte ` : ''}non c’era ${item.the}.`,
    shortUnplayed: (missions) =>
      `${byCount(missions, 'Mancava', 'Mancavano')} ${counted(missions, 'Missione', 'Missioni')}: se ne sono giocate troppo poche.`,
    shortOnly: (missions) =>
      `${byCount(missions, 'Mancava', 'Mancavano')} ${counted(missions, 'Missione', 'Missioni')}.`,
    own: ({ items, used, missions, done, unseen }) => {
      const parts = [
        ...(items === 0 ? [] : [`${counted(items, 'Oggetto', 'Oggetti')} (${counted(used, 'usato', 'usati')})`]),
        ...(missions === 0
          ? []
          : [`${counted(missions, 'Missione', 'Missioni')} (${counted(done, 'completata', 'completate')})`]),
        ...(unseen === 0
          ? []
          : [`${counted(unseen, 'carta', 'carte')} mai ${byCount(unseen, 'rivelata', 'rivelate')}`]),
      ];
      return parts.length === 0
        ? 'Nessuna delle tue carte è finita nella Storia.'
        : `Hai giocato ${listed(parts, 'e')}.`;
    },
    broke: (item, who, { done, goal }) =>
      `Lo Zaino si è rotto con ${item.the}${who === undefined ? '' : `, carta ${who.isYou ? 'tua' : `di ${who.name}`},`} dopo ${counted(done, 'Missione', 'Missioni')} su ${goal}.`,
    brokeReward: (item, mission, { done, goal }) =>
      `Lo Zaino si è rotto con ${item.the}, Ricompensa di «${mission}», dopo ${counted(done, 'Missione', 'Missioni')} su ${goal}.`,
    reached: (mission, who) => `Con «${mission}»${belongsIt(who)} l’obiettivo era raggiunto.`,
    failed: ({ mission, who, why }, items, count) =>
      `A «${mission}»${belongsIt(who)} ${byCount(count, 'mancava', 'mancavano')} ${items}${lackIt(why)}.`,
    unplayed: (why, missions, inHand) =>
      `${why === 'time-up' ? 'Tempo scaduto' : 'Il gioco si è fermato'} con ${counted(missions, 'Missione', 'Missioni')} ancora da giocare${inHand === 0 ? '' : `, ${inHand} in mano tua`}.`,
    oneMore: (item, mission) => `Per vincere bastava ancora ${item.one} prima di «${mission}».`,
    later: (mission, after) => `Per vincere bastava giocare «${mission}» più tardi, dopo ${after}.`,
    without: (item) => `Per vincere bastava lasciare da parte ${item.one}.`,
    several: (first, others) => `Per vincere bastavano ${listed([first, ...others], 'e')}.`,
    itemsFor: (items, mission) => `${items} per «${mission}»`,
    quoted: (mission) => `«${mission}»`,
  },
};

function belongsEn(who: Person | undefined): string {
  return who === undefined ? '' : ` (${who.isYou ? 'yours' : whose(who)})`;
}

function lackEn(why: Lack | undefined): string {
  switch (why?.kind) {
    case undefined:
      return '';
    case 'later':
      return why.from === undefined
        ? ', which came later'
        : `: ${why.from.isYou ? 'yours' : whose(why.from)} came later`;
    case 'spent':
      return `: ${why.mission} got there first`;
    case 'held':
      return ', and you had one in hand';
    case 'never':
      return ', and nobody played one';
    case 'too-few':
      return ': there weren’t enough';
  }
}

function belongsIt(who: Person | undefined): string {
  return who === undefined ? '' : ` (${who.isYou ? 'tua' : `di ${who.name}`})`;
}

/** Words that do not have to agree with the Item, which may be of either gender. */
function lackIt(why: Lack | undefined): string {
  switch (why?.kind) {
    case undefined:
      return '';
    case 'later':
      if (why.from === undefined) return ': la carta è arrivata dopo';
      return why.from.isYou ? ': la tua carta è arrivata dopo' : `: la carta di ${why.from.name} è arrivata dopo`;
    case 'spent':
      return `: se n’era già servita «${why.mission}»`;
    case 'held':
      return ', e ne avevi in mano';
    case 'never':
      return ', e nella Storia non ce n’era';
    case 'too-few':
      return ': non ce n’erano abbastanza';
  }
}
