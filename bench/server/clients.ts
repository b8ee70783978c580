import { elementAt } from '../../src/engine/list.ts';
import { percentile } from '../measure.ts';
import { SEATS, SPACES } from './grid-box.ts';
import {
  type OpenBenchTable,
  openBoardgameIo,
  openColyseus,
  openOurs,
  openOursApart,
  type PlayedTable,
} from './tables.ts';

/** Commands to the process of all clients. */
export type Order =
  | { kind: 'open'; server: ServerKind; addresses: string[]; tables: number }
  | { kind: 'play'; perSecond: number; seconds: number }
  | { kind: 'close' };
/** `ours-apart`: the people of each table at different nodes. */
export type ServerKind = 'ours' | 'ours-apart' | 'boardgame.io' | 'colyseus';

/** The result of some seconds of play. */
export interface PlayedSeconds {
  moves: number;
  /** Moves that were due and not made, because the previous one was still on its way. */
  missed: number;
  p50: number;
  p99: number;
  /** Seconds of processor time all clients took. */
  processor: number;
}

const OPEN: Readonly<Record<ServerKind, OpenBenchTable>> = {
  ours: openOurs,
  'ours-apart': openOursApart,
  'boardgame.io': openBoardgameIo,
  colyseus: openColyseus,
};
const AT_ONCE = 20;

/** A table and the progress of its game. */
interface Running {
  table: PlayedTable;
  moves: number;
  /** How many of its sockets have not received the last move yet. */
  deaf: number;
  dueAt: number;
}

let running: Running[] = [];
let latencies: number[] = [];

async function open(server: ServerKind, addresses: readonly string[], count: number): Promise<void> {
  const open = OPEN[server];
  while (running.length < count) {
    const batch = Array.from({ length: Math.min(AT_ONCE, count - running.length) }, () => open(addresses));
    for (const table of await Promise.all(batch)) {
      const one: Running = { table, moves: 0, deaf: 0, dueAt: 0 };
      table.onHeard = () => {
        one.deaf -= 1;
        if (one.deaf === 0) latencies.push(performance.now() - one.dueAt);
      };
      running.push(one);
    }
  }
}

/**
 * Every table makes a move in turn at an even pace; a move's time counts from when it was due until all four have
 * received it.
 */
async function play(perSecond: number, seconds: number): Promise<PlayedSeconds> {
  latencies = [];
  const before = process.cpuUsage();
  const startedAt = performance.now();
  const total = Math.floor(perSecond * seconds);
  let made = 0;
  let missed = 0;
  for (let due = 0; due < total; ) {
    const now = performance.now();
    const until = Math.min(total, Math.floor(((now - startedAt) / 1000) * perSecond));
    for (; due < until; due++) {
      const one = elementAt(running, due % running.length);
      // A move that has not arrived when the next one is due is late by all that time.
      if (one.deaf > 0) {
        missed += 1;
        continue;
      }
      one.dueAt = startedAt + (due / perSecond) * 1000;
      one.deaf = SEATS;
      one.table.flip(one.moves % SEATS, one.moves % SPACES);
      one.moves += 1;
      made += 1;
    }
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  const patience = performance.now() + 5000;
  while (running.some(({ deaf }) => deaf > 0) && performance.now() < patience) {
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  const { user, system } = process.cpuUsage(before);
  const sorted = latencies.sort((one, other) => one - other);
  if (sorted.length < made) throw new Error(`${made - sorted.length} of ${made} moves were never heard of`);
  return {
    moves: made,
    missed,
    p50: percentile(sorted, 0.5),
    p99: percentile(sorted, 0.99),
    processor: (user + system) / 1e6,
  };
}

async function obey(order: Order): Promise<unknown> {
  switch (order.kind) {
    case 'open':
      await open(order.server, order.addresses, order.tables);
      return running.length;
    case 'play':
      return play(order.perSecond, order.seconds);
    case 'close':
      for (const { table } of running) table.close();
      running = [];
      return 0;
  }
}

process.on('message', (order: Order) => {
  obey(order).then(
    (answer) => process.send?.({ answer }),
    (trouble) => process.send?.({ trouble: String(trouble) }),
  );
});
