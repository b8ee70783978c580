import { useEffect, useEffectEvent, useState } from 'react';
import { Link } from 'wouter';
import type { TableInfo } from '../../../../protocol/table-info.ts';
import type { TableHandle } from '../../../connection/use-table.ts';
import { rememberedName, rememberName } from '../../../device/device.ts';
import { playSound } from '../../../device/sound.ts';
import { Button, buttonClass } from '../../../kit/parts/button.tsx';
import { useHostingText } from '../../../play/hosting/text/text.ts';
import { NameForm } from '../../../play/joining/name-form.tsx';
import { TakeBotsSeat } from '../../../play/joining/take-seat.tsx';
import { useTablesText } from '../../../text/tables/text.ts';

/** For people without a chair: how to get one, or what else they can do. */
export function TakeChair(props: {
  table: TableInfo;
  handle: TableHandle;
  host: string | undefined;
  onSit(name: string): void;
}) {
  const { table, handle } = props;
  const tables = useTablesText();
  const manners = useHostingText();
  const [watching, setWatching] = useState(false);
  const waiting = useWaiting(table, handle);
  const isFull = table.chairs.every(({ kind }) => kind !== 'empty');
  if (handle.snapshot.you.removed === true) {
    return (
      <div className="wrap centred">
        <p className="whole-line" role="alert">
          {manners.removed}
        </p>
        <Link href="/" className={buttonClass('main')}>
          {tables.watch.wayOn}
        </Link>
      </div>
    );
  }
  if (waiting.isWaiting) {
    return (
      <div className="wrap centred">
        <p className="whole-line" role="status">
          {manners.waiting}
        </p>
        <Button look="plain" onClick={waiting.stop}>
          {manners.stopWaiting}
        </Button>
      </div>
    );
  }
  if (isFull) return <Full table={table} handle={handle} onWait={waiting.wait} />;
  if (watching) {
    return (
      <div className="wrap centred">
        <p className="whole-line">{tables.watch.open}</p>
        <Button look="plain" onClick={() => setWatching(false)}>
          {tables.lobby.sit}
        </Button>
      </div>
    );
  }
  return (
    <section className="card lit glowing" aria-labelledby="sit">
      <h2 id="sit">{props.host === undefined ? tables.lobby.sit : tables.lobby.sitTitle(props.host)}</h2>
      <p>{tables.lobby.sitLead}</p>
      <NameForm action={tables.lobby.sit} onName={props.onSit} />
      <Button look="quiet" onClick={() => setWatching(true)}>
        {tables.lobby.justWatch}
      </Button>
    </section>
  );
}

function Full({ table, handle, onWait }: { table: TableInfo; handle: TableHandle; onWait(name: string): void }) {
  const tables = useTablesText();
  const manners = useHostingText();
  const [isNaming, setNaming] = useState(false);
  const wait = (name: string) => {
    rememberName(name);
    onWait(name);
  };
  return (
    <div className="wrap centred">
      <p className="whole-line">{tables.watch.full}</p>
      <TakeBotsSeat table={table} handle={handle} />
      {isNaming ? (
        <NameForm action={manners.wait} onName={wait} />
      ) : (
        <Button
          look="plain"
          onClick={() => {
            const known = rememberedName();
            if (known === undefined) setNaming(true);
            else wait(known);
          }}
        >
          {manners.wait}
        </Button>
      )}
    </div>
  );
}

/** Waits for a chair under a name, and sits down on the first free one. */
function useWaiting(table: TableInfo, handle: TableHandle) {
  const [name, setName] = useState<string>();
  const isFree = table.chairs.some(({ kind }) => kind === 'empty');
  const isSeated = handle.snapshot.you.chair !== undefined;
  const sit = useEffectEvent((as: string) => handle.sit(as));
  useEffect(() => {
    if (name === undefined || !isFree || isSeated) return;
    // Another person may be quicker: then keep waiting.
    void sit(name).then((answer) => {
      if (answer.kind !== 'done') return;
      setName(undefined);
      playSound('call');
    });
  }, [name, isFree, isSeated]);
  return { isWaiting: name !== undefined && !isSeated, wait: setName, stop: () => setName(undefined) };
}
