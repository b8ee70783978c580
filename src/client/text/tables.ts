import type { Hardness } from '../../engine/option-chapters.ts';
import type { ErrorCode } from '../../protocol/server-message.ts';
import { wordsHook } from './language.ts';

/** What the house says at tables and of campaigns, and the first page does not need. */
export interface TablesText {
  lobby: {
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
    /** The one option that every game calls the same: who begins. */
    starter: string;
    yes: string;
    no: string;
    starterRandom: string;
    starterLatest: string;
    start: string;
    waitingForPlayers(missing: number): string;
    /** For who is not the host. */
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
    /** Says a name and sees the link to send. */
    getLink: string;
    getLinkLead: string;
    /** How well bots play that sit down at the start. */
    /** How hard a story is. */
    hardness: Readonly<Record<Hardness, string>>;
    /** The chapter with what the people of a table agree on besides the game's options. */
    manners: { name: string; usual: string };
    fillLevel: string;
    /** Where else the same game can be played. */
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

/** The words of tables and campaigns in the page's language. */
export const useTablesText = wordsHook<TablesText>({
  en: () => import('./tables.en.ts').then(({ en }) => en),
  it: () => import('./tables.it.ts').then(({ it }) => it),
});
