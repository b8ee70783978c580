import type { HelpText } from '../../../../client/table/text/text.ts';
import type { Day } from '../../rules/state.ts';

/** A day of somebody's board, as a sentence names it; without an owner it is one's own. */
export interface SpotName {
  day: Day;
  owner: string | undefined;
}

/** What the Dungeon Days page says besides the game's own words. */
export interface DaysPageText extends HelpText {
  table: string;
  boards: string;
  hand: string;
  handEmpty: string;
  /** Three letters for the cards of a board that are no creatures. */
  short: Readonly<Record<'invisibility' | 'boulder', string>>;
  weekOf(name: string): string;
  weekLabel(week: { name: string; points: string; hand: number; isTurn: boolean; isAway: boolean }): string;
  /** `worth`: what the value in its corner says. */
  handLabel(card: { name: string; worth: string | undefined; effect: string; isPlayable: boolean }): string;
  worth(value: number): string;
  worthNeighbour: string;
  deck(count: number): string;
  reshuffles(count: number, of: number): string;
  discard(count: number): string;
  discardTitle: string;
  discardEmpty: string;
  discardOrder: string;
  spot(spot: SpotName): string;
  /** Added to a day's label. */
  canPlayHere: string;
  canTakeHere: string;
  chosen: string;
  change(points: number): string;
  leaves: string;
  /** What would come to a day below its top card. */
  changesBelow(took: string, gave: string): string;
  justChanged: string;
  nothingHere: string;
  covered: string;
  inSight: string;
  /** What a card adds to the score of its day. */
  counts(points: number): string;
  /** Where in a stack a card lies, counted from the top. */
  inStack(card: string, place: number, of: number): string;
  cards(count: number): string;
  status: {
    yourTurn: string;
    drawOnly: string;
    /** One's first turn, with so many cards in hand. */
    firstTurn(cards: number): string;
    firstDraw(cards: number): string;
    playOnly: string;
    nothingToDo: string;
    chooseCard: string;
    otherTurn(name: string): string;
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
  verbs: { draw: string; play: string; pass: string; back: string; confirm: string };
  notYourTurn(name: string): string;
  scoring: {
    title: string;
    wins(names: string, shared: boolean): string;
    youWin: string;
    mimicTakes(value: number, day: Day): string;
    mimicNothing: string;
    spriteAdds(points: number, before: number): string;
    tieBreak: string;
    shared: string;
    seeStacks: string;
  };
}
