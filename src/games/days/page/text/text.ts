import type { FirstTurnText } from '../../../../client/kit/guide/first-turn.ts';
import type { Signs } from '../../../../client/kit/signs/signs.ts';
import type { HelpText } from '../../../../client/kit/table/text/text.ts';
import { byLanguage } from '../../../../client/text/by-language.ts';
import type { Person } from '../../../../engine/text.ts';
import type { Day } from '../../rules/state.ts';
import type { DaysText } from '../../text/text.ts';

/** A day of a board in a sentence; without an owner it is the reader's. */
export interface SpotName {
  day: Day;
  owner: string | undefined;
}

/** The hints of a first turn. */
export type DaysPointer = 'play' | 'draw' | 'others';

/** The abbreviations and symbols explained at a table. */
type DaysSign = 'total' | 'hand' | 'deck' | 'score' | 'stack' | 'change' | 'leaves' | 'ends';

/** All texts of the Dungeon Days page that are not in `text/`. */
export interface DaysPageText extends HelpText {
  firstTurn: FirstTurnText<DaysPointer>;
  /** The meaning of the signs. */
  signs: Signs<DaysSign>;
  table: string;
  boards: string;
  hand: string;
  handEmpty: string;
  /** The distinguishing part of a spell's name: "Terror". */
  spellOf(name: string): string;
  /** The word on a board for cards that are not creatures. */
  onBoard: Readonly<Record<'invisibility' | 'boulder', string>>;
  weekOf(name: string): string;
  weekLabel(week: {
    name: string;
    points: string;
    hand: number;
    isTurn: boolean;
    isYours: boolean;
    isAway: boolean;
  }): string;
  /** `worth`: the value in its corner, in words. */
  handLabel(card: {
    name: string;
    worth: string | undefined;
    effect: string;
    /** The most points it could take from another player now. */
    harm: number | undefined;
    isPlayable: boolean;
  }): string;
  worth(value: number): string;
  worthNeighbour: string;
  deck(count: number): string;
  reshuffles(count: number, of: number): string;
  discard(count: number): string;
  discardTitle: string;
  discardEmpty: string;
  discardOrder: string;
  spot(spot: SpotName): string;
  /** Added to the label of a day. */
  canPlayHere: string;
  canTakeHere: string;
  /** Of a day, whose gender differs in some languages. */
  chosen(day: Day): string;
  change(points: number): string;
  /** The same on another player's board. */
  changeFor(name: string, points: number): string;
  /** A possible tap would give others points. */
  givesOthers: string;
  endsGame: string;
  leaves: string;
  /** What would change on a day below its top card. */
  changesBelow(took: string, gave: string): string;
  /** Of a day. */
  justChanged(day: Day): string;
  nothingHere: string;
  covered: string;
  inSight: string;
  /** How much a card adds to the score of its day. */
  counts(points: number): string;
  /** A card's position in a stack, counted from the top. */
  inStack(card: string, place: number, of: number): string;
  cards(count: number): string;
  status: {
    yourTurn: string;
    drawOnly: string;
    /** The reader's first turn, with this many cards in hand. */
    firstTurn(cards: number): string;
    /** The same if none of them can be played, and how to see why. */
    firstDraw(cards: number): string;
    seeWhen: string;
    playOnly: string;
    nothingToDo: string;
    chooseCard: string;
    /** Undefined: the reader, as a spectator. */
    turnOf(who: string | undefined): string;
    otherAway(name: string): string;
    noDayNow(card: string): string;
    tapDay(card: string): string;
    tapAnyDay(card: string): string;
    transportDay: string;
    transportBoard(day: Day): string;
    transformSpot: string;
    transformHeight(spot: SpotName): string;
    transformCreature(took: string): string;
    place(card: string, spot: SpotName): string;
    terror(card: string, day: Day): string;
    transport(day: Day, other: string): string;
    transform(took: string, spot: SpotName, gave: string): string;
    whyNot(spot: SpotName, why: string): string;
    noCreature(card: string): string;
    over(why: string): string;
  };
  verbs: { draw: string; play: string; pass: string; back: string };
  notYourTurn(name: string): string;
  scoring: {
    title: string;
    wins(names: string, shared: boolean): string;
    youWin: string;
    /** Why a day's score differs from its top card. */
    mimicTakes(card: string, value: number, from: Day): string;
    mimicNothing(card: string): string;
    spriteAdds(card: string, points: number, before: number): string;
    /** Who leads while the days are counted, and by how much. */
    leads(who: Person, by: number): string;
    takesLead(who: Person): string;
    level(points: number): string;
    nobodyYet: string;
    toResult: string;
    tieBreak: string;
    shared: string;
    seeStacks: string;
  };
}

/** The game's texts and its page's texts, by language. */
export const daysText = byLanguage<{ game: DaysText; page: DaysPageText }>({
  en: () => import('./en.ts').then(({ en, game }) => ({ page: en, game })),
  it: () => import('./it.ts').then(({ it, game }) => ({ page: it, game })),
});
