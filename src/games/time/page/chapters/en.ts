/** The chapters of Dungeon Time's options, and the scenarios, in English. */
export const en = {
  chapters: {
    quest: { name: 'What to play', usual: 'Training Grounds: the easiest Missions, 10 of 12 to win.' },
    clock: { name: 'Clock', usual: 'Five minutes, then the Story is told.' },
    team: { name: 'Heroes', usual: 'No Heroes: the cards are enough for a first game.' },
    cards: { name: 'Cards', usual: 'Your hand fills up by itself. The Story stays covered.' },
  },
  stories: {
    'training-grounds': {
      says: 'Straw dummies, wooden doors, and a dragon painted on a bedsheet. Start here.',
      changes: 'Accomplish 10 of 12 Missions from the easiest deck.',
    },
    'level-1': {
      says: 'The first stairs down. They’re wider than the ones back up.',
      changes: 'Accomplish 10 of 12 Missions, half of them a little harder.',
    },
    'my-first-dungeon': {
      says: 'Everything the first stairs left out: smaller doors, bigger rats.',
      changes: 'Accomplish 10 of 12 Missions from the same decks as Level 1.',
    },
    'level-2': {
      says: 'Here the torches burn blue, and the merchants don’t smile.',
      changes: 'Accomplish 10 of 12 Missions from the second deck.',
    },
    'the-darkest-dungeon': {
      says: 'Somebody has been putting out the lights, one by one, behind you.',
      changes: 'Accomplish 8 of 12 Missions from the second and third decks.',
    },
    'level-3': {
      says: 'Nobody draws maps of this floor. The floor doesn’t like it.',
      changes: 'Accomplish 8 of 12 Missions from the third deck.',
    },
    'unnatural-foes': {
      says: 'They’ve been dead for centuries, and they’ve been practising.',
      changes: 'Accomplish 7 of 12 Missions from the third and fourth decks.',
    },
    'level-4': {
      says: 'The last door. Behind it, something is laying the table.',
      changes: 'Accomplish 6 of 12 Missions from the hardest deck.',
    },
    'good-luck': {
      says: 'Twelve doors out of forty-eight. The dungeon shuffles; you deal with it.',
      changes: 'Accomplish 8 of 12 Missions, drawn from all four decks.',
    },
    'the-book-of-fate': {
      says: 'Three pages from every chapter, and the last one is already signed.',
      changes: 'Accomplish 7 of 12 Missions, three from each deck.',
    },
    'adventure-1': {
      says: 'In the margin, in a child’s hand: “You never need two of anything, if you say please.”',
      changes: 'Accomplish 8 of 12 Missions and the Adventure. After it, one of each Item is enough.',
    },
    'adventure-2': {
      says: 'It was his coin purse. You could live in it.',
      changes:
        'Accomplish 8 of 12 Missions and the Adventure, and end with Gold and a Cup. After it, slots hold 4 Items.',
    },
    'adventure-3': {
      says: '“It becomes what is missing,” says the label. It doesn’t say how it knows.',
      changes:
        'Accomplish 8 of 12 Missions and the Adventure, and end with 4 free slots. After it, Phials stand in for any Item.',
    },
    'adventure-4': {
      says: '“Take what you like,” says the dragon, “or leave it. I only want to see you choose.”',
      changes: 'Accomplish 8 of 12 Missions, 4 of them after the Adventure. From then on you choose every reward.',
    },
  },
};
