import type { You } from '../../protocol/server-message.ts';
import type { TableInfo } from '../../protocol/table-info.ts';
import { forgetSeat, keepSeat, keptSeat, newSecret } from '../device/device.ts';
import type { RequestResult } from '../kit/request-result.ts';

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

/** After these errors it is unknown whether the request was carried out. */
const MAYBE_DONE: readonly string[] = ['lost', 'unavailable'];

/** Sits down with a new secret. It is stored before it is sent: if the response is lost, the chair is not. */
export async function sitDown(
  seat: SeatKeeper,
  game: string,
  ask: (secret: string) => Promise<RequestResult>,
  secret = newSecret(),
): Promise<RequestResult> {
  const before = seat.secret();
  seat.take(secret, game);
  const answer = await ask(secret);
  const isNo = answer.kind === 'refused' || (answer.kind === 'error' && !MAYBE_DONE.includes(answer.code));
  // Forgotten meanwhile, if the request reached a node that did not know about this chair yet.
  if (!isNo && seat.secret() === undefined) seat.take(secret, game);
  // Removes only the secret stored for this chair: another page may have sat down meanwhile.
  if (isNo && seat.secret() === secret) {
    if (before === undefined) seat.forget();
    else seat.take(before, game);
  }
  return answer;
}
