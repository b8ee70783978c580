import { useState } from 'react';

/** The sheets that every table can open: the log, and help. */
export type CommonSheet = { kind: 'log' } | { kind: 'help' };

/** The open sheet, and how to change it. `Own`: sheets that only this game has. */
export interface TableSheets<Own extends { kind: string }> {
  shown: Own | CommonSheet | undefined;
  isLogShown: boolean;
  show(what: Own | CommonSheet): void;
  /** Opens the log, or closes it. */
  toggleLog(): void;
  close(): void;
}

/** Which sheet is open beside the table. */
export function useSheets<Own extends { kind: string } = never>(): TableSheets<Own> {
  const [shown, setShown] = useState<Own | CommonSheet>();
  const isLogShown = shown?.kind === 'log';
  return {
    shown,
    isLogShown,
    show: setShown,
    toggleLog: () => setShown(isLogShown ? undefined : { kind: 'log' }),
    close: () => setShown(undefined),
  };
}
