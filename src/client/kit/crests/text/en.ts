/** Crests in English. */
export const en = {
  legend: 'Your crest',
  names: {
    wolf: 'Wolf',
    raven: 'Raven',
    fox: 'Fox',
    bear: 'Bear',
    owl: 'Owl',
    stag: 'Stag',
    cat: 'Cat',
    hedgehog: 'Hedgehog',
    boar: 'Boar',
    hare: 'Hare',
    lion: 'Lion',
    eagle: 'Eagle',
  },
};
