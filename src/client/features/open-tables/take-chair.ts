import type { TableOnOffer } from '../../../protocol/open-tables.ts';
import type { ErrorCode } from '../../../protocol/server-message.ts';
import { postJson } from '../../connection/fetching.ts';
import { forgetSeat, keepSeat, newSecret, personSecret, rememberedCrest } from '../../device/device.ts';

/** Takes a chair at an open table and stores the seat; otherwise returns why not. */
export async function takeChair({ code, game }: TableOnOffer, name: string): Promise<'seated' | ErrorCode | 'lost'> {
  const secret = newSecret();
  // Stored before it is sent: if the response is lost, the chair is not.
  keepSeat({ code, game, secret, at: Date.now() });
  const answer = await ask(code, { name, secret, person: personSecret(), crest: rememberedCrest() });
  if (answer !== 'seated' && answer !== 'lost') forgetSeat(code);
  return answer;
}

/** A refusal has a body too. */
async function ask(code: string, body: object): Promise<'seated' | ErrorCode | 'lost'> {
  const response = await postJson(`/api/open-tables/${code}/chair`, body);
  const answer: { error?: ErrorCode } | undefined = await response?.json().catch(() => undefined);
  return answer === undefined ? 'lost' : (answer.error ?? 'seated');
}
