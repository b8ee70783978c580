import { useState } from 'react';
import { useLocation } from 'wouter';
import type { TableOnOffer } from '../../../protocol/open-tables.ts';
import type { ErrorCode } from '../../../protocol/server-message.ts';
import { requestTable } from '../../connection/api.ts';
import { postJson } from '../../connection/fetching.ts';
import { forgetSeat, keepSeat, newSecret, personSecret, rememberedCrest, rememberedName } from '../../device/device.ts';
import { playNowOptions } from '../../kit/games/play-now-options.ts';
import type { GameEntry } from '../../kit/games/registry.ts';
import { useLocale, useText } from '../../text/language.ts';
import { type OpenTablesText, useOpenTablesText } from './text/text.ts';

/** Why no open table is opened, by the status of the response. */
const REFUSED: Readonly<Record<number, (text: OpenTablesText) => string>> = {
  403: ({ banned }) => banned,
  429: ({ tooMany }) => tooMany,
};

/** Goes to an open table or opens one; `busy`: the table or the game, while the server is asked. */
export function useEntry() {
  const text = useOpenTablesText();
  const guest = useText().names.guest;
  const language = useLocale();
  const [, go] = useLocation();
  const [busy, setBusy] = useState<string>();
  const [trouble, setTrouble] = useState<string>();

  function begin(what: string): string {
    setBusy(what);
    setTrouble(undefined);
    return rememberedName() ?? guest;
  }

  function end(reason: string): void {
    setBusy(undefined);
    setTrouble(reason);
  }

  async function sit(table: TableOnOffer) {
    const answer = await takeChair(table, begin(table.code));
    if (answer === 'seated' || answer === 'already-seated') go(`/t/${table.code}`);
    else end(whyNot(text, answer));
  }

  async function open(game: GameEntry) {
    const name = begin(game.id);
    // In real time nobody can take over during play: there people come before the start.
    const company = game.realTime === true ? [] : Array<string>(game.company).fill(game.bots[0].id);
    let reason = text.failed;
    const created = await requestTable(
      {
        game: game.id,
        name,
        options: playNowOptions(game),
        ...(company.length > 0 && { bots: company, start: true }),
        open: language,
      },
      (status) => {
        reason = REFUSED[status]?.(text) ?? reason;
      },
    );
    if (created !== undefined) go(`/t/${created.code}`);
    else end(reason);
  }

  return { busy, trouble, sit, open };
}

function whyNot(text: OpenTablesText, code: ErrorCode | 'lost'): string {
  if (code === 'removed') return text.removed;
  if (code === 'banned') return text.banned;
  if (code === 'lost' || code === 'unavailable') return text.failed;
  return text.tooLate;
}

/** Takes a chair at an open table and stores the seat; otherwise returns why not. */
async function takeChair({ code, game }: TableOnOffer, name: string): Promise<'seated' | ErrorCode | 'lost'> {
  const secret = newSecret();
  // Stored before it is sent: if the response is lost, the chair is not.
  keepSeat({ code, game, secret, at: Date.now() });
  const answer = await askForChair(code, { name, secret, person: personSecret(), crest: rememberedCrest() });
  if (answer !== 'seated' && answer !== 'lost') forgetSeat(code);
  return answer;
}

/** A refusal has a body too. */
async function askForChair(code: string, body: object): Promise<'seated' | ErrorCode | 'lost'> {
  const response = await postJson(`/api/open-tables/${code}/chair`, body);
  const answer: { error?: ErrorCode } | undefined = await response?.json().catch(() => undefined);
  return answer === undefined ? 'lost' : (answer.error ?? 'seated');
}
