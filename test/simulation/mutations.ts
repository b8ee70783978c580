/** A way to break a guarantee, to test that the simulation detects it. */
export interface Mutation {
  name: string;
  what: string;
  /** The replacements, by file. */
  changes: { file: string; from: string; to: string }[];
}

/** All mutations; the simulation must find each. */
export const MUTATIONS: readonly Mutation[] = [
  {
    name: 'answer-before-append',
    what: 'moves are answered before they are in the journal',
    changes: [
      {
        file: 'src/table/referee.ts',
        from: 'const appended = await house.journal.append(table.code, isOver ? { ...row, over: overAt(table) } : row);',
        to: `const late = house.journal.append(table.code, isOver ? { ...row, over: overAt(table) } : row);
    const appended = await Promise.race([late.catch(() => 'taken'), Promise.resolve('appended')]);`,
      },
    ],
  },
  {
    name: 'no-unique-key',
    what: 'two nodes may write the same entry of a table',
    changes: [
      {
        file: 'src/journal/postgres/schema.ts',
        from: 'body TEXT NOT NULL,\n     PRIMARY KEY (table_code, seq)\n   );',
        to: 'body TEXT NOT NULL\n   );',
      },
      {
        file: 'src/journal/postgres/append.ts',
        from: 'AND tables.code = asked.code AND tables.head = asked.seq - 1 RETURNING',
        to: 'AND tables.code = asked.code RETURNING',
      },
    ],
  },
  {
    name: 'no-move-key',
    what: 'a move that is sent again is taken for a new one',
    changes: [
      {
        file: 'src/table/referee.ts',
        from: 'if (old !== undefined) return old;',
        to: 'void old;',
      },
    ],
  },
  {
    name: 'hint-before-entry',
    what: 'other nodes are told of entries before these can be read',
    changes: [
      {
        file: 'src/journal/postgres/journal.ts',
        from: 'this.#notifications.notifyWritten({ table, seq: row.seq }, this.#audienceOf(table));',
        to: 'void [table, row];',
      },
      {
        file: 'src/journal/postgres/journal.ts',
        from: 'const results = await appendAll(this.#pool, batch, this.#ends);',
        to: `for (const { table, row } of batch) this.#notifications.notifyWritten({ table, seq: row.seq }, this.#audienceOf(table));
      const results = await appendAll(this.#pool, batch, this.#ends);`,
      },
    ],
  },
  {
    name: 'batch-half-answered',
    what: 'of the entries that were written together, the later half is never answered',
    changes: [
      {
        file: 'src/journal/pending.ts',
        from: 'for (const [index, { resolve, reject }] of batch.entries()) {',
        to: 'for (const [index, { resolve, reject }] of batch.slice(0, Math.ceil(batch.length / 2)).entries()) {',
      },
    ],
  },
  {
    name: 'stand-in-moves-twice',
    what: 'two nodes that play the same stand-in make two moves of one turn',
    changes: [
      {
        file: 'src/table/bots/bot-players.ts',
        from: 'key: String(seen),',
        to: 'key: this.rng.int(2 ** 32).toString(36),',
      },
      {
        file: 'src/table/judge.ts',
        from: 'if (request.seen < elementAt(play.lastMoves, seat))',
        to: "if (requester.kind === 'person' && request.seen < elementAt(play.lastMoves, seat))",
      },
    ],
  },
  {
    name: 'wrong-eyes',
    what: 'a move is told to everybody as the first seat sees it',
    changes: [
      {
        file: 'src/table/loaded-table.ts',
        from: 'client.send(textFor(viewerOf(table, client.secretHash)));',
        to: 'client.send(textFor(0));',
      },
    ],
  },
  {
    name: 'silence-unnoticed',
    what: 'a page waits at a connection that is dead without a word',
    changes: [
      {
        file: 'src/client/connection/steady-line.ts',
        from: 'const SILENT_MS = 2600;',
        to: 'const SILENT_MS = 2_600_000;',
      },
    ],
  },
  {
    name: 'events-forgotten',
    what: 'a page that was cut off asks for no events of an entry of which it has heard without them',
    changes: [
      {
        file: 'src/client/connection/table-connection.ts',
        from: 'after: this.#toldTo,',
        to: 'after: this.#toldTo && this.#snapshot.seq,',
      },
    ],
  },
];

/** A file's text with a mutation applied; throws unless the text to replace occurs exactly once. */
export function mutated({ name, changes }: Mutation, path: string, text: string): string {
  return changes
    .filter(({ file }) => path.endsWith(file))
    .reduce((before, { file, from, to }) => {
      const places = before.split(from).length - 1;
      if (places !== 1)
        throw new Error(`the text that ${name} replaces is ${places} times in ${file}, not once: ${from}`);
      return before.replace(from, () => to);
    }, text);
}
