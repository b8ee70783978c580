import { counted } from '../../../../engine/text.ts';

/** Tables in the browser, in English. */
export const en = {
  setup: {
    title: (game: string) => `${game} on this device`,
    lead: 'Works without a connection. Pass the device around; hands stay hidden in between.',
    alone:
      'Works without a connection. Everybody plays at the same time in this game, so on one device it’s you and bots.',
    /** Before the button that starts a game against bots. */
    onYourOwn: 'On your own?',
    people: 'Who plays here?',
    person: (number: number) => `Player ${number}`,
    addPerson: 'Add a person',
    removePerson: (name: string) => `Remove ${name}`,
    bots: 'Bots',
    botCount: 'How many bots',
    botLevel: 'How they play',
    noBots: 'none',
    start: 'Start the game',
    tooFew: (missing: number) => `You need ${counted(missing, 'more player or bot', 'more players or bots')}.`,
    sameName: 'Two people have the same name. Change one, so you know whose turn it is.',
    badName: 'A name has characters that can’t be shown.',
    failed: 'The table couldn’t be opened. Reload the page and try again.',
  },
  pass: {
    to: (name: string) => `Cover and pass to ${name}`,
    cover: (name: string) => `Pass the device to ${name}`,
    coverLead: (name: string) => `Nothing is shown until ${name} has it.`,
    show: (name: string) => `I’m ${name}: show my cards`,
    waiting: 'The bots are playing…',
    turn: (name: string) => `${name}’s turn.`,
    turnOf: (name: string) => `${name} is next.`,
  },
  table: {
    goneTitle: 'No table here',
    gone: (code: string) => `There’s no table ${code} in this browser. A table stays on the device it was opened on.`,
    elsewhereTitle: 'Open in another tab',
    elsewhere: 'This table is open in another tab or window. The game goes on there.',
    takeBack: 'Continue here',
    wayOn: 'Open a table of your own',
  },
  after: {
    again: 'Play again',
    home: 'Back to the home page',
    upload: 'Share the replay',
    uploading: 'Sending the game…',
    uploaded: 'The replay is at this link:',
    watch: 'Watch the replay',
    failed: 'Can’t reach the server right now. The game stays here: share it later.',
    refused: 'The server didn’t accept this game.',
  },
};
