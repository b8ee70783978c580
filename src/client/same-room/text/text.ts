/** The words of playing in one room: of the big screen, and of the phones beside it. */
export interface SameRoomText {
  /** What the page of the big screen is. */
  screen: string;
  scan: string;
  /** The address to type where nothing can be scanned. */
  orType(host: string): string;
  onlyHere: string;
  empty: string;
  waitingForFirst: string;
  waitingForMore(missing: number): string;
  botsCome(bots: number): string;
  hostStarts(name: string): string;
  waitingForReady(names: readonly string[]): string;
  sound: string;
  fullScreen: string;
  leaveFullScreen: string;
  alsoHere: string;
  again: string;
  home: string;
  /** For a phone. */
  inOneRoom: string;
  openScreen: string;
  whole: string;
  hand: string;
}
