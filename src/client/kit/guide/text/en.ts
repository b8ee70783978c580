/** The guide through a first turn in English. */
export const en = {
  /** Its name for screen readers. */
  title: 'Your first turn',
  aim: 'The aim:',
  gotIt: 'Got it',
};
