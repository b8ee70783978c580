import { useEffect, useReducer, useState } from 'react';
import { TableConnection } from '../connection/table-connection.ts';
import { handleOf, type TableHandle } from '../connection/use-table.ts';
import { seatHere } from './kept-tables.ts';
import { workerLine } from './worker-house.ts';

/** A table in this browser as each of the people at this device sees it: one line for each. */
export function useSeats(code: string, secrets: readonly string[]): readonly TableHandle[] {
  const [connections, setConnections] = useState<readonly TableConnection[]>([]);
  const [, note] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const opened = secrets.map(
      (secret) => new TableConnection(code, { line: workerLine, seat: seatHere(code, secret) }),
    );
    for (const connection of opened) connection.subscribe(note);
    setConnections(opened);
    return () => {
      for (const connection of opened) connection.close();
    };
  }, [code, secrets]);
  return connections.map((connection) => handleOf(connection, connection.snapshot()));
}
