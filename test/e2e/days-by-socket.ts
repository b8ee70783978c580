import { newSecret, openTable, Page } from '../../src/server/fixtures/page.ts';

/** Ann and Ben after a game of Dungeon Days that was played without a browser, and asked for another. */
export interface PlayedDays {
  code: string;
  /** The secret of Ann's seat. */
  secret: string;
  next: string;
}

/** Plays a game with the first move that is offered each time: a result to look at, in two seconds. */
export async function playDaysBySocket(address: string): Promise<PlayedDays> {
  const { code, secret } = await openTable(address, { game: 'days', name: 'Ann', crest: 'fox' });
  const ann = await Page.at(address, code, secret);
  const ben = await Page.at(address, code);
  await ben.asks({ kind: 'sit', name: 'Ben', crest: 'hedgehog', secret: newSecret() });
  await ann.asks({ kind: 'start' });
  const news = async (from: number) => ann.hears('played', ({ seq }) => seq > from);
  for (let { seq, play } = await news(0); play.toAct.length > 0; { seq, play } = await news(seq)) {
    const whose = play.moves.length > 0 ? ann : ben;
    const offered = await whose.hears('played', (told) => told.seq === seq);
    await whose.asks({ kind: 'move', seen: seq, move: offered.play.moves[0] });
  }
  await ann.asks({ kind: 'rematch' });
  const { table } = await ann.hears('table', ({ table: { next } }) => next !== undefined);
  ann.close();
  ben.close();
  return { code, secret, next: table.next ?? '' };
}
