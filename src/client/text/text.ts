/** The texts of the shell; a game's texts are in its folder. */
export interface AppText {
  language: { choose: string };
  home: {
    title: string;
    lead: string;
    /** The main button for newcomers. */
    begin: string;
    /** The same, once a game was played on this device. */
    beginAgain: string;
    beginHint(game: string, bots: number): string;
    playNow: string;
    invite: string;
    pack: string;
    /** Without a server: alone, with bots, or on a shared device. */
    here: string;
    learn: string;
    hereAt(game: string, code: string): string;
    /** `code`: where several campaigns must be told apart. */
    continueCampaign(game: string | undefined, code: string | undefined): string;
    forgetCampaign(code: string): string;
    players(least: number, most: number): string;
    minutes(minutes: number): string;
    /** Co-operative, or each for themselves. */
    together: string;
    against: string;
    codeTitle: string;
    codeLabel: string;
    codeHint(length: number): string;
    codeGo: string;
    codeWrong(length: number): string;
    continueTitle: string;
    continueAt(game: string, code: string): string;
    /** It is your turn at an unfinished table. */
    yourTurn: string;
    /** It is the turn of somebody on a shared device. */
    turnOf(name: string): string;
    /** The table this device is the big screen of. */
    screenAt(game: string, code: string): string;
    /** Folded: tables this device only shows, or only tried something out at. */
    asideTitle: string;
    triedAt(game: string, code: string): string;
    forget(code: string): string;
    opening: string;
    cannotOpen: string;
    records: string;
    carry: string;
  };
  names: {
    title: string;
    label: string;
    hint: string;
    guest: string;
    empty: string;
    odd: string;
    longest(letters: number): string;
    crest: string;
  };
  bar: {
    home: string;
    rules: string;
    soundOn: string;
    soundOff: string;
    settings: string;
    skip: string;
  };
  footer: { credits: string; promise: string };
  table: {
    loading: string;
    reconnecting: string;
    catchingUp: string;
    stopped: string;
    offline: string;
    rematch: string;
    toNext: string;
    nextOpen: string;
    home: string;
    goneTitle: string;
    gone(code: string): string;
    badCode(code: string): string;
    seedTitle: string;
    /** A part of the page could not be loaded. */
    partMissing: string;
    tryAgain: string;
  };
  rules: {
    title(game: string): string;
    lead: string;
    search: string;
    found(count: number): string;
    none: string;
    ruling: string;
    rulingHint: string;
    /** The aim of a game, and a turn in pictures. */
    aim: string;
    turn: string;
    rule(id: string): string;
    close: string;
    whole: string;
    missing: string;
  };
  credits: {
    gallery: string;
    licences: string;
    title: string;
    lead: string;
  };
  version: { newer: string; reload: string; later: string };
  notFound: { title: string; lead: string };
  broken: { title: string; lead: string; again: string };
  back: string;
}
