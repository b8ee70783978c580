import type { Pool } from 'pg';
import type { Row } from './journal.ts';

interface StoredRow {
  /** Which of the questions it answers, from 1 on. */
  question: number;
  seq: number;
  at: number;
  key: string | null;
  body: string;
}

interface Question {
  table: string;
  after: number;
  resolve(rows: Row[]): void;
  reject(cause: unknown): void;
}

/** More in one question would make those who asked first wait. */
const MOST_AT_ONCE = 64;

/** Looks each table up by its key, whatever the database believes of their number. */
const READ = `
  SELECT q.question::int, e.seq, e.at::float8 AS at, e.key, e.body
  FROM unnest($1::text[], $2::int[]) WITH ORDINALITY AS q (code, after, question), LATERAL (
    SELECT seq, at, key, body FROM entries WHERE table_code = q.code AND seq > q.after ORDER BY seq
  ) e ORDER BY q.question, e.seq`;

/** Reads entries; all that is asked in one turn of the node, such as by a hint of another node's batch, is one question to the database. */
export class PostgresReader {
  private readonly pool: Pool;
  private questions: Question[] = [];

  constructor(pool: Pool) {
    this.pool = pool;
  }

  read(table: string, after: number): Promise<Row[]> {
    return new Promise((resolve, reject) => {
      if (this.questions.push({ table, after, resolve, reject }) === 1) setImmediate(() => this.askAll());
    });
  }

  private askAll(): void {
    const { questions } = this;
    this.questions = [];
    for (let first = 0; first < questions.length; first += MOST_AT_ONCE) {
      void this.ask(questions.slice(first, first + MOST_AT_ONCE));
    }
  }

  private async ask(questions: readonly Question[]): Promise<void> {
    try {
      const values = [questions.map(({ table }) => table), questions.map(({ after }) => after)];
      const { rows } = await this.pool.query<StoredRow>({ name: 'read', text: READ, values });
      const answers: Row[][] = questions.map(() => []);
      for (const { question, seq, at, key, body } of rows) {
        answers[question - 1].push({ seq, at, ...(key === null ? {} : { key }), body: JSON.parse(body) });
      }
      questions.forEach(({ resolve }, index) => {
        resolve(answers[index]);
      });
    } catch (cause) {
      for (const { reject } of questions) reject(cause);
    }
  }
}
