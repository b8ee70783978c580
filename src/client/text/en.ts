import { counted } from '../../engine/text.ts';

/** The shell in English. */
export const en = {
  language: { choose: 'Language' },
  home: {
    title: 'Undercroft',
    lead: 'Four dungeon tabletop games, with friends or bots, right in your browser. Free, no account.',
    /** The main button for newcomers. */
    begin: 'Play your first game now',
    /** The same, once a game was played on this device. */
    beginAgain: 'Play a game now',
    beginHint: (game: string, bots: number) => `${game}, with ${counted(bots, 'bot', 'bots')}: start right away`,
    playNow: 'Play now (with bots)',
    invite: 'Invite friends',
    pack: 'Cards',
    /** Without a server: alone, with bots, or on a shared device. */
    here: 'On this device',
    learn: 'Learn it',
    players: (least: number, most: number) => `${least}–${most} players`,
    minutes: (minutes: number) => counted(minutes, 'minute', 'minutes'),
    /** Co-operative, or each for themselves. */
    together: 'as a team',
    against: 'as rivals',
    codeTitle: 'Got a code?',
    codeLabel: 'Table code',
    codeHint: (length: number) => `${counted(length, 'letter', 'letters')}, from the person who invites you`,
    codeGo: 'Go to the table',
    codeWrong: (length: number) => `A code has ${counted(length, 'letter', 'letters')} and no vowels, like WLFKN.`,
    opening: 'Opening the table…',
    cannotOpen: 'The table couldn’t be opened. Check your connection and try again.',
    records: 'Your records',
    carry: 'Take your progress to another device',
  },
  names: {
    title: 'What’s your name?',
    label: 'Your name',
    hint: 'Everybody at the table sees it. It’s remembered on this device.',
    guest: 'Guest',
    empty: 'Type a name first.',
    odd: 'This name has characters that can’t be shown. Try another.',
    longest: (letters: number) => `A name can have ${counted(letters, 'letter', 'letters')} at most.`,
    crest: 'Choose your crest',
  },
  bar: {
    home: 'Undercroft, home page',
    rules: 'Rules',
    settings: 'Settings',
    skip: 'Skip to the content',
  },
  footer: { credits: 'Credits', promise: 'No account, no adverts, nothing to install.' },
  table: {
    loading: 'Going down the stairs…',
    reconnecting: 'Connection lost. Reconnecting…',
    catchingUp: 'The server is catching up. Nothing is lost.',
    stopped:
      'The data on the server was replaced while people were playing, so no move can be made now. The people who run this server must restart it.',
    offline: 'You’re offline. Your seat is kept.',
    rematch: 'Play again',
    toNext: 'Go to the next table',
    nextOpen: 'A new game is set up with the same people.',
    home: 'Back to the home page',
    goneTitle: 'No table here',
    gone: (code: string) =>
      `There’s no table ${code}. Maybe a letter is wrong, the table is gone, or its game has started: then only its link leads there.`,
    badCode: (code: string) => `“${code}” isn’t a table code: a code has five letters, in a link eight, and no vowels.`,
    seedTitle: 'Was the shuffle fair?',
    /** A part of the page could not be loaded. */
    partMissing: 'This part of the page couldn’t be loaded.',
    tryAgain: 'Try again',
  },
  rules: {
    title: (game: string) => `Rules of ${game}`,
    rule: (id: string) => `Rule ${id}`,
    close: 'Close',
    whole: 'All rules',
    missing: 'The rules couldn’t be loaded. Check your connection and try again.',
  },
  version: { newer: 'There’s a new version.', reload: 'Reload now', later: 'Later' },
  notFound: { title: 'A dead end', lead: 'This corridor leads nowhere. The way back is right behind you.' },
  broken: {
    title: 'Something went wrong',
    lead: 'This page stopped working. Your seat and the game are safe: reload and you’re back.',
    again: 'Reload',
  },
  back: 'Back',
};
