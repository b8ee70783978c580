/** The gallery in English. */
export const en = {
  title: 'Gallery',
  lead: 'Every card and every part of the pages, in each theme and language.',
  sections: { house: 'Parts of the pages', moments: 'Moments', states: 'Whole pages' },
  choose: { section: 'Section', theme: 'Theme', language: 'Language', state: 'Page' },
  themes: { dark: 'Dark', light: 'Light', 'as-device': 'Same as the device', contrast: 'High contrast' },
  states: {
    loading: 'Loading',
    'not-found': 'No such page',
    broken: 'Something went wrong',
    'no-table': 'No table',
    reconnecting: 'Reconnecting',
    offline: 'Offline',
    cover: 'Passing the device',
  },
  moments: {
    help: 'Help',
    question: 'Undo a move?',
    past: 'Looking back',
    missed: 'What you missed',
    reconnecting: 'Connection lost',
    catchingUp: 'Catching up',
    offline: 'Offline',
  } satisfies Readonly<
    Record<'help' | 'question' | 'past' | 'missed' | 'reconnecting' | 'catchingUp' | 'offline', string>
  >,
  shelves: {
    buttons: 'Buttons',
    crests: 'Crests',
    chairs: 'Chairs',
    status: 'Status',
    log: 'Log',
    sheets: 'Sheets',
    sounds: 'Sounds',
    hand: 'In hand',
    board: 'On the table',
    large: 'To be read',
    backs: 'Backs',
  } satisfies Readonly<
    Record<
      'buttons' | 'crests' | 'chairs' | 'status' | 'log' | 'sheets' | 'sounds' | 'hand' | 'board' | 'large' | 'backs',
      string
    >
  >,
  /** Captions of states. */
  usual: 'as usual',
  disabled: 'not now',
  waiting: 'waiting for the answer',
  empty: 'empty',
  openSheet: 'Open a sheet',
  sampleSentence: 'Your turn: choose a card.',
  sampleNews: 'Orlando draws a card.',
  sampleVerb: 'End the turn',
  sampleOther: 'Orlando’s turn.',
};
