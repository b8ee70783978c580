import { askHere } from './worker-house.ts';

/** The content of the pack of a table in this browser. */
export async function packHere(digest: string): Promise<unknown> {
  const answer = await askHere({ kind: 'pack', digest });
  if (answer.kind !== 'pack') throw new Error(`pack ${digest} is not in this browser`);
  return answer.pack;
}
