import type { You } from '../../protocol/server-message.ts';
import type { TableInfo } from '../../protocol/table-info.ts';
import { forgetSeat, keepSeat, keptSeat } from '../device/device.ts';

/** Stores this page's seat at one table. */
export interface SeatKeeper {
  secret(): string | undefined;
  take(secret: string, game: string): void;
  /** Called with the table's state and this page's identity there. */
  note(table: TableInfo, you: You): void;
  forget(): void;
}

/** The seat this device has at a table of the server. */
export function deviceSeat(code: string): SeatKeeper {
  return {
    secret: () => keptSeat(code)?.secret,
    take: (secret, game) => keepSeat({ code, game, secret, at: Date.now() }),
    note({ game, status }, { chair, ...you }) {
      const kept = keptSeat(code);
      if (kept === undefined) return;
      // A seat at a finished game, or one the host removed, still opens its table, but cannot be continued.
      const over = kept.over === true || status === 'over' || you.removed === true;
      const campaign = you.campaign ?? kept.campaign;
      const isOther = game !== kept.game || chair !== kept.chair || campaign !== kept.campaign;
      const isNews = over !== (kept.over === true) || isOther;
      if (isNews || Date.now() - kept.at > 10_000) {
        keepSeat({ ...kept, game, chair, at: Date.now(), ...(campaign && { campaign }), ...(over && { over }) });
      }
    },
    forget: () => forgetSeat(code),
  };
}
