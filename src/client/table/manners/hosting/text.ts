import { wordsHook } from '../../../text/language.ts';

/** The texts of the lobby, and about what a host chooses and may do, there and at the table. */
export interface HostingText {
  wait: string;
  waiting: string;
  stopWaiting: string;
  removed: string;
  ready: string;
  /** About the reader. */
  youReady: string;
  beReady: string;
  beUnready: string;
  /** The same as `handOver` and `remove`, on a chair with the name on it. */
  hostShort: string;
  removeShort: string;
  handOver(name: string): string;
  host: string;
  botForMe: string;
  botFor(name: string): string;
  sendAway(name: string): string;
  /** The confirmation before it is done. */
  sureAway(name: string): string;
  /** The same before the game, where nobody plays on. */
  sureAwayBefore(name: string): string;
  sureHost(name: string): string;
  /** The same while the game is played. */
  sureHostPlaying(name: string): string;
  leaveIt: string;
  waitingForReady(count: number, names: readonly string[]): string;
  botsCome(count: number, bots: number): string;
  allReady(count: number): string;
  slow: string;
  slowHint: string;
  fill: string;
  fillNone: string;
  fillTo(players: number): string;
  takeBots: string;
  freeUndo: string;
  freeUndoHint: string;
}

/** These texts in the reader's language. */
export const useHostingText = wordsHook<HostingText>({
  en: () => import('./en.ts').then(({ en }) => en),
  it: () => import('./it.ts').then(({ it }) => it),
});
