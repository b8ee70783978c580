import { useEffect, useReducer, useState } from 'react';
import { seatHere } from '../../connection/here/seat-here.ts';
import { workerTransport } from '../../connection/here/worker-house.ts';
import { closeTable, connectTable, handleOf, type OpenTable, type TableHandle } from '../../connection/use-table.ts';

/** A table in this browser as each of the people at this device sees it: one connection per person. */
export function useSeats(code: string, secrets: readonly string[]): readonly TableHandle[] {
  const [tables, setTables] = useState<readonly OpenTable[]>([]);
  const [, note] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const opened = secrets.map((secret) =>
      connectTable(code, { transport: workerTransport, seat: seatHere(code, secret) }),
    );
    for (const { staged } of opened) staged.subscribe(note);
    setTables(opened);
    return () => {
      for (const table of opened) closeTable(table);
    };
  }, [code, secrets]);
  return tables.map((table) => handleOf(table, table.staged.snapshot()));
}
