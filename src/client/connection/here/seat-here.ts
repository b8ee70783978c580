import { forgetTable, keepTable, keptTable } from '../../device/kept/kept-tables.ts';
import type { SeatKeeper } from '../seat-keeper.ts';

/** The seat of one of the people at this device. */
export function seatHere(code: string, secret: string | undefined): SeatKeeper {
  return {
    secret: () => secret,
    // Everybody sits before the game begins.
    take: () => undefined,
    note({ status }) {
      const kept = keptTable(code);
      if (kept === undefined) return;
      const over = kept.over === true || status === 'over';
      if (over !== (kept.over === true) || Date.now() - kept.at > 10_000) {
        keepTable({ ...kept, at: Date.now(), ...(over && { over }) });
      }
    },
    forget: () => forgetTable(code),
  };
}
