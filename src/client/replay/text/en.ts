import { counted } from '../../../engine/text.ts';
import type { ReplayText } from './text.ts';

/** A replay in English. */
export const en: ReplayText = {
  title: (game) => `Replay: ${game}`,
  loading: 'Loading the game…',
  noneTitle: 'No such replay',
  none: (code) => `There’s no finished game with the code ${code}.`,
  notOver: 'This game is still going on. You can watch the replay here as soon as it’s over.',
  toTable: 'Go to the table',
  failedTitle: 'The replay couldn’t be loaded',
  failed: 'You may be offline.',
  again: 'Try again',
  unreadable: 'This record can’t be replayed: it’s damaged, or not a record at all.',

  controls: 'Replay',
  play: 'Play',
  pause: 'Pause',
  back: 'One step back',
  forward: 'One step forward',
  first: 'Go to the beginning',
  last: 'Go to the end',
  line: 'Moment',
  speed: 'Speed',
  eyes: 'Seen by',
  spectator: 'a spectator',
  open: 'everybody, all hands open',
  handOf: (name) => `${name} holds`,
  emptyHand: 'nothing',
  step: (step, of) => (step === 0 ? `Start · ${counted(of, 'step', 'steps')}` : `Step ${step} of ${of}`),
  time: (at, of) => `${at} of ${of}`,
  jump: (line) => `${line} Show this moment`,

  more: 'More',
  share: 'Share this moment',
  copied: 'Link copied',
  download: 'Download the record',
  keys: 'Keys: arrows step, Space plays, Home and End jump.',

  uploaded: 'Uploaded: this game wasn’t played on the server.',
  honest: 'The shuffle was fair, and every move followed the rules.',
  sound: 'Every move followed the rules, and the cards came in the order the seed gives.',
  dishonest: 'This isn’t the game as it was played.',
  honestTitle: 'Checked on your own device',
  checks: {
    seal: 'Nothing has changed since the game ended, and the seed matches its fingerprint.',
    seals: {
      'no-seal': 'The record has no seal.',
      'other-text': 'The record isn’t as it was when it was sealed: something was changed.',
      'other-digest': 'The record was changed after it was sealed.',
      'other-seed': 'The seed doesn’t match its fingerprint.',
    },
    pack: (ok) => (ok ? 'The cards are the ones the record names.' : 'The cards aren’t the ones the record names.'),
    promise: (ok) =>
      ok
        ? 'The seed matches the fingerprint your device saw before the first card was dealt.'
        : 'The seed doesn’t match the fingerprint your device saw before the game.',
    chain: 'The fingerprint of its journal isn’t valid.',
    noPromise: 'This device wasn’t at the table, so it has no fingerprint of its own to compare.',
    moves: (steps) =>
      steps === 1 ? 'The only step follows the rules.' : `All ${counted(steps, 'step', 'steps')} follow the rules.`,
    wrongMove: (step, why) => `Step ${step} doesn’t follow the rules (${why}).`,
    outcome: (ok) => (ok ? 'The result is right.' : 'The result isn’t what the rules give.'),
  },
  stops: (step) => `You can watch it up to step ${step}.`,
  seedHash: 'Fingerprint of the seed',
  digest: 'Fingerprint of the record',
  forger: 'Two people with the same fingerprint have the same record.',

  together: 'Watch together',
  link: 'Copy the link',
  leave: 'Look around on my own',
  rejoin: 'Follow again',
  leads: (name) => `${name} leads`,
  youLead: 'You lead: the others see what you see.',
  youFollow: (name) => `You’re following ${name}.`,
  youRoam: (name) => `You look around on your own; ${name} leads.`,
  passLead: (name) => `Let ${name} lead`,
  people: (count) => (count === 1 ? 'Only you so far' : `${counted(count, 'person watches', 'people watch')} together`),
  you: 'you',
  lost: 'Connection lost. Reconnecting…',

  opening: 'Playing the game through again…',
  whatIf: 'What if…',
  whatIfLead:
    'Play on from your last choice before this, on this device. Every card is where it was, and the game doesn’t count.',
  whatIfSeat: 'You play as',
  whatIfGo: 'Play on from here',
  whatIfFailed: 'You can’t play on from this moment here.',

  replay: 'Replay',
};
