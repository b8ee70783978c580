import { counted } from '../../../../engine/text.ts';

/** A replay in English. */
export const en = {
  title: (game: string) => `Replay: ${game}`,
  loading: 'Loading the game…',
  noneTitle: 'No such replay',
  none: (code: string) => `There’s no finished game with the code ${code}.`,
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
  handOf: (name: string) => `${name} holds`,
  emptyHand: 'nothing',
  /** The current position, shown and announced. */
  step: (step: number, of: number) =>
    step === 0 ? `Start · ${counted(of, 'step', 'steps')}` : `Step ${step} of ${of}`,
  time: (at: string, of: string) => `${at} of ${of}`,
  jump: (line: string) => `${line} Show this moment`,

  more: 'More',
  share: 'Share this moment',
  copied: 'Link copied',
  download: 'Download the record',
  keys: 'Keys: arrows to step, Space to play or pause, Home and End to jump.',

  /** For a game that no server refereed. */
  uploaded: 'Uploaded: this game wasn’t played on the server.',
  honest: 'The shuffle was fair, and every move followed the rules.',
  /** The same if this device does not know the seed hash from before the game. */
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
    pack: (ok: boolean): string =>
      ok ? 'The cards are the ones the record names.' : 'The cards aren’t the ones the record names.',
    promise: (ok: boolean): string =>
      ok
        ? 'The seed matches the fingerprint your device saw before the first card was dealt.'
        : 'The seed doesn’t match the fingerprint your device saw before the game.',
    /** The digest of its journal has not the form of one. */
    chain: 'The fingerprint of its journal isn’t valid.',
    noPromise: 'This device wasn’t at the table, so it has no fingerprint of its own to compare.',
    moves: (steps: number) =>
      steps === 1 ? 'The only step follows the rules.' : `All ${counted(steps, 'step', 'steps')} follow the rules.`,
    wrongMove: (step: number, why: string) => `Step ${step} doesn’t follow the rules (${why}).`,
    outcome: (ok: boolean): string => (ok ? 'The result is right.' : 'The result isn’t what the rules give.'),
  },
  stops: (step: number) => `You can watch it up to step ${step}.`,
  seedHash: 'Fingerprint of the seed',
  digest: 'Fingerprint of the record',
  forger: 'Two people with the same fingerprint have the same record.',

  together: 'Watch together',
  link: 'Copy the link',
  leave: 'Look around on my own',
  rejoin: 'Follow again',
  leads: (name: string) => `${name} leads`,
  youLead: 'You lead: the others see what you see.',
  youFollow: (name: string) => `You’re following ${name}.`,
  youRoam: (name: string) => `You look around on your own; ${name} leads.`,
  passLead: (name: string) => `Let ${name} lead`,
  people: (count: number) =>
    count === 1 ? 'Only you so far' : `${counted(count, 'person watches', 'people watch')} together`,
  you: 'you',
  lost: 'Connection lost. Reconnecting…',

  /** While a record is fetched and played through. */
  opening: 'Playing the game through again…',
  whatIf: 'What if…',
  whatIfLead:
    'Play on from your last choice before this, on this device. Every card is where it was, and the game doesn’t count.',
  whatIfSeat: 'You play as',
  whatIfGo: 'Play on from here',
  whatIfFailed: 'You can’t play on from this moment here.',

  /** At the end of a game. */
  replay: 'Replay',
};
