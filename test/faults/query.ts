import { Client } from 'pg';

/** Queries a database directly, not through a proxy. */
export async function ask(databaseUrl: string | undefined, question: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(question);
  } finally {
    await client.end();
  }
}
