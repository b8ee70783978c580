import { byLanguage } from '../../../../../client/text/by-language.ts';
import type { Person } from '../../../../../engine/text.ts';
import type { AdventureEnd } from '../../../rules/state.ts';
import type { ItemWords } from '../../../text/text.ts';

/** The hints of the practice round. */
export type HintId =
  | 'ready'
  | 'play'
  | 'mission'
  | 'forget'
  | 'discard'
  | 'done'
  | 'reveal'
  | 'backpack'
  | 'choice'
  | 'end';

/** The texts of the page needed after the first move: hints of a practice round, the Resolution, the end. */
export interface TimeLaterText {
  resolution: {
    turned: string;
    first: string;
    /** The same if cards are revealed automatically. */
    firstByItself: string;
    /** Why the five minutes are over, in large letters. */
    ended: Readonly<Record<AdventureEnd, string>>;
    reveal: string;
    finish: string;
    hold: string;
    release: string;
    heldBy(who: Person): string;
    /** Why the next card is not revealed automatically: these players can use a skill, or one has paused. */
    waitsForSkill(people: readonly Person[]): string;
    pausedBy(who: Person): string;
    cardsLeft(count: number): string;
    free(count: number): string;
    missions(done: number, goal: number): string;
    slots: string;
    slot(item: string, pieces: number, of: number): string;
    emptySlot: string;
    /** Tonk’s slots, this many. */
    extraSlots(count: number): string;
    token: string;
    packed(item: ItemWords): string;
    accomplished: string;
    solved: string;
    failed(missing: string, count: number): string;
    effect: string;
    reward: string;
    rewardTaken(item: string): string;
    rewardRefused: string;
    waived(items: string): string;
    dropped(items: string, count: number): string;
    exchanged(item: string): string;
    tokensLeft(count: number): string;
    tokenOf(item: string, count: number): string;
    noReward: string;
    noTokenLeft: string;
    broke(item: string): string;
    brokeWhy(slots: number): string;
    has: string;
    lacks: string;
    /** A skill took a need away. */
    notNeeded: string;
    /** An Adventure counts duplicates only once. */
    onceIsEnough: string;
    /** Another Item was spent in its place. */
    inItsPlace(item: string): string;
    decided(who: Person): string;
    /** Who decides: the whole team. */
    team: string;
    waitsFor(who: string, what: string): string;
    useBefore: string;
    use(hero: string): string;
    used: string;
    copy(hero: string): string;
    nextSolved: string;
    nextNamed(items: string): string;
    nextWaived(count: number): string;
  };
  choices: {
    reward(card: string): string;
    /** The same if there is only one token to take. */
    rewardOne(card: string, item: string): string;
    takeItem(item: string): string;
    /** The effect of taking it on the Backpack. */
    takesSlot: string;
    fits: string;
    refuse: string;
    failed(card: string): string;
    drop(items: string): string;
    dropNone: string;
    waive(count: number): string;
    waiveThese(items: string): string;
    sift: string;
    siftThese(count: number): string;
    siftNone: string;
    arrange: string;
    arrangeNext(card: string): string;
    placed(place: number): string;
    payWaive: string;
    payExchange: string;
    enough: string;
    removeTokens(left: number): string;
    fromBackpack(item: string): string;
    fromSupply(item: string): string;
    exchange: string;
    nameItem: string;
    place(item: string): string;
    breaks: string;
  };
  over: {
    won: string;
    lost: string;
    missions: string;
    done: string;
    failed(missing: string, count: number): string;
    notPlayed: string;
    /** A Hero discarded it from the Story. */
    sifted: string;
    /** Played, and not revealed before the Backpack broke. */
    untold: string;
    count(done: number, goal: number): string;
    missing(count: number): string;
    adventure: string;
    brokeBy(item: string): string;
    hero(who: Person): string;
    /** How many of their Missions and Items were useful. */
    heroWhy(missions: number, items: number): string;
    culprit(who: Person): string;
    culpritBroke(item: string): string;
    /** One failed Mission by name, several by number. */
    culpritFailed(mission: string, count: number): string;
    /** Missions kept in hand to the end, and Missions discarded. */
    culpritKept(missions: number): string;
    culpritDiscarded(missions: number): string;
    /** Nobody in particular: the time was up, or the team stopped early. */
    culpritNobody: Readonly<Record<AdventureEnd, string>>;
    unplayed(missions: number): string;
  };
  hints: {
    title: string;
    next: string;
    close: string;
    steps: Readonly<Record<HintId, string>>;
  };
}

/** The texts needed after the first move, by language. */
export const laterText = byLanguage<TimeLaterText>({
  en: () => import('./en.ts').then(({ en }) => en),
  it: () => import('./it.ts').then(({ it }) => it),
});
