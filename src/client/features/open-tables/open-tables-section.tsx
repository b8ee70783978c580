import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import type { TableOnOffer } from '../../../protocol/open-tables.ts';
import type { ErrorCode } from '../../../protocol/server-message.ts';
import { requestTable } from '../../connection/api.ts';
import { postJson } from '../../connection/fetching.ts';
import {
  forgetSeat,
  keepSeat,
  keptSeat,
  newSecret,
  personSecret,
  rememberedCrest,
  rememberedName,
} from '../../device/device.ts';
import { OPEN_TABLES_OFF, writeStored } from '../../device/storage.ts';
import { playNowOptions } from '../../kit/games/play-now-options.ts';
import { GAMES, type GameEntry } from '../../kit/games/registry.ts';
import { Button } from '../../kit/parts/button.tsx';
import { DoorIcon } from '../../kit/parts/icon.tsx';
import { useLocale, useText } from '../../text/language.ts';
import styles from './open-tables.module.css';
import { TableRow } from './table-row.tsx';
import { type OpenTablesText, useOpenTablesText } from './text/text.ts';
import { useOpenTables } from './use-open-tables.ts';

/** Why no open table is opened, by the status of the response. */
const REFUSED: Readonly<Record<number, (text: OpenTablesText) => string>> = {
  403: ({ banned }) => banned,
  429: ({ tooMany }) => tooMany,
};

/**
 * The tables anybody may join, each with one tap to a chair, and a way to open one; nothing if the server has none.
 * `isBrief`: one line that unfolds, while nobody waits anywhere.
 */
export function OpenTablesSection({ isBrief }: { isBrief: boolean }) {
  const tables = useOpenTables();
  useEffect(() => {
    // Stored, so that the home page reserves no space for it the next time.
    if (tables !== undefined) writeStored(OPEN_TABLES_OFF, tables === 'off' ? 'off' : 'on');
  }, [tables]);
  return tables === undefined || tables === 'off' ? undefined : <Section tables={tables} isBrief={isBrief} />;
}

function Section({ tables, isBrief }: { tables: readonly TableOnOffer[]; isBrief: boolean }) {
  const text = useOpenTablesText();
  const language = useLocale();
  const { busy, trouble, sit, open } = useEntry();
  // One's own tables are listed above, among those to continue.
  const others = tables
    .filter(({ code }) => keptSeat(code) === undefined || code === busy)
    // First those in the reader's language.
    .toSorted((one, other) => Number(other.language === language) - Number(one.language === language));
  const rest = (
    <>
      <p className="trouble" role="alert">
        {trouble}
      </p>
      <WithPeople isBusy={busy !== undefined} onOpen={(game) => void open(game)} />
    </>
  );
  if (isBrief && others.length === 0) {
    return (
      <section className={`card ${styles.brief}`} aria-labelledby="open-tables">
        <details>
          <summary className={styles.line}>
            <h2 id="open-tables">{text.title}</h2> <span className="hint">{text.noneOpenOne}</span>
          </summary>
          {rest}
        </details>
      </section>
    );
  }
  return (
    <section className="card gap-10" aria-labelledby="open-tables">
      <h2 id="open-tables">{text.title}</h2>
      {others.length === 0 ? (
        <p className="hint">{text.none}</p>
      ) : (
        <ul className="stack">
          {others.map((table) => (
            <TableRow key={table.code} table={table} isBusy={busy === table.code} onSit={() => void sit(table)} />
          ))}
        </ul>
      )}
      {rest}
    </section>
  );
}

/** Goes to an open table or opens one; `busy`: the table or the game, while the server is asked. */
function useEntry() {
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

function WithPeople({ isBusy, onOpen }: { isBusy: boolean; onOpen(game: GameEntry): void }) {
  const text = useOpenTablesText();
  const inRealTime = GAMES.filter(({ realTime }) => realTime).map(({ door }) => door.name);
  return (
    <section className="stack gap-4" aria-labelledby="with-people">
      <h3 id="with-people">{text.withPeople}</h3>
      <p className="hint">
        {text.withPeopleHint} {text.beforeStart(inRealTime)}
      </p>
      <div className="wrap">
        {GAMES.map((game) => (
          <Button
            key={game.id}
            look="plain"
            className={styles.game}
            data-game={game.id}
            disabled={isBusy}
            onClick={() => onOpen(game)}
          >
            <DoorIcon door={game.door} /> {game.door.name}
          </Button>
        ))}
      </div>
    </section>
  );
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
