import { counted } from '../../../engine/text.ts';
import type { CreateText } from './text.ts';

/** Making a table, in English. */
export const createEn: CreateText = {
  title: (game) => `A table of ${game}`,
  ways: 'Where do you play?',
  way: { online: 'Online', room: 'Same room', here: 'One device' },
  wayHint: {
    online: 'Everybody on a device of their own, wherever they are. You get a link and a code to send.',
    room: 'This screen shows the table to everybody, and your hands are on your phones: scan the code to sit down.',
    here: 'You pass this device round; hands are covered in between. Works without a connection.',
    hereAlone: 'Everybody acts at once in this game, so on one device one person plays, with bots or alone.',
  },
  pace: 'Pace',
  paces: { live: 'Live', slow: 'Slow' },
  paceHint: {
    live: 'You play now. If someone drops out for a minute, a bot plays for them until they’re back.',
    slow: 'A game may take days. No bot plays for those who are away, and nobody is rushed.',
  },
  bots: 'Bots for empty chairs',
  noBots: 'None',
  upTo: (players) => `Up to ${players}`,
  noBotsHint: 'Only people play. You can still add bots one by one at the table.',
  noBotsHereHint: 'Only people play.',
  botsHint: (players) => `When the game starts, bots fill the table up to ${counted(players, 'player', 'players')}.`,
  level: 'How they play',
  open: { online: 'Open the table', room: 'Open the big screen here', here: 'Set up this device' },
  opening: 'Opening…',
  failed: 'The server cannot be reached now. You can still play on one device.',
};
