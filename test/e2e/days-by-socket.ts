import { elementAt } from '../../src/engine/list.ts';
import type { DaysMove } from '../../src/games/days/rules/state.ts';
import type { DaysView } from '../../src/games/days/rules/view.ts';
import { postTable, randomSecret, TestPage } from '../../src/server/fixtures/page.ts';

/** Ann and Ben after a game of Dungeon Days played without a browser, and their rematch. */
export interface PlayedDays {
  code: string;
  /** The secret of Ann's seat. */
  secret: string;
  next: string;
  /** The secrets of their devices. */
  devices: { ann: string; ben: string };
}

/** Plays a game with the first legal move each time: a result in two seconds. */
export async function playDaysBySocket(address: string): Promise<PlayedDays> {
  const devices = { ann: randomSecret(), ben: randomSecret() };
  const { code, secret, ann, close } = await playDays(address, { ...FIRST_MOVES, devices });
  await ann.asks({ kind: 'rematch' });
  const { table } = await ann.hears('table', ({ table: { next } }) => next !== undefined);
  close();
  return { code, secret, next: table.next ?? '', devices };
}

/** The code of such a game without a rematch: a big screen stays with its result. */
export async function endDaysBySocket(address: string, others: readonly string[]): Promise<string> {
  const { code, close } = await playDays(address, { others, choose: onOwnWeek });
  close();
  return code;
}

/** The legal move a seat makes. */
type Choose = (moves: readonly unknown[], seat: number) => unknown;

/** A creature on the player's own week, if possible: most weeks are full at the end, and hardly two have the same value. */
const onOwnWeek: Choose = (moves, seat) =>
  (moves as readonly DaysMove[]).find((move) => move.kind === 'place' && move.board === seat) ?? moves[0];

const FIRST_MOVES: Played = { others: ['Ben'], choose: ([first]) => first };

interface Played {
  others: readonly string[];
  choose: Choose;
  devices?: PlayedDays['devices'];
}

/** Ann and others at a table that has started. */
async function start(address: string, { others, devices, options }: Omit<Played, 'choose'> & { options?: object }) {
  const ofAnn = { crest: 'fox', ...(devices && { person: devices.ann }), ...(options && { options }) };
  const { code, secret } = await postTable(address, { game: 'days', name: 'Ann', ...ofAnn });
  const ann = await TestPage.at(address, code, secret);
  const pages = [ann];
  for (const name of others) {
    const page = await TestPage.at(address, code);
    const ofBen = name === 'Ben' && { crest: 'hedgehog', ...(devices && { person: devices.ben }) };
    await page.asks({ kind: 'sit', name, secret: randomSecret(), ...ofBen });
    pages.push(page);
  }
  await ann.asks({ kind: 'start' });
  const close = () => {
    for (const page of pages) page.close();
  };
  return { code, secret, ann, pages, close };
}

async function playDays(address: string, { choose, ...who }: Played) {
  const { code, secret, ann, pages, close } = await start(address, who);
  const news = async (from: number) => ann.hears('played', ({ seq }) => seq > from);
  for (let { seq, play } = await news(0); play.toAct.length > 0; { seq, play } = await news(seq)) {
    const seat = elementAt(play.toAct, 0);
    const whose = elementAt(pages, seat);
    const offered = await whose.hears('played', (told) => told.seq === seq);
    await whose.asks({ kind: 'move', seen: seq, move: choose(offered.play.moves, seat) });
  }
  return { code, secret, ann, close };
}

/** Ann's turn, after everybody has drawn until she has this many cards; none has been played. */
export async function drawDaysBySocket(
  address: string,
  { people, hand }: { people: number; hand: number },
): Promise<Pick<PlayedDays, 'code' | 'secret'>> {
  const options = { startingHand: '5', starter: 0 };
  const others = ['Ben', 'Cleo', 'Dan', 'Eva', 'Finn'].slice(0, people - 1);
  const { code, secret, pages, close } = await start(address, { others, options });
  for (let from = 0; ; ) {
    const told = await Promise.all(pages.map((page) => page.hears('played', ({ seq }) => seq > from)));
    const whose = told.findIndex(({ play }) => play.moves.length > 0);
    const { seq, play } = elementAt(told, whose);
    if (whose === 0 && (play.view as DaysView).hand?.length === hand) break;
    await elementAt(pages, whose).asks({ kind: 'move', seen: seq, move: { kind: 'draw' } });
    from = seq;
  }
  close();
  return { code, secret };
}
