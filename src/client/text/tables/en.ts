import { counted, listed } from '../../../engine/text.ts';

/** Tables and campaigns in English. */
export const en = {
  /** Opening a table. */
  create: {
    title: (game: string) => `A table for ${game}`,
    opening: 'Opening the table…',
    failed: 'Can’t reach the server right now. You can still play on one device.',
    again: 'Try again',
  },
  lobby: {
    /** For guests: what the host has just changed. */
    changed: (options: string) => `The host changed the options. ${options}`,
    title: (game: string) => `A table for ${game}`,
    codeLabel: 'Code of this table',
    sayCode: 'Read the code out, until the game starts, or send the link: anyone who opens it can sit down here.',
    copy: 'Copy link',
    copied: 'Copied',
    share: 'Share…',
    shareText: (game: string) => `Join me for ${game}!`,
    showQr: 'Show QR code',
    hideQr: 'Hide QR code',
    qrAlt: 'QR code with the link to this table',
    chairs: 'Round the table',
    chairEmpty: (number: number) => `Chair ${number}: empty`,
    chairAtSeat: (number: number, name: string) => `Chair ${number}: ${name}`,
    you: 'you',
    host: 'host',
    away: 'not here right now',
    bot: 'bot',
    addBotNamed: (bot: string) => `Add a ${bot} bot`,
    remove: (name: string) => `Remove ${name}`,
    options: 'Options',
    hostChooses: 'The host chooses these.',
    /** Who begins: the one option worded alike in every game. */
    starter: 'Who goes first?',
    yes: 'yes',
    no: 'no',
    starterRandom: 'At random',
    starterLatest: 'The last player to finish another game',
    start: 'Start the game',
    waitingForPlayers: (missing: number) =>
      `Waiting for ${counted(missing, 'more player', 'more players')}. Invite somebody, or add a bot.`,
    /** For everybody except the host. */
    waitingForMore: (missing: number) => `Waiting for ${counted(missing, 'more player', 'more players')}.`,
    readyToStart: (count: number) =>
      `${counted(count, 'player', 'players')} at the table. More can join; start whenever you like.`,
    /** Nobody sits here yet, so there is no host. */
    waitingForFirst: 'The first to sit down starts the game.',
    waitingForHost: (name: string) => `Waiting for ${name} to start the game.`,
    sit: 'Sit down',
    sitTitle: (host: string) => `${host} invites you to the table`,
    /** Who sits there already. */
    there: (names: readonly string[], bots: number) =>
      names.length + bots === 0
        ? ''
        : `At the table: ${listed([...names, ...(bots === 0 ? [] : [counted(bots, 'bot', 'bots')])], 'and')}.`,
    sitLead: 'Type your name and sit down.',
    justWatch: 'Just watch',
    stand: 'Leave the chair',
    rename: 'Change name or crest',
    /** Enters a name and gets the link. */
    getLink: 'Get the link',
    getLinkLead: 'The people you invite will see it.',
    /** How well the bots that fill chairs play. */
    hardness: { 1: 'Usual', 2: 'Harder', 3: 'Very hard' },
    /** The chapter of manners. */
    manners: { name: 'At this table', usual: 'Bots, pace and practice.' },
    fillLevel: 'How they play',
    /** The other ways to play the same game. */
    elsewhere: {
      title: 'Not playing online?',
      room: 'All in one room',
      roomHint: 'One room: this screen shows the table, and everybody plays on their phone.',
      here: 'On one device',
      hereHint: 'One device: you pass it around, and hands stay hidden in between. Works without a connection.',
      /** In real time everybody acts at once, which one device cannot do. */
      hereAlone: 'One device: everybody plays at the same time in this game, so it’s just you, with or without bots.',
      failed: 'Can’t reach the server right now.',
    },
  },
  campaign: {
    title: 'The campaign',
    share: 'Link of this campaign',
    copy: 'Copy link',
    copied: 'Copied',
    goneTitle: 'No campaign here',
    gone: 'There’s no campaign at this link. Maybe a letter is wrong.',
    /** At the end of a game of the campaign. */
    afterwards: 'Back to the campaign',
  },
  watch: {
    playing: 'The game has already started, so you’re watching.',
    over: 'This game is over. Here’s how it ended.',
    full: 'All chairs are taken, so you’re watching.',
    open: 'You’re watching. There are free chairs.',
    wayOn: 'Open a table of your own',
    outOfReach: (code: string) => `Can’t reach table ${code}`,
    tryingOn: 'No connection. This page keeps trying, and opens the table as soon as it can.',
    seatKept: 'Your seat is kept.',
    meanwhile: 'On this device you can play without a connection:',
  },
  /** What was tried and not done. */
  whyNot: {
    refused: 'You can’t do that now.',
    /** The move before is not answered yet. */
    underWay: 'One at a time: your last move isn’t through yet.',
    turnOf: (name: string) => `It’s ${name}’s turn.`,
    why: 'Why?',
  },
  errors: {
    'bad-message': 'The server didn’t understand that. Reload and try again.',
    'too-long': 'That was too long.',
    'too-many': 'Too fast: wait a moment.',
    'hello-first': 'The server doesn’t know this page yet. Reload.',
    'no-such-table': 'That table doesn’t exist.',
    'no-such-game': 'This server doesn’t have that game.',
    'no-such-pack': 'These cards aren’t on this server.',
    'wrong-secret': 'This seat is no longer yours.',
    'not-your-seat': 'That’s somebody else’s seat.',
    'not-the-host': 'Only the host can do that.',
    'not-your-turn': 'It isn’t your turn.',
    'not-a-move': 'You can’t do that here.',
    stale: 'Something changed just now. Look again and choose.',
    'already-started': 'The game has already started.',
    'not-started': 'The game hasn’t started yet.',
    'not-over': 'The game isn’t over yet.',
    'table-full': 'All chairs are taken.',
    'chair-taken': 'That chair is taken. Try another.',
    'no-such-chair': 'That chair doesn’t exist.',
    'no-such-bot': 'That bot doesn’t exist.',
    'bad-options': 'These options don’t go together.',
    'too-few-players': 'Too few players: add a bot or invite somebody.',
    'already-seated': 'You already have a chair here.',
    removed: 'The host has removed you from this table. You can watch, or open a table of your own.',
    'phrases-only': 'Phrases only, for now.',
    banned: 'You can’t join open tables.',
    'not-open': 'This table isn’t open.',
    'no-undo': 'There’s nothing to undo now.',
    'too-soon': 'Not yet: wait a moment.',
    'no-such-campaign': 'There’s no campaign at this link.',
    'no-such-choice': 'You can’t go there in the campaign yet.',
    'in-campaign': 'This game is part of a campaign: continue there.',
    elsewhere: 'This table is open in another tab.',
    unavailable: 'The server is busy. Try again in a moment.',
    damaged: 'This table’s data is damaged, so the game was stopped. Other tables are fine.',
    lost: 'The connection was lost before the server could answer.',
  },
};
