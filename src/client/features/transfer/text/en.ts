import { counted } from '../../../../engine/text.ts';
import type { TransferSummary } from '../bundle.ts';

const list = new Intl.ListFormat('en', { type: 'conjunction' });
const some = (count: number, one: string, more: string) => (count === 0 ? [] : [counted(count, one, more)]);

/** Taking one's progress along, in English. */
export const en = {
  title: 'Take your progress with you',
  lead: 'Your name, crest, settings, seats, campaigns, levels and records go to another device. This one keeps everything too.',
  give: {
    title: 'From this device',
    lead: 'You get six words and a QR code. Anyone who has them can sit in your seats, so show them to your other device only.',
    action: 'Make the six words',
    busy: 'Locking it up…',
    /** Above the six words. */
    phrase: 'Your six words',
    how: (address: string) =>
      `On the other device, scan the code with the camera, or open ${address} and type the words.`,
    qr: 'QR code that brings your progress to another device',
    /** How many minutes the phrase is still valid. */
    goodFor: (minutes: number) => `They work once, for ${counted(minutes, 'more minute', 'more minutes')}.`,
    expired: 'These words no longer work.',
    again: 'Make new words',
    secret: 'Until then it’s locked on our server: nobody can read it without the words.',
    failed: {
      'too-many': 'Too many times in a row. Wait a minute, then try again.',
      unreachable: 'The server can’t be reached. Try again when you’re online.',
    },
  },
  take: {
    title: 'To this device',
    lead: 'Make the words on your other device, then type them here.',
    label: 'The six words',
    hint: 'Capitals and accents don’t matter.',
    action: 'Bring it here',
    busy: 'Unlocking…',
    otherCount: (words: number) =>
      words === 0 ? 'Type the six words.' : `You typed ${counted(words, 'word', 'words')}, but it takes six.`,
    unknown: (word: string) => `“${word}” isn’t one of our words.`,
    meant: (word: string) => `Use “${word}”`,
    replaces: 'Your name, crest and settings are replaced by those of the other device; everything else is added.',
    failed: {
      none: 'There’s nothing for these words. They work once and for 15 minutes: make new ones on the other device.',
      'too-many': 'Too many tries. Wait a minute, then try again.',
      unreachable: 'The server can’t be reached. Try again when you’re online.',
      unreadable: 'What arrived can’t be read here. Reload this page for the newest version, then make new words.',
    },
  },
  done: {
    title: (name: string | undefined) => (name === undefined ? 'Here you are' : `Here you are, ${name}`),
    brought: ({ tables, campaigns, games, levels }: TransferSummary) => {
      const all = [
        ...some(tables, 'table', 'tables'),
        ...some(campaigns, 'campaign', 'campaigns'),
        ...some(games, 'finished game', 'finished games'),
        ...some(levels, 'level learnt', 'levels learnt'),
      ];
      return all.length === 0 ? 'Your name and settings are here.' : `You brought: ${list.format(all)}.`;
    },
    stays: 'Games played on one device only stay on that device.',
    home: 'Go to the home page',
    records: 'Your records',
  },
};
