import type { sameRoomEn } from './en.ts';

/** The texts of same-room mode: of the big screen, and of the phones beside it. */
export type SameRoomText = typeof sameRoomEn;
