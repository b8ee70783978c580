import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { bothStores } from '../../../test/stores.ts';
import type { SharedJournal } from '../../journal/journal.ts';
import { finishedGame, friend } from '../fixtures/finished-game.ts';
import { type TestHouse, testHouse } from '../fixtures/test-house.ts';
import { Results } from '../records/results.ts';
import { groupKey } from './group-book.ts';
import { Groups } from './groups.ts';

const [ann, ben, cleo] = [friend('Ann'), friend('Ben'), friend('Cleo')];
const { twoOnPostgres, twoOnSqlite } = bothStores();

describe.each([
  ['PostgreSQL', twoOnPostgres],
  ['one folder', twoOnSqlite],
])('the groups of two nodes on %s', (_name, open) => {
  let journals: [SharedJournal, SharedJournal];
  let house: TestHouse;
  let nodes: [Groups, Groups];

  beforeEach(async () => {
    journals = await open();
    house = testHouse({ journal: journals[0] });
    const nodeOn = (journal: SharedJournal) => {
      const its = testHouse({ journal });
      return new Groups(its, new Results(its));
    };
    nodes = [nodeOn(journals[0]), nodeOn(journals[1])];
  });

  afterEach(() => Promise.all(journals.map((journal) => journal.close())));

  test('people who found, join and leave a group at once through two nodes get the same group', async () => {
    const { code: table } = (await finishedGame(house, [ann, ben])).table;
    const kept = await Promise.all([
      nodes[0].keep(table, { person: ann.hash, name: 'Ann' }),
      nodes[1].keep(table, { person: ben.hash, name: 'Ben' }),
    ]);
    expect(kept[0]).toMatchObject({ kind: 'joined' });
    expect(kept[1]).toEqual(kept[0]);
    const code = kept[0].kind === 'joined' ? kept[0].code : '';
    await Promise.all([
      nodes[0].join(code, { person: cleo.hash, name: 'Cleo' }),
      nodes[1].join(code, { person: cleo.hash, name: 'Cleo' }),
      nodes[1].leave(code, ann.hash),
    ]);
    for (const node of nodes) {
      const names = [...((await node.read(code))?.members.values() ?? [])].map(({ name }) => name);
      expect(names.toSorted()).toEqual(['Ben', 'Cleo']);
    }
    const kinds = (await journals[1].read(groupKey(code))).map(({ body }) => (body as { kind: string }).kind);
    expect(kinds.toSorted()).toEqual(['founded', 'joined', 'joined', 'left']);
    expect(await journals[0].unfinished()).not.toContain(groupKey(code));
  });
});
