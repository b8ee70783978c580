import type { TableOnOffer } from '../../../protocol/open-tables.ts';
import type { ErrorCode } from '../../../protocol/server-message.ts';
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

async function ask(code: string, body: object): Promise<'seated' | ErrorCode | 'lost'> {
  try {
    const response = await fetch(`/api/open-tables/${code}/chair`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return ((await response.json()) as { error?: ErrorCode }).error ?? 'seated';
  } catch {
    return 'lost';
  }
}
