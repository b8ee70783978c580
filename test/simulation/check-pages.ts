import type { SimulatedPerson } from './person.ts';
import { type ReplayedTable, shownText } from './replay-table.ts';
import type { World } from './world.ts';

/** Where nothing fails, everybody who is connected hears of an entry within so many ms. */
const FRESH_MS = 1000;
/** After the faults, nodes need so long until all of them are connected with each other again, in ms. */
const RECOVERED_MS = 8000;

/** While nothing fails, an entry reaches everybody who is connected, through whichever node, within a second. */
export function stalePages({ scheduler, struckAt, healedAt, people, database }: World, code: string): string[] {
  // A connection that was lost without a word is noticed within three seconds, and another opened beside it.
  const isQuiet = (at: number): boolean =>
    at + FRESH_MS < struckAt || (at > healedAt + RECOVERED_MS && at + FRESH_MS < scheduler.time);
  const entries = database.data.entries.get(code) ?? [];
  return people.flatMap(({ stays, habits }) =>
    stays
      .filter(({ table }) => table === code)
      .flatMap(({ from, to, known }) => {
        const late = entries.find(({ committedAt: at, seq }) => {
          const isHere = from < at && at + FRESH_MS < to && isQuiet(at);
          return isHere && !known.some((one) => one.seq >= seq && one.at <= at + FRESH_MS);
        });
        return late === undefined ? [] : [`${habits.name} heard nothing of entry ${late.seq} within ${FRESH_MS} ms`];
      }),
  );
}

/** In the end every page shows what the journal says, but for what was written within the last second. */
export function pagesApart({ people, database, scheduler }: World, replayed: ReplayedTable): string[] {
  const { code } = replayed.table;
  const entries = database.data.entries.get(code) ?? [];
  const last = entries.findLast(({ committedAt }) => committedAt + FRESH_MS < scheduler.time)?.seq ?? 0;
  const shown = new Map<string, string>();
  return people.flatMap((person) => {
    if (person.table !== code || !person.isSettled) return [];
    const { seq, you, play, events } = person.connection.snapshot();
    if (seq < last) return [`${nameOf(person)} knows entry ${seq} in the end, and the last is ${last}`];
    const place = `${seq} ${you.viewer}`;
    const right = shown.get(place) ?? replayed.shownAt(seq, you.viewer);
    shown.set(place, right);
    return shownText(play, events) === right ? [] : [`${nameOf(person)} sees another game in the end`];
  });
}

function nameOf({ habits }: SimulatedPerson): string {
  return habits.name;
}
