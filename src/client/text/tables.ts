import type { Hardness } from '../../engine/option-chapters.ts';
import type { ErrorCode } from '../../protocol/server-message.ts';
import { wordsHook } from './language.ts';

/** The texts of tables and campaigns, which the home page does not need. */
export interface TablesText {
  lobby: {
    /** For guests: what the host has just changed. */
    changed(options: string): string;
    title(game: string): string;
    codeLabel: string;
    sayCode: string;
    copy: string;
    copied: string;
    share: string;
    shareText(game: string): string;
    showQr: string;
    hideQr: string;
    qrAlt: string;
    chairs: string;
    chairEmpty(number: number): string;
    chairOf(number: number, name: string): string;
    you: string;
    host: string;
    away: string;
    bot: string;
    addBotNamed(bot: string): string;
    remove(name: string): string;
    options: string;
    hostChooses: string;
    /** Who begins: the one option worded alike in every game. */
    starter: string;
    yes: string;
    no: string;
    starterRandom: string;
    starterLatest: string;
    start: string;
    waitingForPlayers(missing: number): string;
    /** For everybody except the host. */
    waitingForMore(missing: number): string;
    readyToStart(count: number): string;
    /** Nobody sits here yet, so there is no host. */
    waitingForFirst: string;
    waitingForHost(name: string): string;
    sit: string;
    sitTitle(host: string): string;
    sitLead: string;
    justWatch: string;
    stand: string;
    rename: string;
    /** Enters a name and gets the link. */
    getLink: string;
    getLinkLead: string;
    /** How well the bots that fill chairs play. */
    /** How hard a story is. */
    hardness: Readonly<Record<Hardness, string>>;
    /** The chapter of manners. */
    manners: { name: string; usual: string };
    fillLevel: string;
    /** The other ways to play the same game. */
    elsewhere: {
      title: string;
      room: string;
      roomHint: string;
      here: string;
      hereHint: string;
      /** In real time everybody acts at once, which one device cannot do. */
      hereAlone: string;
      failed: string;
    };
  };
  campaign: {
    title: string;
    share: string;
    copy: string;
    copied: string;
    goneTitle: string;
    gone: string;
    /** At the end of a game of the campaign. */
    afterwards: string;
  };
  watch: {
    playing: string;
    over: string;
    full: string;
    open: string;
    wayOn: string;
    outOfReach(code: string): string;
    tryingOn: string;
    seatKept: string;
    meanwhile: string;
  };
  /** What was tried and not done. */
  whyNot: {
    refused: string;
    /** The move before is not answered yet. */
    underWay: string;
    turnOf(name: string): string;
    why: string;
  };
  errors: Record<ErrorCode | 'lost', string>;
}

/** The texts of tables and campaigns in the page's language. */
export const useTablesText = wordsHook<TablesText>({
  en: () => import('./tables.en.ts').then(({ en }) => en),
  it: () => import('./tables.it.ts').then(({ it }) => it),
});
