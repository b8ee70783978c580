import type { ErrorCode } from '../../protocol/server-message.ts';

/** What a door of the first page says. */
export interface DoorText {
  name: string;
  mood: string;
  players: string;
  minutes: string;
}

/** All words of the shell; what a game says stands with the game. */
export interface AppText {
  language: { choose: string };
  home: {
    title: string;
    lead: string;
    doors: Record<'time' | 'days' | 'bag' | 'dash', DoorText>;
    playNow: string;
    playNowHint: string;
    invite: string;
    pack: string;
    practice: string;
    alone: string;
    campaign: string;
    /** Without a server: alone, with bots, or passing the device round. */
    here: string;
    learn: string;
    hereAt(game: string, code: string): string;
    continueCampaign(code: string): string;
    forgetCampaign(code: string): string;
    building: string;
    codeTitle: string;
    codeLabel: string;
    codeHint(length: number): string;
    codeGo: string;
    codeWrong(length: number): string;
    continueTitle: string;
    continueAt(game: string, code: string): string;
    forget(code: string): string;
    opening: string;
    cannotOpen: string;
  };
  names: { title: string; label: string; hint: string; guest: string; empty: string; odd: string; crest: string };
  bar: {
    home: string;
    rules: string;
    soundOn: string;
    soundOff: string;
    settings: string;
    skip: string;
  };
  footer: { credits: string; promise: string };
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
    optionNames: Record<string, string>;
    /** By the option and its value: "sprite.covers". */
    optionValues: Record<string, string>;
    starterRandom: string;
    starterLatest: string;
    start: string;
    waitingForPlayers(missing: number): string;
    readyToStart(count: number): string;
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
  };
  table: {
    loading: string;
    reconnecting: string;
    catchingUp: string;
    offline: string;
    rematch: string;
    toNext: string;
    nextOpen: string;
    home: string;
    goneTitle: string;
    gone(code: string): string;
    badCode(code: string): string;
    seedTitle: string;
    seed: string;
  };
  rules: {
    title(game: string): string;
    lead: string;
    search: string;
    found(count: number): string;
    none: string;
    ruling: string;
    rulingHint: string;
    rule(id: string): string;
    close: string;
    whole: string;
    missing: string;
  };
  credits: {
    gallery: string;
    title: string;
    lead: string;
  };
  version: { newer: string; reload: string; later: string };
  notFound: { title: string; lead: string };
  broken: { title: string; lead: string; again: string };
  back: string;
  errors: Record<ErrorCode | 'lost', string>;
}
