import { useId, useState } from 'react';
import { useLocation } from 'wouter';
import type { Options } from '../../../../engine/options.ts';
import type { CreateSameRoom } from '../../../../protocol/client-message.ts';
import type { TableSettings } from '../../../../protocol/table-info.ts';
import { bodyOf, postJson } from '../../../connection/fetching.ts';
import type { ChosenHere } from '../../../connection/here/chosen-here.ts';
import { forgetSeat } from '../../../device/device.ts';
import { gameEntry } from '../../../kit/games/registry.ts';
import { Button } from '../../../kit/parts/button.tsx';
import type { RequestResult } from '../../../kit/request-result.ts';
import { useTablesText } from '../../../text/tables/text.ts';

/** The choices carried over to the other place. */
export interface ElsewhereWish {
  game: string;
  pack?: string;
  options?: Options;
  manners?: TableSettings;
  /** The number of bots at the old table. */
  bots?: number;
}

/** The current table: it is converted to same-room mode, or left for one device. */
export interface OwnTable {
  code: string;
  toRoom(): Promise<RequestResult>;
  leave(): Promise<RequestResult>;
}

/** The two other ways to play: around a big screen, or on this one device; with all choices so far. */
export function Elsewhere({ wish, own }: { wish: ElsewhereWish; own?: OwnTable }) {
  const text = useTablesText().lobby.elsewhere;
  const [, go] = useLocation();
  const [state, setState] = useState<'open' | 'under-way' | 'failed'>('open');
  const id = useId();
  const game = gameEntry(wish.game);
  const { game: _, bots = 0, ...chosen } = wish;

  async function toScreen() {
    setState('under-way');
    const code = own === undefined ? await requestSameRoom({ game: wish.game, ...chosen }) : await takeAlong(own);
    if (code === undefined) return setState('failed');
    go(`/screen/${code}`, { replace: true });
  }

  async function toDevice() {
    const { fill, freeUndo } = wish.manners ?? {};
    const count = Math.max(bots, (fill?.to ?? 1) - 1);
    const here: ChosenHere = {
      options: wish.options ?? {},
      ...(count > 0 && { bots: { count, level: fill?.bot ?? game?.bots[0].id ?? '' } }),
      ...(freeUndo === true && { freeUndo }),
    };
    if (own !== undefined) {
      await own.leave();
      forgetSeat(own.code);
    }
    go(`/here/new/${wish.game}`, { state: here });
  }

  return (
    <section className="card centred" aria-labelledby={id}>
      <h2 id={id}>{text.title}</h2>
      <div className="wrap centred">
        <Button look="plain" disabled={state === 'under-way'} onClick={toScreen}>
          {text.room}
        </Button>
        <Button look="plain" onClick={toDevice}>
          {text.here}
        </Button>
      </div>
      <p className="hint">{text.roomHint}</p>
      <p className="hint">{game?.realTime === true ? text.hereAlone : text.hereHint}</p>
      <p className="trouble" role="alert">
        {state === 'failed' && text.failed}
      </p>
    </section>
  );
}

/** Makes this device the big screen of the same table: a link already sent still works. */
async function takeAlong({ code, toRoom }: OwnTable): Promise<string | undefined> {
  const answer = await toRoom();
  if (answer.kind !== 'done') return undefined;
  forgetSeat(code);
  return code;
}

/** Opens a table shown by a big screen; undefined if the server cannot be reached or refuses. */
async function requestSameRoom(wish: Omit<CreateSameRoom, 'sameRoom'>): Promise<string | undefined> {
  return (await bodyOf<{ code: string }>(await postJson('/api/tables', { ...wish, sameRoom: true })))?.code;
}
