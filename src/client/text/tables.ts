import type { ErrorCode } from '../../protocol/server-message.ts';
import { wordsHook } from '../language.ts';

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
    addBot: string;
    addBotNamed(bot: string): string;
    remove(name: string): string;
    botNames: Record<string, string>;
    options: string;
    hostChooses: string;
    optionNames: Record<string, string>;
    /** A line on what an option changes, where its name does not say it to somebody new. */
    optionHints: Record<string, string>;
    /** By the option and its value: "sprite.covers". */
    optionValues: Record<string, string>;
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
  };
  campaign: {
    title: string;
    lead: string;
    share: string;
    copy: string;
    copied: string;
    loading: string;
    goneTitle: string;
    gone: string;
    journey: string;
    won: string;
    extended: string;
    next: string;
    choose: string;
    play(what: string): string;
    playBots(what: string): string;
    again: string;
    toTable: string;
    under(what: string): string;
    /** Leaves a game that nobody has gone on with for a while. */
    anew: string;
    notYet: string;
    medals: { won(completed: number, goal: number): string; lost: string; tries(count: number): string };
    bonus: string;
    goal(goal: number): string;
    name: string;
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
  errors: Record<ErrorCode | 'lost', string>;
}

/** The words of tables and campaigns in the page's language. */
export const useTablesText = wordsHook<TablesText>({
  en: () => import('./tables.en.ts').then(({ en }) => en),
  it: () => import('./tables.it.ts').then(({ it }) => it),
});
