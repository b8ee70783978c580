/** The chapters of Bag of Dungeon's options, and the stories of its Dragon Scrolls, in English. */
export const en = {
  chapters: {
    quest: { name: 'The quest', usual: 'The first adventure: find the Ring, get past the Dragon, get out.' },
    winning: { name: 'Together, or everyone for themselves', usual: 'You win or lose together.' },
    party: { name: 'Adventurers', usual: 'Everybody chooses a character; chance decides who begins.' },
    dangers: { name: 'Dangers and help', usual: 'As in the rulebook. The dungeon only collapses if you stand still.' },
  },
  stories: {
    none: {
      says: 'Somewhere down there lies a Ring, and by the only door sleeps a Dragon.',
      changes: 'Find the Ring and bring it out. Best for a first game.',
    },
    random: {
      says: 'Shut your eyes and pull a scroll out of the bag.',
      changes: 'One of the eleven below. You read which one when the game starts.',
    },
    1: {
      says: 'The Ring was made in the pool and wants to be unmade there.',
      changes: 'Bring the Ring to the Healing Pool, past a White Dragon. The Pool heals only once.',
    },
    2: {
      says: 'Nobody said you have to leave by the back door.',
      changes: 'Bring the Ring back to the Start. A Gaoler guards it, and you have 2 lives each.',
    },
    3: {
      says: 'Forget the Ring. The village wants to sleep at last.',
      changes: 'Slay the Red Dragon, who is stronger than usual. A Golden Lance is in the Items bag.',
    },
    4: {
      says: 'The Bone King wears the Ring in his dreams. Wake him up.',
      changes: 'Slay the Bone King. He waits where the Ring appears.',
    },
    5: {
      says: 'The river above is older than the dam, and the dam is leaking.',
      changes: 'Bring the Ring out within 30 rounds. A Sun Lantern is in the Items bag.',
    },
    6: {
      says: 'The guild pays by the head, and it’s a good year for heads.',
      changes: 'Together, slay 10 monsters. A Gaoler joins them.',
    },
    7: {
      says: 'You swore it over soup, and that’s binding.',
      changes: 'Bring the Ring out, and everybody with it. You have 4 lives each.',
    },
    8: {
      says: 'Two round things made of gold, and one way out.',
      changes: 'Bring out the Ring and the old crown. A thief guards the Ring and wears the crown.',
    },
    9: {
      says: 'Somebody pulled the plug and left a note: sorry.',
      changes: 'Bring the Ring out. The Healing Pool is dry, but you have 4 lives each.',
    },
    10: {
      says: 'One dragon for the door, and one for the jewellery.',
      changes: 'Bring the Ring out, past a White Dragon too. A Golden Lance lies on the Start.',
    },
    11: {
      says: 'Somebody is chained to the pool, and thirsty all the same.',
      changes: 'Free the captive at the Pool and bring them out with the Ring. A Gaoler is about.',
    },
  },
};
