import { useRef, useState } from 'react';
import type { TableInfo } from '../../../protocol/table-info.ts';
import type { TableHandle } from '../../connection/use-table.ts';
import { rememberedName, rememberName } from '../../device/device.ts';
import { gameEntry } from '../../kit/games/registry.ts';
import { Icon } from '../../kit/parts/icon.tsx';
import { onDemand } from '../../kit/parts/on-demand.tsx';
import { useOnChange } from '../../kit/use-on-change.ts';
import { useTablesText } from '../../text/tables/text.ts';
import { useSocialText } from '../social/text/text.ts';
import styles from './take-seat.module.css';

const NameForm = onDemand(() => import('./name-form.tsx').then((module) => module.NameForm));

const Waiting = onDemand(() => import('./waiting.tsx').then((module) => module.Waiting));

/**
 * For latecomers: the bots' seats that may be taken, each by one tap; people without a name choose one first. At a
 * running private game the players must agree.
 */
export function TakeBotsSeat({ table, handle }: { table: TableInfo; handle: TableHandle }) {
  const text = useSocialText().chairs;
  const [chosen, setChosen] = useState<number>();
  const { trouble, sit, again, cancel } = useSitting(handle);
  const { joining, removed } = handle.snapshot.you;
  const bots = table.chairs.flatMap((chair, index) => (chair.kind === 'bot' ? [{ index, name: chair.name }] : []));
  if (!mayTake(table) || removed === true || bots.length === 0) return undefined;
  if (joining !== undefined && joining.state !== 'let-in') {
    return (
      <Waiting
        joining={joining}
        table={table}
        handle={handle}
        onAgain={again}
        onCancel={() => {
          setChosen(undefined);
          cancel();
        }}
      />
    );
  }
  if (chosen !== undefined) {
    return (
      <NameForm
        action={text.take(bots.find(({ index }) => index === chosen)?.name ?? '')}
        onName={(name) => sit(name, chosen)}
      />
    );
  }
  return (
    <span className="wrap centred">
      {text.takeFrom}
      {bots.map(({ index, name }) => (
        <button
          key={index}
          type="button"
          className={`pill edge-lit ${styles.seat}`}
          aria-label={text.take(name)}
          onClick={() => {
            const known = rememberedName();
            if (known === undefined) setChosen(index);
            else void sit(known, index);
          }}
        >
          <Icon name="robot-golem" /> {name}
        </button>
      ))}
      {trouble !== undefined && <span role="alert">{trouble}</span>}
    </span>
  );
}

/** Asks for a chair, and once more when the players agreed, or after a reconnect while waiting for them. */
function useSitting(handle: TableHandle) {
  const errors = useTablesText().errors;
  const [trouble, setTrouble] = useState<string>();
  const [wish, setWish] = useState<{ name: string; chair: number }>();
  const waits = useRef(false);
  const state = handle.snapshot.you.joining?.state;
  const isOpen = handle.snapshot.connection === 'open';
  useOnChange(`${state} ${isOpen}`, () => {
    if (wish === undefined || !isOpen) return;
    if (state === 'let-in' || (state === undefined && waits.current)) again();
    waits.current = state === 'asked';
  });

  async function sit(name: string, chair: number) {
    rememberName(name);
    setWish({ name, chair });
    const answer = await handle.sit(name, chair);
    setTrouble(answer.kind === 'error' ? errors[answer.code] : undefined);
  }

  function again() {
    if (wish !== undefined) void sit(wish.name, wish.chair);
  }

  function cancel() {
    waits.current = false;
    setWish(undefined);
    setTrouble(undefined);
    void handle.ask({ kind: 'cancel-join' });
  }

  return { trouble, sit, again, cancel };
}

/** Whether somebody may take a bot's seat now. */
function mayTake({ manners, status, game }: TableInfo): boolean {
  if (!manners.takeBots) return false;
  return status === 'open' || (status === 'playing' && gameEntry(game)?.realTime !== true);
}
