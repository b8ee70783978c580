import type { FirstTurnText } from '../../../../client/kit/guide/first-turn.ts';
import type { HelpText } from '../../../../client/kit/table/text/text.ts';
import { byLanguage } from '../../../../client/text/by-language.ts';
import type { Person } from '../../../../engine/text.ts';
import type { ItemNumber } from '../../rules/content.ts';
import type { Phase, Saying } from '../../rules/state.ts';
import type { Names, TimeText } from '../../text/text.ts';

/** The hints of a first turn. */
export type TimePointer = 'ready' | 'play' | 'story';

/** All texts of the Dungeon Time page that are not in `text/`. */
export interface TimePageText extends HelpText {
  firstTurn: FirstTurnText<TimePointer>;
  table: string;
  hand: string;
  centre: string;
  cardLabel(card: { name: string; kind: string; needs: string }): string;
  /** The reward of a card; undefined for none. */
  rewardLabel(reward: string | undefined): string;
  heroes: string;
  needs: string;
  /** Who has what you called for, and who has played it. */
  /** Nobody answered a call in time; short, shown in place of the Item's name. */
  unanswered(what: string): string;
  unansweredShort: string;
  answered: Readonly<Record<'has' | 'played', (who: Person) => string>>;
  /** A call, short enough for a bubble. */
  shout: Readonly<Record<'need' | 'have' | 'take', (item: ItemNumber, count: number, words: Names) => string>>;
  /** Shown in place of Missions when you hold none. */
  noMission: string;
  noCards: string;
  gives: string;
  before: {
    chooseHero: string;
    heroChosen(who: string): string;
    keep(hero: string): string;
    goal(goal: number, of: number): string;
    /** The same for a narrow place. */
    goalShort(goal: number): string;
    clock(minutes: string): string;
    noClock: string;
    /** `isLast`: all others are ready, so that this starts the clock, if there is one. */
    yourHand(isLast: boolean, hasClock: boolean): string;
    ready: string;
    waiting(names: string): string;
    isReady: string;
    notReady: string;
    isChoosing: string;
    calm: string;
    go: string;
    reputation(missions: number): string;
    whenItSucceeds: string;
    toWin: string;
    scroll: string;
    /** Shows the goal, the Missions and the Reward tokens. */
    lookUp: string;
    missions: string;
    /** This many Missions of these decks. */
    draws(missions: number, decks: readonly number[]): string;
  };
  clock: {
    left(minutes: number, seconds: number): string;
    warn(seconds: number): string;
    off: string;
    label: string;
  };
  piles: {
    deck(size: number, back: string | undefined): string;
    deckName: string;
    discard(size: number, top: string | undefined): string;
    discardName: string;
    story(size: number, top: string | undefined): string;
    storyName: string;
    empty: string;
    storyLog: string;
    missionsPlayed(count: number, reputation: number): string;
    /** Below the crest of the card's player. */
    playedBy(who: Person): string;
  };
  others: {
    done: string;
    backs(items: number, missions: number, adventures: number): string;
  };
  verbs: {
    play(card: string): string;
    discardCard(card: string): string;
    choose(card: string): string;
    /** The label of a Mission's button, in a word. */
    mission: Readonly<Record<'play' | 'discard' | 'several', string>>;
    locked(card: string, reputation: number): string;
    done: string;
    /** Asks for confirmation while cards are left, in hand and in the draw deck. */
    reallyDone(hand: number, deck: number): string;
    playOn: string;
    undone: string;
    discard: string;
    discardHint: string;
    several: string;
    playThese(count: number): string;
    discardThese(count: number): string;
    cancel: string;
    draw: string;
    need(what: string, count: number): string;
    have(what: string): string;
    /** Answers somebody's call. */
    answer(what: string, to: Person): string;
    /** The same on its small button. */
    answerShort: string;
    take(what: string): string;
    say: string;
    type: string;
    send: string;
  };
  /** Short enough for a small button. */
  sayings: Readonly<Record<Saying, string>>;
  /** Events of the five minutes while you were away. */
  missedCards(played: number, discarded: number): string;
  notNow: string;
  /** The decision came after the next reveal. */
  tooLate: string;
  /** The browser's Back was pressed while the clock runs. */
  leaving: string;
  /** The possible actions in each phase, for the help. */
  now: Readonly<Record<Phase, string>>;
  /** Above the table while the clock runs: the effect of a tap, and other possible actions. */
  during: Record<'play' | 'call' | 'goOn' | 'discard' | 'several' | 'done' | 'awaited', string>;
  refused(card: string): string;
  late(card: string): string;
}

/** The game's texts and its page's texts, by language. */
export const timeText = byLanguage<{ game: TimeText; page: TimePageText }>({
  en: () => import('./en.ts').then(({ en, game }) => ({ page: en, game })),
  it: () => import('./it.ts').then(({ it, game }) => ({ page: it, game })),
});
