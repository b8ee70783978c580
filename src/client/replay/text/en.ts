import { counted } from '../../../engine/text.ts';
import type { ReplayText } from './text.ts';

/** A replay in English. */
export const en: ReplayText = {
  title: (game) => `Replay: ${game}`,
  loading: 'Fetching the game…',
  noneTitle: 'No such replay',
  none: (code) => `There is no finished game under the code ${code}.`,
  notOver: 'This game is still going on. You can watch the replay here as soon as it’s over.',
  toTable: 'To the table',
  failedTitle: 'The replay could not be loaded',
  failed: 'Perhaps you’re offline.',
  again: 'Try again',
  unreadable: 'This record can’t be replayed: it’s damaged, or not a record at all.',

  controls: 'Replay',
  play: 'Play',
  pause: 'Pause',
  back: 'One step back',
  forward: 'One step forward',
  first: 'To the beginning',
  last: 'To the end',
  line: 'Moment',
  speed: 'Speed',
  eyes: 'Seen by',
  spectator: 'a spectator',
  open: 'everybody, all hands open',
  handOf: (name) => `${name} holds`,
  emptyHand: 'nothing',
  step: (step, of) => (step === 0 ? `Set-up, then ${counted(of, 'step', 'steps')}` : `Step ${step} of ${of}`),
  time: (at, of) => `${at} of ${of}`,
  jump: (line) => `${line} Show this moment`,

  more: 'More',
  share: 'Share this moment',
  copied: 'Link copied',
  download: 'Download the record',
  keys: 'Keys: arrows step, Space plays, Home and End jump.',

  uploaded: 'Uploaded: the server did not referee this game.',
  honest: 'The shuffle was honest, and every move kept to the rules.',
  sound: 'Every move kept to the rules, and the cards were in the order the seed gives.',
  dishonest: 'This record is not as it was played.',
  honestTitle: 'Checked on your own device',
  checks: {
    seal: 'Nothing was changed since the game ended, and the seed has the hash it names.',
    seals: {
      'no-seal': 'The record has no seal.',
      'other-text': 'The record is not written as it was sealed: something was changed.',
      'other-digest': 'The record was changed after it was sealed.',
      'other-seed': 'The seed does not have the hash it names.',
    },
    pack: (ok) => (ok ? 'The cards are those it names.' : 'The cards are not those it names.'),
    promise: (ok) =>
      ok
        ? 'The seed has the hash that your device was shown before the first card was dealt.'
        : 'The seed does not have the hash that your device was shown before the game.',
    noPromise: 'This device was not at the table, so it kept no hash of its own to compare.',
    moves: (steps) =>
      steps === 1 ? 'The only step keeps to the rules.' : `All ${counted(steps, 'step', 'steps')} keep to the rules.`,
    wrongMove: (step, why) => `Step ${step} does not keep to the rules (${why}).`,
    outcome: (ok) => (ok ? 'The result is the one the rules give.' : 'The result is not the one the rules give.'),
  },
  stops: (step) => `It can be shown up to step ${step}.`,
  seedHash: 'Hash of the seed',
  digest: 'Digest of the record',
  forger: 'Two people with the same digest have the same record.',

  together: 'Watch together',
  togetherLead: 'Send the link: anyone who opens it sees what you show.',
  link: 'Copy the link',
  leave: 'Look around on my own',
  rejoin: 'Follow again',
  leads: (name) => `${name} leads`,
  youLead: 'You lead: the others see your moment.',
  youFollow: (name) => `You follow ${name}.`,
  youRoam: (name) => `You look around on your own; ${name} leads.`,
  passLead: (name) => `Let ${name} lead`,
  people: (count) => (count === 1 ? 'Only you so far' : `${counted(count, 'person watches', 'people watch')} together`),
  you: 'you',
  lost: 'Connection lost; coming back…',

  whatIf: 'What if…',
  whatIfLead: 'Play on from this moment, on this device. Every card is where it was, and nothing counts.',
  whatIfSeat: 'You take the seat of',
  whatIfGo: 'Play on from here',
  whatIfFailed: 'You can’t play on from this moment here.',
  whatIfOver: 'The game is over here: go back a step.',

  replay: 'Replay',
};
