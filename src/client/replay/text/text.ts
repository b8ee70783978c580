import type { SealFault } from '../../../engine/record-seal.ts';

/** The texts of a replay. */
export interface ReplayText {
  title(game: string): string;
  loading: string;
  noneTitle: string;
  none(code: string): string;
  notOver: string;
  toTable: string;
  failedTitle: string;
  failed: string;
  again: string;
  unreadable: string;

  controls: string;
  play: string;
  pause: string;
  back: string;
  forward: string;
  first: string;
  last: string;
  line: string;
  speed: string;
  eyes: string;
  spectator: string;
  open: string;
  handOf(name: string): string;
  emptyHand: string;
  /** The current position, shown and announced. */
  step(step: number, of: number): string;
  time(at: string, of: string): string;
  jump(line: string): string;

  more: string;
  share: string;
  copied: string;
  download: string;
  keys: string;

  /** For a game that no server refereed. */
  uploaded: string;
  honest: string;
  /** The same if this device does not know the seed hash from before the game. */
  sound: string;
  dishonest: string;
  honestTitle: string;
  checks: {
    seal: string;
    seals: Record<SealFault, string>;
    pack(ok: boolean): string;
    promise(ok: boolean): string;
    /** The digest of its journal has not the form of one. */
    chain: string;
    noPromise: string;
    moves(steps: number): string;
    wrongMove(step: number, why: string): string;
    outcome(ok: boolean): string;
  };
  stops(step: number): string;
  seedHash: string;
  digest: string;
  forger: string;

  together: string;
  link: string;
  leave: string;
  rejoin: string;
  leads(name: string): string;
  youLead: string;
  youFollow(name: string): string;
  youRoam(name: string): string;
  passLead(name: string): string;
  people(count: number): string;
  you: string;
  lost: string;

  /** While a record is fetched and played through. */
  opening: string;
  whatIf: string;
  whatIfLead: string;
  whatIfSeat: string;
  whatIfGo: string;
  whatIfFailed: string;

  /** At the end of a game. */
  replay: string;
}
