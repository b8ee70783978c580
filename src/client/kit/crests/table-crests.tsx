import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { Seat } from '../../../engine/game.ts';
import { elementAt } from '../../../engine/list.ts';
import { CRESTS, type Crest } from '../../../protocol/crests.ts';
import type { TableInfo } from '../../../protocol/table-info.ts';
import { useKept } from '../use-kept.ts';

const Crests = createContext<readonly Crest[]>([]);

/** Provides the crests of a table to its children; before the start in the order of chairs. */
export function TableCrests({ table, children }: { table: TableInfo; children: ReactNode }) {
  const { chairs, seats } = table;
  const sitting =
    seats.length > 0 ? seats.map((chair) => chairs[chair]) : chairs.filter(({ kind }) => kind !== 'empty');
  return (
    <SeatCrests chosen={sitting.map((chair) => (chair?.kind === 'person' ? chair.crest : undefined))}>
      {children}
    </SeatCrests>
  );
}

/** The same for people known by seat only. */
export function SeatCrests({ chosen, children }: { chosen: readonly (Crest | undefined)[]; children: ReactNode }) {
  const said = useKept(chosen, chosen.join());
  const crests = useMemo(() => crestsBySeat(said), [said]);
  return <Crests value={crests}>{children}</Crests>;
}

/** The crest of a seat. */
export function useCrestOf(seat: Seat): Crest {
  return useContext(Crests)[seat] ?? usualCrest(seat);
}

/** The crests of the first seats. */
export function useCrests(seats: number): Crest[] {
  const crests = useContext(Crests);
  return Array.from({ length: seats }, (_, seat) => crests[seat] ?? usualCrest(seat));
}

/** The crests of a table: chosen ones stay, and the others get a free one, by seat if possible. */
export function crestsBySeat(chosen: readonly (Crest | undefined)[]): Crest[] {
  const taken = new Set(chosen);
  return chosen.map((crest, seat) => {
    // A crest of a newer version is unknown here.
    if (crest !== undefined && CRESTS.includes(crest)) return crest;
    const usual = usualCrest(seat);
    const free = taken.has(usual) ? CRESTS.findLast((one) => !taken.has(one)) : usual;
    taken.add(free);
    return free ?? usual;
  });
}

function usualCrest(seat: Seat): Crest {
  return elementAt(CRESTS, seat % CRESTS.length);
}
