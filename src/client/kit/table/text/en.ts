import type { TableText } from './text.ts';

/** The parts of every table in English. */
export const en: TableText = {
  players: 'Players',
  log: 'What happened',
  logEmpty: 'Nothing has happened yet.',
  rules: 'Rules',
  help: 'What can I do?',
  helpTitle: 'What can I do now?',
  close: 'Close',
  nothingNow: 'You don’t have to do anything until then.',
  you: 'you',
  bot: 'bot',
  away: 'away',
  and: 'and',
  askRule: 'Why?',
  itsRule: 'Its rule',
  holdForRule: 'Hold a finger on anything on the table to read its rule.',
  keysSwitch: 'Keyboard shortcuts',
  voiceKey: 'hold to talk, once voice is on',
  missed: {
    title: 'While you were away',
    step: (now, of) => `${now} of ${of}`,
    back: 'Back',
    next: 'Next',
    done: 'Now',
    watch: 'Watch it on the table',
  },
};
