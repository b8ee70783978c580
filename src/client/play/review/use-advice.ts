import { useCallback, useState } from 'react';
import type { SeenEvent } from '../../../protocol/server-message.ts';
import type { TableInfo } from '../../../protocol/table-info.ts';
import { gameEntry } from '../../kit/games/registry.ts';
import type { GivenAdvice } from '../../kit/table/table-context.tsx';
import type { AskedMoment } from '../../kit/table/what-now.ts';
import { useKept } from '../../kit/use-kept.ts';
import { useStable } from '../../kit/use-stable.ts';

const NO_EVENTS: readonly SeenEvent[] = [];

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
  const { table, view, moves, you, players, pack, locale } = moment;
  const entry = gameEntry(table.game);
  const isRealTime = entry?.realTime === true;
  const first = useFirstVersions(isRealTime ? moment.events : NO_EVENTS);
  const latest = useStable(() => (isRealTime ? { ...moment, events: first } : moment));
  // In real time advice stays while others act, until the player's own choices change.
  const asked = useKept(isRealTime ? { moves } : { view }, isRealTime ? JSON.stringify(moves) : view);
  const ask = useCallback(
    async (signal: AbortSignal) =>
      (await import('./advise-at.ts')).adviseAt({ ...latest(), ...asked, you, pack, locale }, signal),
    [latest, asked, you, pack, locale],
  );
  const doesCount = table.daily !== undefined && table.daily.practice !== true;
  const isAlone = players.every(({ kind }, seat) => seat === you || kind === 'bot');
  const isAsked = isAlone && !doesCount && you !== 'spectator' && moves.length > 0 && pack !== undefined;
  return isAsked && entry?.hasAdviser === true ? ask : undefined;
}

/** In real time older events may be retold without cards covered since: the first version of each counts. */
function useFirstVersions(events: readonly SeenEvent[]): readonly SeenEvent[] {
  const [first, setFirst] = useState(events);
  if (events.length > first.length) setFirst([...first, ...events.slice(first.length)]);
  return first;
}
