import { useEffect, useState } from 'react';
import type { RuleId } from '../../../engine/game.ts';

/** The sheets that every table can open: the log, help, and a note that says why something could not be done. */
export type CommonSheet =
  | { kind: 'log' }
  | { kind: 'help' }
  | { kind: 'note'; note: string; rule?: RuleId | undefined };

/** The sheet that is open beside the table, and how to change it. `Own`: sheets that only this game has. */
export interface TableSheets<Own extends { kind: string }> {
  shown: Own | CommonSheet | undefined;
  isLogShown: boolean;
  show(what: Own | CommonSheet): void;
  /** Opens the log, or closes it. */
  toggleLog(): void;
  close(): void;
}

/** Which sheet is open beside the table. A note closes when the view changes, because it was about the view before. */
export function useSheets<Own extends { kind: string } = never>(view: unknown): TableSheets<Own> {
  const [shown, setShown] = useState<Own | CommonSheet>();
  // Nothing is set unless a note is open: React takes an update after every one of many views in a row for a loop.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the change of the view is the reason
  useEffect(() => {
    if (shown?.kind === 'note') setShown(undefined);
  }, [view]);
  const isLogShown = shown?.kind === 'log';
  return {
    shown,
    isLogShown,
    show: setShown,
    toggleLog: () => setShown(isLogShown ? undefined : { kind: 'log' }),
    close: () => setShown(undefined),
  };
}
