import { useEffect } from 'react';
import type { TableOnOffer } from '../../../protocol/open-tables.ts';
import { OPEN_TABLES_OFF, writeStored } from '../../device/storage.ts';
import { GAMES, type GameEntry } from '../../kit/games/registry.ts';
import { Button } from '../../kit/parts/button.tsx';
import { DoorIcon } from '../../kit/parts/icon.tsx';
import { useLocale } from '../../text/language.ts';
import styles from './open-tables.module.css';
import { TableRow } from './table-row.tsx';
import { useOpenTablesText } from './text/text.ts';
import { useEntry } from './use-entry.ts';
import { joinable, useOpenTables } from './use-open-tables.ts';

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
  const others = joinable(tables, language, busy);
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
