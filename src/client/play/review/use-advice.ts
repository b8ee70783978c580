import { useCallback, useRef } from 'react';
import type { SeenEvent } from '../../../protocol/server-message.ts';
import type { TableInfo } from '../../../protocol/table-info.ts';
import { gameEntry } from '../../kit/games/registry.ts';
import type { GivenAdvice } from '../../kit/table/table-context.tsx';
import type { AskedMoment } from '../../kit/table/what-now.ts';

/** A table when advice is requested, with everything shown to the player so far. */
export interface AdvisedMoment extends AskedMoment {
  table: Pick<TableInfo, 'game' | 'options' | 'daily'>;
  events: readonly SeenEvent[];
  /** The table's time in ms. */
  now(): number;
}

/**
 * Finds a move and its reason; the code is loaded on demand. Undefined if no advice is given: beside other people, in
 * the counted try of a day, in games without an adviser, and while there is nothing to do.
 */
export function useAdvice(
  moment: AdvisedMoment,
): ((signal: AbortSignal) => Promise<GivenAdvice | undefined>) | undefined {
  const { table, view, moves, you, players, pack, locale, events } = moment;
  const entry = gameEntry(table.game);
  const latest = useRef(moment);
  const before = latest.current.events;
  // In real time older events may be retold without cards covered since: the first version of each counts.
  latest.current =
    entry?.realTime === true ? { ...moment, events: [...before, ...events.slice(before.length)] } : moment;
  // There advice stays while others act, until the player's own choices change.
  const since = entry?.realTime === true ? JSON.stringify(moves) : view;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new list of the same players is no new moment
  const ask = useCallback(
    async (signal: AbortSignal) => (await import('./advise-at.ts')).adviseAt(latest.current, signal),
    [since, you, pack, locale],
  );
  const doesCount = table.daily !== undefined && table.daily.practice !== true;
  const isAlone = players.every(({ kind }, seat) => seat === you || kind === 'bot');
  const isAsked = isAlone && !doesCount && you !== 'spectator' && moves.length > 0 && pack !== undefined;
  return isAsked && entry?.hasAdviser === true ? ask : undefined;
}
