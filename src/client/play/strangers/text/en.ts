/** Strangers at an open table, in English. */
export const en = {
  /** The host's switch. */
  open: 'Anybody can join',
  openHint: 'An open table is on everybody’s home page, and anybody can sit down with one tap.',
  /** During a game: who comes takes a bot's seat. */
  openHintPlaying: 'An open table is on everybody’s home page. People who join take a bot’s seat, between its turns.',
  /** Past the limit of open tables of one address. */
  tooMany:
    'There are too many open tables from your connection. Finish one of the others, or untick “Anybody can join” there.',
  free: 'People can write and speak',
  freeHint: 'Without it, everybody at an open table talks in ready-made phrases.',
  /** For everybody, in the chat. */
  phrasesOnly: 'You don’t all know each other here, so you talk in phrases until the host allows more.',
  mute: (name: string) => `Mute ${name}`,
  unmute: (name: string) => `Unmute ${name}`,
  /** The same on a chair with the name on it. */
  muteShort: 'Mute',
  unmuteShort: 'Unmute',
  report: (name: string) => `Report ${name}`,
  reportShort: 'Report',
  reportTitle: (name: string) => `What’s wrong with ${name}?`,
  reportLead: 'The people who run this server get your report, with this game and the last lines said here.',
  reasons: {
    words: 'What they say',
    name: 'Their name',
    play: 'How they play: to spoil the game',
    other: 'Something else',
  },
  words: 'In your words, if you like',
  alsoRemove: (name: string) => `Remove ${name} from the table, too`,
  send: 'Send the report',
  leaveIt: 'No, leave it',
  sent: 'Thank you. Your report has been sent.',
  close: 'Close',
  /** Nobody has come yet. */
  alone: 'Bots keep you company for now. Others see your table on their home page and can take a bot’s place.',
  /** Somebody has taken a bot's seat: now one plays with a person. */
  came: (name: string) => `${name} has joined in place of a bot: now you’re playing together.`,
};
