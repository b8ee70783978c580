import type { CarryText } from './text.ts';

const list = new Intl.ListFormat('en', { type: 'conjunction' });
const some = (count: number, one: string, many: string) =>
  count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];

/** Taking one's progress along, in English. */
export const en: CarryText = {
  title: 'Take your progress along',
  lead: 'Name, crest, settings, your seats at tables, campaigns, levels and records go to another device. Nothing is lost on this one.',
  give: {
    title: 'From this device',
    lead: 'You get six words and a QR code. Whoever has them can sit in your seats, so show them to your other device only.',
    action: 'Make the six words',
    busy: 'Locking it up…',
    phrase: 'Your six words',
    how: (address) => `On the other device, hold the camera up to the code, or open ${address} and type the words.`,
    qr: 'QR code that brings your progress to another device',
    goodFor: (minutes) =>
      minutes <= 1 ? 'Good once, for one more minute.' : `Good once, for ${minutes} more minutes.`,
    expired: 'These words are no longer good.',
    again: 'Make new words',
    secret: 'Until you fetch it, it lies locked on our server: without the words nobody can read it.',
    failed: {
      'too-many': 'That was often. Wait a minute, then try again.',
      unreachable: 'The server cannot be reached. Try again when you are online.',
    },
  },
  take: {
    title: 'To this device',
    lead: 'Make the words on the device you come from, then type them here.',
    label: 'The six words',
    hint: 'Capitals and accents do not matter.',
    action: 'Bring it here',
    busy: 'Unlocking…',
    otherCount: (words) => (words === 0 ? 'Type the six words.' : `These are ${words} words, but it takes six.`),
    unknown: (word) => `“${word}” is none of our words.`,
    meant: (word) => `Use “${word}”`,
    replaces: 'Your name, crest and settings here become those of the other device; everything else is added.',
    failed: {
      none: 'Nothing lies ready under these words. They are good once and for 15 minutes: make new ones on the other device.',
      'too-many': 'Too many tries. Wait a minute, then try again.',
      unreachable: 'The server cannot be reached. Try again when you are online.',
      unreadable: 'What came cannot be read here. Reload this page for the newest version, then make new words.',
    },
  },
  done: {
    title: (name) => (name === undefined ? 'Here you are' : `Here you are, ${name}`),
    brought: ({ tables, campaigns, games, levels }) => {
      const all = [
        ...some(tables, 'table', 'tables'),
        ...some(campaigns, 'campaign', 'campaigns'),
        ...some(games, 'finished game', 'finished games'),
        ...some(levels, 'level learnt', 'levels learnt'),
      ];
      return all.length === 0 ? 'Your name and settings came along.' : `${list.format(all)} came along.`;
    },
    stays: 'Games played on one device only stay on that device.',
    home: 'To the first page',
    records: 'Your records',
  },
};
