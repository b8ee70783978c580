/** The texts of same-room mode: of the big screen, and of the phones beside it. */
export interface SameRoomText {
  /** The title of the big screen's page. */
  screen: string;
  scan: string;
  /** The address to type, if the code cannot be scanned. */
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
