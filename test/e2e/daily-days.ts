import { sqliteJournal } from '../../src/journal/sqlite/journal.ts';
import { dailyGames } from '../../src/server/daily-games.ts';
import { newHouse } from '../../src/server/house.ts';
import { dateOf, daysAfter, timesOf } from '../../src/table/daily/calendar.ts';
import { DailyBooks } from '../../src/table/daily/daily-books.ts';
import { textDigest } from '../../src/table/digest.ts';

/** The scores of people who finished today before the test begins. */
export const OTHERS = [200, 200, 0];

/**
 * Seals the days around now for one setup of a game, as a server would the day before; a test may run across midnight.
 * Others have played each of them. The oldest is open; yesterday only after the hour in which its games may end.
 */
export async function sealDays(dataDir: string, { game, setup }: { game: string; setup: string }): Promise<void> {
  const journal = sqliteJournal(dataDir);
  const games = (await dailyGames())
    .filter((one) => one.game === game)
    .map((one) => ({ ...one, setups: one.setups.filter(({ id }) => id === setup) }));
  const today = dateOf(Date.now());
  for (const later of [-2, -1, 0, 1]) {
    const day = daysAfter(today, later);
    const now = () => timesOf(day).startsAt - 1;
    const house = newHouse({
      journal,
      now,
      report: (trouble) => {
        throw trouble;
      },
    });
    const books = new DailyBooks(house, games);
    await books.seal(day);
    for (const [index, score] of OTHERS.entries()) {
      const person = textDigest(`somebody ${index}`);
      const result = { score, won: false, name: `Player ${index}`, streak: 1 };
      await books.append(day, ({ tries }) =>
        tries.has(person) ? undefined : { v: 1, kind: 'began', person, table: `BCDF${'GHJ'[index]}` },
      );
      await books.append(day, ({ tries }) =>
        tries.get(person)?.result !== undefined ? undefined : { v: 1, kind: 'finished', person, ...result },
      );
    }
  }
  await journal.close();
}
