import { fastRng } from '../../src/engine/rng.ts';
import type { CreatedTable } from '../../src/protocol/client-message.ts';
import type { ServerMessage } from '../../src/protocol/server-message.ts';
import { TestPage } from '../../src/server/fixtures/page.ts';

/** Longer than bots and a busy machine take. */
const PATIENCE_MS = 20_000;

/**
 * Continues somebody's game with random moves: to its end, or for a number of moves. `lost` if the node went away
 * meanwhile; then another call continues from the table's current state.
 */
export async function playDay(
  address: string,
  { code, secret }: CreatedTable,
  moves = Number.POSITIVE_INFINITY,
): Promise<'over' | 'going on' | 'lost'> {
  let page: TestPage | undefined;
  try {
    page = await TestPage.at(address, code, secret);
    for (let made = 0; made < moves; ) {
      const heard = page.messages;
      if (isOver(heard)) return 'over';
      const latest = heard.findLast((message) => 'play' in message && message.play !== undefined);
      const play = latest !== undefined && 'play' in latest ? latest.play : undefined;
      if (latest !== undefined && 'seq' in latest && play !== undefined && play.moves.length > 0) {
        const rng = fastRng(latest.seq, 3);
        await page.asks({ kind: 'move', seen: latest.seq, move: play.moves[rng.int(play.moves.length)] });
        made += 1;
      } else await page.hears('played', () => true, heard.length, PATIENCE_MS);
    }
    return isOver(page.messages) ? 'over' : 'going on';
  } catch {
    return 'lost';
  } finally {
    page?.close();
  }
}

function isOver(heard: readonly ServerMessage[]): boolean {
  const table = heard.findLast((message) => 'table' in message && message.table !== undefined);
  return table !== undefined && 'table' in table && table.table?.status === 'over';
}
