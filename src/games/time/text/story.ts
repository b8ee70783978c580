import { byCount, capital, counted, type Locale, listed, type Person, whose } from '../../../engine/text.ts';
import type { AdventureEnd } from '../rules/state.ts';
import type { ItemWords } from './text.ts';

/** Where the missing Item of a failed Mission was: `from` played it later, in a team. */
export type Lack =
  | { kind: 'later'; from: Person | undefined }
  | { kind: 'spent'; mission: string }
  | { kind: 'held' | 'never' | 'too-few' };

const en = {
  /** With more Missions than needed, or exactly as many. */
  won: (spare: number) =>
    spare === 0 ? 'Just enough Missions.' : `${counted(spare, 'Mission', 'Missions')} to spare.`,
  /** This many too few: how many failed, and how many nobody played. */
  short: (missions: number, { failed, unplayed }: { failed: number; unplayed: number }) => {
    const parts = [...(failed > 0 ? [`${failed} failed`] : []), ...(unplayed > 0 ? [`${unplayed} unplayed`] : [])];
    return `${counted(missions, 'Mission', 'Missions')} short${parts.length === 0 ? '' : `: ${listed(parts, 'and')}`}.`;
  },
  /** The Item that failed Missions lacked, and how often. */
  missedMost: (item: ItemWords, times: number) =>
    `${capital(item.one)} was missing${times > 1 ? (times === 2 ? ' twice' : ` ${times} times`) : ''}.`,
  /**
   * The reader's cards: Items and how many were used, Missions and how many were accomplished, and cards not revealed.
   */
  own: ({
    items,
    used,
    missions,
    done,
    unseen,
  }: {
    items: number;
    used: number;
    missions: number;
    done: number;
    unseen: number;
  }) => {
    const parts = [
      ...(items === 0 ? [] : [`${counted(items, 'Item', 'Items')} (${shareInEnglish(used, items)}used)`]),
      ...(missions === 0
        ? []
        : [`${counted(missions, 'Mission', 'Missions')} (${shareInEnglish(done, missions)}accomplished)`]),
      ...(unseen === 0
        ? []
        : [`${counted(unseen, 'card', 'cards')} that ${byCount(unseen, 'was', 'were')}n’t revealed`]),
    ];
    return parts.length === 0 ? 'None of your cards made it into the Story.' : `You played ${listed(parts, 'and')}.`;
  },
  /** The piece that broke the Backpack, its player, and how many of the needed Missions were done. */
  broke: (item: ItemWords, who: Person | undefined, { done, goal }: { done: number; goal: number }) =>
    `The Backpack broke on ${who === undefined ? item.the : `${whose(who)} ${item.name}`}, after ${counted(done, 'Mission', 'Missions')} of ${goal}.`,
  /** The same for the reward of a Mission. */
  brokeReward: (item: ItemWords, mission: string, { done, goal }: { done: number; goal: number }) =>
    `The Backpack broke on ${item.the}, the reward of ${mission}, after ${counted(done, 'Mission', 'Missions')} of ${goal}.`,
  /** The Mission that reached the goal; in a team, its player. */
  reached: (mission: string, who: Person | undefined) =>
    `${mission}${ownerInEnglish(who)} made it: the goal was reached.`,
  /** A failed Mission, its player in a team, the missing Items, and why. */
  failed: (
    { mission, who, why }: { mission: string; who: Person | undefined; why: Lack | undefined },
    items: string,
    _count: number,
  ) => `${mission}${ownerInEnglish(who)} lacked ${items}${reasonInEnglish(why)}.`,
  /** The five minutes ended with Missions unplayed, some of them in the reader's hand. */
  unplayed: (why: AdventureEnd, missions: number, inHand: number) =>
    `${why === 'time-up' ? 'Time was up' : 'Play stopped'} with ${counted(missions, 'Mission', 'Missions')} unplayed${inHand === 0 ? '' : `, ${inHand} of them in your hand`}.`,
  /** The change that would have won: one more Item before a Mission. */
  oneMore: (item: ItemWords, mission: string) => `One more card would have won it: ${item.one} before ${mission}.`,
  /** A Mission played after another card. */
  later: (mission: string, after: string) => `${mission} played later, after ${after}, would have won it.`,
  /** An Item that should not have been played. */
  without: (item: ItemWords) => `Leaving out ${item.one} would have won it.`,
  /** Some Items, each of them `itemsFor` its Mission. */
  several: (first: string, others: readonly string[]) =>
    `It would have been won with ${listed([first, ...others], 'and')}.`,
  itemsFor: (items: string, mission: string) => `${items} for ${mission}`,
  /** The name of a card inside a sentence. */
  quoted: (mission: string) => mission,
};

