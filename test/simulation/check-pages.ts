import type { SimulatedPerson } from './person.ts';
import { type ReplayedTable, shownText } from './replay-table.ts';
import type { World } from './world.ts';

/** Without a fault, every connected person gets an entry within this time. */
const FRESH_MS = 1000;
/** After the faults, nodes need this long until all of them are connected with each other again, in ms. */
const RECOVERED_MS = 8000;

/**
 * The lists of loaded tables may have been lost with a fault: until they are sent again, nodes poll every two seconds.
 */
const POLLED_MS = 2500;

/** Without a fault, an entry reaches every connected person through any node within a second. */
export function stalePages({ scheduler, struckAt, healedAt, people, database }: World, code: string): string[] {
  // A silently lost connection is noticed within three seconds, and another opened beside it.
  const freshMs = (at: number): number => {
    if (at + FRESH_MS < struckAt) return FRESH_MS;
    return at > healedAt + RECOVERED_MS && at + POLLED_MS < scheduler.time ? POLLED_MS : Number.POSITIVE_INFINITY;
  };
  const entries = database.data.entries.get(code) ?? [];
  return people.flatMap(({ stays, habits }) =>
    stays
      .filter(({ table }) => table === code)
      .flatMap(({ from, to, known }) => {
        const late = entries.find(({ committedAt: at, seq }) => {
          const freshAt = at + freshMs(at);
          const isPresent = from < at && freshAt < to && freshAt < scheduler.time;
          return isPresent && !known.some((one) => one.seq >= seq && one.at <= freshAt);
        });
        if (late === undefined) return [];
        return [`${habits.name} heard nothing of entry ${late.seq} within ${freshMs(late.committedAt)} ms`];
      }),
  );
}

/** In the end every page shows the journal's state, except for entries within the last second. */
export function pagesApart({ people, database, scheduler }: World, replayed: ReplayedTable): string[] {
  const { code } = replayed.table;
  const entries = database.data.entries.get(code) ?? [];
  const last = entries.findLast(({ committedAt }) => committedAt + FRESH_MS < scheduler.time)?.seq ?? 0;
  const shown = new Map<string, string>();
  return people.flatMap((person) => {
    if (person.table !== code || !person.isSettled) return [];
    const { seq, you, play, events } = person.connection.snapshot();
    if (seq < last) return [`${nameOf(person)} knows entry ${seq} in the end, and the last is ${last}`];
    const rightAt = (entry: number): string => {
      const place = `${entry} ${you.viewer}`;
      const right = shown.get(place) ?? replayed.shownAt(entry, you.viewer);
      shown.set(place, right);
      return right;
    };
    // A changed table is announced before its events: the run may have ended in between.
    const places = seq > last ? [seq, seq - 1] : [seq];
    const isRight = places.some((entry) => shownText(play, events) === rightAt(entry));
    return isRight ? [] : [`${nameOf(person)} sees another game in the end`];
  });
}

function nameOf({ habits }: SimulatedPerson): string {
  return habits.name;
}
