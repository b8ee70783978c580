import { newSecret } from '../device/device.ts';
import type { RequestResult } from '../kit/request-result.ts';
import type { SeatKeeper } from './seat-keeper.ts';

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