/** "none ", "all ", "3 " of several, and of one nothing or "not ". */
function shareInEnglish(count: number, of: number): string {
  if (of === 1) return count === 1 ? '' : 'not ';
  return `${count === 0 ? 'none' : count === of ? 'all' : count} `;
}

function ownerInEnglish(who: Person | undefined): string {
  return who === undefined ? '' : ` (${who.isYou ? 'yours' : whose(who)})`;
}

function reasonInEnglish(why: Lack | undefined): string {
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

/** The story of a finished game. */
export type TimeStoryText = typeof en;

const it: TimeStoryText = {
  won: (spare) =>
    spare === 0
      ? 'Neanche una Missione in più del necessario.'
      : `${counted(spare, 'Missione', 'Missioni')} in più del necessario.`,
  short: (missions, { failed, unplayed }) => {
    const parts = [
      ...(failed > 0 ? [counted(failed, 'fallita', 'fallite')] : []),
      ...(unplayed > 0 ? [counted(unplayed, 'non giocata', 'non giocate')] : []),
    ];
    return `${byCount(missions, 'Mancava', 'Mancavano')} ${counted(missions, 'Missione', 'Missioni')}${parts.length === 0 ? '' : `: ${listed(parts, 'e')}`}.`;
  },
  missedMost: (item, times) => `${capital(item.the)} mancava a ${counted(times, 'Missione', 'Missioni')}.`,
  own: ({ items, used, missions, done, unseen }) => {
    const parts = [
      ...(items === 0
        ? []
        : [
            `${counted(items, 'Oggetto', 'Oggetti')} (${shareInItalian(used, items, { one: 'usato', more: 'usati', none: 'nessuno', all: 'tutti' })})`,
          ]),
      ...(missions === 0
        ? []
        : [
            `${counted(missions, 'Missione', 'Missioni')} (${shareInItalian(done, missions, { one: 'completata', more: 'completate', none: 'nessuna', all: 'tutte' })})`,
          ]),
      ...(unseen === 0 ? [] : [`${counted(unseen, 'carta', 'carte')} mai ${byCount(unseen, 'rivelata', 'rivelate')}`]),
    ];
    return parts.length === 0 ? 'Nessuna delle tue carte è finita nella Storia.' : `Hai giocato ${listed(parts, 'e')}.`;
  },
  broke: (item, who, { done, goal }) =>
    `Lo Zaino si è rotto con ${item.the}${who === undefined ? '' : `, carta ${who.isYou ? 'tua' : `di ${who.name}`},`} dopo ${counted(done, 'Missione', 'Missioni')} su ${goal}.`,
  brokeReward: (item, mission, { done, goal }) =>
    `Lo Zaino si è rotto con ${item.the}, Ricompensa di «${mission}», dopo ${counted(done, 'Missione', 'Missioni')} su ${goal}.`,
  reached: (mission, who) => `Con «${mission}»${ownerInItalian(who)} l’obiettivo era raggiunto.`,
  failed: ({ mission, who, why }, items, count) =>
    `A «${mission}»${ownerInItalian(who)} ${byCount(count, 'mancava', 'mancavano')} ${items}${reasonInItalian(why)}.`,
  unplayed: (why, missions, inHand) =>
    `${why === 'time-up' ? 'Tempo scaduto' : 'Il gioco si è fermato'} con ${counted(missions, 'Missione', 'Missioni')} ancora da giocare${inHand === 0 ? '' : `, ${inHand} in mano tua`}.`,
  oneMore: (item, mission) => `Per vincere bastava ancora ${item.one} prima di «${mission}».`,
  later: (mission, after) => `Per vincere bastava giocare «${mission}» più tardi, dopo ${after}.`,
  without: (item) => `Per vincere bastava lasciare da parte ${item.one}.`,
  several: (first, others) => `Per vincere bastavano ${listed([first, ...others], 'e')}.`,
  itemsFor: (items, mission) => `${items} per «${mission}»`,
  quoted: (mission) => `«${mission}»`,
};

/** "nessuno usato", "tutti usati", "3 usati" of several, and of one "usato" or "non usato". */
function shareInItalian(
  count: number,
  of: number,
  { one, more, none, all }: { one: string; more: string; none: string; all: string },
): string {
  if (of === 1) return count === 1 ? one : `non ${one}`;
  if (count === 0) return `${none} ${one}`;
  return count === of ? `${all} ${more}` : counted(count, one, more);
}

function ownerInItalian(who: Person | undefined): string {
  return who === undefined ? '' : ` (${who.isYou ? 'tua' : `di ${who.name}`})`;
}

/** Words that do not have to agree with the Item, which may be of either gender. */
function reasonInItalian(why: Lack | undefined): string {
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

/** The story of a finished game, by language. */
export const TIME_STORY: Readonly<Record<Locale, TimeStoryText>> = { en, it };
