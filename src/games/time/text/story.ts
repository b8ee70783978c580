import { byCount, counted, type Locale, listed } from '../../../engine/text.ts';
import type { ItemWords } from './text.ts';

/** The texts of a finished game's story. */
export interface TimeStoryText {
  /** With more Missions than needed, or exactly as many. */
  won(spare: number): string;
  /** This many too few, and the Item that was missing most. */
  short(missions: number, item: ItemWords, times: number): string;
  /** This many too few, though nothing was missing: they were not played. */
  shortUnplayed(missions: number): string;
  /** The Backpack broke when this many of the Missions needed were done. */
  broke(item: ItemWords, done: number, goal: number): string;
  /** The Mission that reached the goal. */
  reached(mission: string): string;
  /** The Mission that came closest, and the Items it lacked. */
  closest(mission: string, items: string, count: number): string;
  /** What would have won it: one more Item before a Mission. */
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
      `${counted(missions, 'Mission', 'Missions')} short: ${item.the} was missing${times > 1 ? ` ${times} times` : ''}.`,
    shortUnplayed: (missions) => `${counted(missions, 'Mission', 'Missions')} short: too few were played.`,
    broke: (item, done, goal) =>
      `There was no slot for ${item.the}: the Backpack broke after ${counted(done, 'Mission', 'Missions')} of ${goal}.`,
    reached: (mission) => `${mission} made it: the goal was reached.`,
    closest: (mission, items) => `${mission} came closest: it only lacked ${items}.`,
    oneMore: (item, mission) => `One more ${item.name} before ${mission}, and you’d have made it.`,
    later: (mission, after) => `Play ${mission} later, after ${after}, and you’d have made it.`,
    without: (item) => `Leave out one ${item.name}, and you’d have made it.`,
    several: (first, others) => `You’d have made it with ${listed([first, ...others], 'and')}.`,
    itemsFor: (items, mission) => `${items} for ${mission}`,
    quoted: (mission) => mission,
  },
  it: {
    won: (spare) =>
      spare === 0
        ? 'Neanche una Missione in più del necessario.'
        : `${counted(spare, 'Missione', 'Missioni')} in più del necessario.`,
    short: (missions, item, times) =>
      `${byCount(missions, 'Mancava', 'Mancavano')} ${counted(missions, 'Missione', 'Missioni')}: non c’era ${item.the}${times > 1 ? `, ${times} volte` : ''}.`,
    shortUnplayed: (missions) =>
      `${byCount(missions, 'Mancava', 'Mancavano')} ${counted(missions, 'Missione', 'Missioni')}: ne avete giocate troppo poche.`,
    broke: (item, done, goal) =>
      `Per ${item.the} non c’era spazio: lo Zaino si è rotto a ${counted(done, 'Missione', 'Missioni')} su ${goal}.`,
    reached: (mission) => `Con «${mission}» ce l’avete fatta: obiettivo raggiunto.`,
    closest: (mission, items, count) =>
      `La più vicina era «${mission}»: ${byCount(count, 'mancava', 'mancavano')} solo ${items}.`,
    oneMore: (item, mission) => `Ancora ${item.one} prima di «${mission}», e ce l’avreste fatta.`,
    later: (mission, after) => `Giocando «${mission}» più tardi, dopo ${after}, ce l’avreste fatta.`,
    without: (item) => `Lasciando da parte ${item.one}, ce l’avreste fatta.`,
    several: (first, others) => `Ce l’avreste fatta con ${listed([first, ...others], 'e')}.`,
    itemsFor: (items, mission) => `${items} per «${mission}»`,
    quoted: (mission) => `«${mission}»`,
  },
};
