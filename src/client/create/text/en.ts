import type { CreateText } from './text.ts';

/** Making a table, in English. */
export const createEn: CreateText = {
  title: (game) => `A table of ${game}`,
  ways: 'Where do you play?',
  way: { online: 'Online', room: 'Same room', here: 'One device' },
  wayHint: {
    online: 'Everybody on a device of their own, wherever they are. You get a link and a code to send.',
    room: 'This screen shows the table to everybody, and phones are the hands: whoever scans the code sits down.',
    here: 'You pass this device round; hands are covered in between. Works without a connection.',
    hereAlone: 'Everybody acts at once in this game, so on one device one person plays, with bots or alone.',
  },
  pace: 'Pace',
  paces: { live: 'Live', slow: 'Slow' },
  paceHint: {
    live: 'You play now. Who is gone for a minute is stood in for by a bot until they are back.',
    slow: 'A game may last for days. Nobody is stood in for, and nobody is hurried.',
  },
  bots: 'Bots for empty chairs',
  noBots: 'None',
  upTo: (players) => `Up to ${players}`,
  noBotsHint: 'Only people play. You can still add single bots at the table.',
  noBotsHereHint: 'Only people play.',
  botsHint: (players) => `When the game starts, bots sit down until ${players} play.`,
  level: 'How they play',
  open: { online: 'Open the table', room: 'Open the big screen here', here: 'Set up this device' },
  opening: 'Opening…',
  failed: 'The server cannot be reached now. On one device you can play all the same.',
};
