/** The parts of every table in English. */
export const en = {
  players: 'Players',
  log: 'What happened',
  logEmpty: 'Nothing has happened yet.',
  rules: 'Rules',
  help: 'What can I do?',
  helpTitle: 'What can I do now?',
  close: 'Close',
  /** For somebody who asks what they can do while waiting. */
  nothingNow: 'You don’t have to do anything for now.',
  you: 'you',
  bot: 'bot',
  away: 'away',
  and: 'and',
  /** Opens the rule that forbids something. */
  askRule: 'Why?',
  /** Opens the rule of a card that is looked at. */
  itsRule: 'Its rule',
  /** Shown instead of the keys, without a keyboard. */
  holdForRule: 'Hold a finger on anything on the table to read its rule.',
  keysSwitch: 'Keyboard shortcuts',
  /** What V does at tables with voice chat. */
  voiceKey: 'hold to talk, once voice is on',
  missed: {
    title: 'While you were away',
    step: (now: number, of: number) => `${now} of ${of}`,
    back: 'Back',
    next: 'Next',
    done: 'Now',
    watch: 'Watch it on the table',
  },
};
