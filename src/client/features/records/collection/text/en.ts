/** The collection in English. */
export const en = {
  title: 'Your collection',
  lead: 'Badges for what you’ve done, and the cards you’ve met. They’re kept on this device, with your records.',
  day: 'The dungeon of the day',
  badges: (earned: number, of: number) => `Badges: ${earned} of ${of}`,
  cards: (met: number, of: number) => `Cards you’ve met: ${met} of ${of}`,
  /** In place of the name of a card that one has not met. */
  unmet: 'Not met yet',
  records: 'Your records',
  home: 'Go to the home page',
};
