import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Journal } from '../journal/journal.ts';

/** What the house counts of itself, in Prometheus' words. */
export interface Metrics {
  registry: Registry;
  moves: Counter<'game'>;
  refusals: Counter<'rule'>;
  errors: Counter<'code'>;
  sockets: Gauge;
  appendSeconds: Histogram;
  answerSeconds: Histogram;
}

/** Steps of a histogram, in seconds. */
const SECONDS = [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2];

/** A set of counters of its own for each server, so that two in one process do not mix. */
export function newMetrics(tablesInMemory: () => number): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: 'undercroft_tables_in_memory',
    help: 'Tables in memory',
    registers,
    collect() {
      this.set(tablesInMemory());
    },
  });
  return {
    registry,
    moves: new Counter({ name: 'undercroft_moves_total', help: 'Moves played', labelNames: ['game'], registers }),
    refusals: new Counter({
      name: 'undercroft_refusals_total',
      help: 'Moves refused, by rule',
      labelNames: ['rule'],
      registers,
    }),
    errors: new Counter({
      name: 'undercroft_errors_total',
      help: 'Messages answered with an error, by code',
      labelNames: ['code'],
      registers,
    }),
    sockets: new Gauge({ name: 'undercroft_sockets', help: 'Open sockets', registers }),
    appendSeconds: new Histogram({
      name: 'undercroft_append_seconds',
      help: 'From asking for an entry to be written until it is safe',
      buckets: SECONDS,
      registers,
    }),
    answerSeconds: new Histogram({
      name: 'undercroft_answer_seconds',
      help: 'From a question over a socket until its answer',
      buckets: SECONDS,
      registers,
    }),
  };
}

/** The same journal, with a watch on how long writing takes. */
export function timed(journal: Journal, metrics: Metrics): Journal {
  return {
    append: async (table, row) => {
      const since = performance.now();
      const appended = await journal.append(table, row);
      metrics.appendSeconds.observe((performance.now() - since) / 1000);
      return appended;
    },
    read: (table, after) => journal.read(table, after),
    heads: (tables) => journal.heads(tables),
    putPack: (digest, pack) => journal.putPack(digest, pack),
    getPack: (digest) => journal.getPack(digest),
    unfinished: () => journal.unfinished(),
    latestToFinish: (people, butGame) => journal.latestToFinish(people, butGame),
    close: () => journal.close(),
  };
}
