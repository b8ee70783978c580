import type { HelpText } from '../../../../client/table/text/text.ts';

/** What the Dash page says besides the game's own words. An `ap` that is a text has its unit: "3 AP". */
export interface DashPageText extends HelpText {
  table: string;
  board: string;
  hand: string;
  treasures: string;
  dungeonOf(dungeon: number, of: number): string;
  cardsLeft(count: number): string;
  apOf(ap: string, who: string | undefined): string;
  space(row: number, column: number): string;
  faceDown: string;
  empty: string;
  cost(ap: string): string;
  noCost: string;
  explores: string;
  playerLabel(player: { name: string; gold: string; explored: number; equipment: readonly string[] }): string;
  exploredCount(count: number): string;
  noEquipment: string;
  noTreasures: string;
  bonusWaits: string;
  bonusWorks: string;
  status: {
    flipFirst(ap: number): string;
    flipMore(ap: number): string;
    react(card: string): string;
    reactCanceled(card: string): string;
    fumble(card: string): string;
    exchange: string;
    exchangeWait(names: string): string;
    otherExplores(name: string, ap: number): string;
    otherReacts(name: string, card: string): string;
    otherFumbles(name: string): string;
    over: string;
    sending: string;
  };
  verbs: {
    stop: string;
    stopHint: string;
    pay(ap: string): string;
    face: string;
    putBack(ap: string): string;
    goOn: string;
    use(card: string): string;
    drop(card: string): string;
    dropIt: string;
    keepAll: string;
    discard(count: number): string;
  };
  pending: {
    title: string;
    leaves(ap: string): string;
    endsTurn: string;
    canceled: string;
    magicCanceled: string;
    orUse: string;
    wouldCancel: string;
    wouldCancelMagic: string;
    wouldReduce(ap: string): string;
    wouldPutBack: string;
    usable: string;
    notNow: string;
    mapNotUsed: string;
  };
  exchange: {
    title(dungeon: number): string;
    lead: string;
    keep: string;
    giveUp: string;
    ready: string;
    choosing: string;
    first(name: string): string;
  };
  scoring: {
    title: string;
    wins(names: string, shared: boolean): string;
    youWin: string;
    treasures: string;
    maps: string;
    explored: string;
    total: string;
    tieBreak: string;
    shared: string;
  };
  notYourTurn(name: string): string;
  dealFirst: string;
}
