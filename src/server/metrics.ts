import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Journal } from '../journal/journal.ts';

/** What the house counts of itself, in Prometheus' words. */
export interface Metrics {
  registry: Registry;
  moves: Counter<'game'>;
  refusals: Counter<'rule'>;
  errors: Counter<'code'>;
  sockets: Gauge;
  appendSeconds: Watch;
  answerSeconds: Watch;
}

/** Notes how long something took. */
export interface Watch {
  observe(seconds: number): void;
}

/** So many figures at most wait to be told. */
const UNTOLD = 1000;
/** Steps of a histogram, in seconds. */
const SECONDS = [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2];

/** A set of counters of its own for each server, so that two in one process do not mix; `node` is what this one is called. */
export function newMetrics(node: string, tablesInMemory: () => number): Metrics {
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
  new Gauge({
    name: 'undercroft_node',
    help: 'Which node these figures are of',
    labelNames: ['node'],
    registers,
  }).set({ node }, 1);
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
    appendSeconds: watch(registers, {
      name: 'undercroft_append_seconds',
      help: 'From asking for an entry to be written until it is safe',
    }),
    answerSeconds: watch(registers, {
      name: 'undercroft_answer_seconds',
      help: 'From a question over a socket until its answer',
    }),
  };
}

/** A histogram to which many figures are told in a row, when it is looked at or enough are there: that is far cheaper than one by one. */
function watch(registers: Registry[], named: { name: string; help: string }): Watch {
  let untold: number[] = [];
  const histogram = new Histogram({ ...named, buckets: SECONDS, registers, collect: tell });
  function tell(): void {
    for (const seconds of untold) histogram.observe(seconds);
    untold = [];
  }
  return {
    observe(seconds) {
      if (untold.push(seconds) === UNTOLD) tell();
    },
  };
}

/** The same journal, with a watch on how long writing takes. */
export function timed(journal: Journal, metrics: Metrics): Journal {
  return {
    append: (table, row) => {
      const since = performance.now();
      return journal.append(table, row).then((appended) => {
        metrics.appendSeconds.observe((performance.now() - since) / 1000);
        return appended;
      });
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
