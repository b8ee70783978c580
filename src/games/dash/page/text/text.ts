import type { FirstTurnText } from '../../../../client/kit/guide/first-turn.ts';
import type { HelpText } from '../../../../client/kit/table/text/text.ts';
import { byLanguage } from '../../../../client/text/by-language.ts';
import type { DashText } from '../../text/text.ts';

/** The hints of a first turn. */
export type DashPointer = 'flip' | 'ap' | 'equipment';

/** All texts of the Dash page that are not in `text/`. An `ap` that is a string includes its unit: "3 AP". */
export interface DashPageText extends HelpText {
  firstTurn: FirstTurnText<DashPointer>;
  table: string;
  board: string;
  hand: string;
  dungeonOf(dungeon: number, of: number): string;
  cardsLeft(count: number): string;
  apOf(ap: string, who: string | undefined): string;
  space(row: number, column: number): string;
  faceDown: string;
  explores: string;
  playerLabel(player: { name: string; gold: string; explored: number; equipment: readonly string[] }): string;
  exploredCount(count: number): string;
  /** How much of a player's gold is in Treasure Maps. */
  goldInMaps(gold: string, map: string): string;
  noEquipment: string;
  noTreasures: string;
  bonusWaits: string;
  bonusWorks: string;
  status: {
    flipFirst(ap: number): string;
    flipMore(ap: number): string;
    react(card: string): string;
    /** Only a Treasure that puts it back helps. */
    reactPutBack(card: string): string;
    /** Equipment may be used, but nothing helps. */
    reactInVain(card: string): string;
    reactCanceled(card: string): string;
    fumble(card: string): string;
    exchange: string;
    exchangeWait(names: string): string;
    /** What `who` does while the reader watches; undefined: the reader, in a replay. */
    explores(who: string | undefined, ap: number): string;
    reacts(who: string | undefined, card: string): string;
    fumbles(who: string | undefined): string;
    over: string;
    /** `who` flips, undefined: the reader. */
    flipping(who: string | undefined): string;
    turned(card: string, who: string | undefined): string;
  };
  verbs: {
    stop: string;
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
  /** The chances of the explorer's next flip, in one line on a phone; `isYours`: the reader explores. */
  odds(odds: { hurt: number; treasures: number; of: number; isExact: boolean; isYours: boolean }): string;
  /** The result of a choice, shown below its label as a phrase. */
  pending: {
    title: string;
    leaves(ap: string): string;
    endsTurn: string;
    shuffles: string;
    losesEquipment: string;
    canceled: string;
    magicCanceled: string;
    savesTurn(ap: string): string;
    savesAp(ap: string): string;
    savesEquipment: string;
    stillEnds: string;
    backDown: string;
    dropped: string;
    magical: string;
    usable: string;
    notNow: string;
    /** Of Equipment that may be used, but saves nothing. */
    inVain: string;
    mapNotUsed: string;
  };
  exchange: {
    title(dungeon: number): string;
    lead: string;
    keep: string;
    giveUp: string;
    ready: string;
    choosing: string;
    /** Who has the most gold so far. */
    standing(leaders: string, gold: string): string;
  };
  scoring: {
    title: string;
    wins(names: string, shared: boolean): string;
    youWin: string;
    treasures: string;
    explored: string;
    total: string;
    tieBreak: string;
    shared: string;
  };
  notYourTurn(name: string): string;
  dealFirst: string;
  flipLit: string;
}

/** The game's texts and its page's texts, by language. */
export const dashText = byLanguage<{ game: DashText; page: DashPageText }>({
  en: () => import('./en.ts').then(({ en, game }) => ({ page: en, game })),
  it: () => import('./it.ts').then(({ it, game }) => ({ page: it, game })),
});
