import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Journal } from '../journal/journal.ts';
import type { LoadedTables } from '../table/loaded-tables.ts';

/** The Prometheus metrics of one server. */
export interface Metrics {
  registry: Registry;
  moves: Counter<'game'>;
  refusals: Counter<'rule'>;
  errors: Counter<'code'>;
  sockets: Gauge;
  appendSeconds: DurationHistogram;
  answerSeconds: DurationHistogram;
}

/** Records a duration. */
export interface DurationHistogram {
  observe(seconds: number): void;
}

/** How many durations are collected before they go into the histogram. */
const MAX_PENDING = 1000;
/** Histogram buckets, in seconds. */
const BUCKETS = [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2];
/** Interval for measuring event loop lag, in ms: each check wakes the process, even an idle one. */
const LAG_CHECK_MS = 100;
/** The time span that is reported, in ms. */
const LAG_SPAN_MS = 5000;

/** Each server has a separate registry, so that two in one process do not mix; `node` is this one's name. */
export function newMetrics(node: string): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: LAG_CHECK_MS });
  measureLag(registry);
  new Gauge({
    name: 'undercroft_node',
    help: 'The node of these figures',
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
    appendSeconds: durationHistogram(registers, {
      name: 'undercroft_append_seconds',
      help: 'Time from the write request of an entry until it is durable',
    }),
    answerSeconds: durationHistogram(registers, {
      name: 'undercroft_answer_seconds',
      help: 'Time from a request over a socket until its response',
    }),
  };
}

/** From now on counts the tables in memory, and the moves that are made at them. */
export function watchTables({ registry, moves }: Metrics, tables: LoadedTables): void {
  new Gauge({
    name: 'undercroft_tables_in_memory',
    help: 'Tables in memory',
    registers: [registry],
    collect() {
      this.set(tables.size);
    },
  });
  tables.subscribe({
    onChange({ isOurs, entry }, { lobby }) {
      // Other nodes read the entry too, and would count it again.
      if (isOurs === true && entry.kind === 'moved') moves.inc({ game: lobby.game });
    },
  });
}

/** Measures event loop lag. Replaces prom-client's gauges, which count the time between two checks as lag. */
function measureLag(registry: Registry): void {
  for (const { name } of registry.getMetricsAsArray())
    if (/^nodejs_eventloop_lag_(?!seconds)/.test(name)) registry.removeSingleMetric(name);
  const delays = monitorEventLoopDelay({ resolution: LAG_CHECK_MS });
  delays.enable();
  const gauge = new Gauge({
    name: 'undercroft_event_loop_lag_p99_seconds',
    help: `Event loop lag in the last ${LAG_SPAN_MS / 1000} seconds, 99th percentile`,
    registers: [registry],
  });
  // Not on scrape: the first reader would leave nothing for the next.
  setInterval(() => {
    gauge.set(delays.count === 0 ? 0 : Math.max(0, delays.percentile(99) / 1e9 - LAG_CHECK_MS / 1000));
    delays.reset();
  }, LAG_SPAN_MS).unref();
}

/** A histogram filled in batches, on scrape or when enough values are there: far cheaper than one by one. */
function durationHistogram(registers: Registry[], named: { name: string; help: string }): DurationHistogram {
  let pending: number[] = [];
  const histogram = new Histogram({ ...named, buckets: BUCKETS, registers, collect: flush });
  function flush(): void {
    for (const seconds of pending) histogram.observe(seconds);
    pending = [];
  }
  return {
    observe(seconds) {
      if (pending.push(seconds) === MAX_PENDING) flush();
    },
  };
}

/** A journal that records the duration of each append. */
export function timed(journal: Journal, metrics: Metrics): Journal {
  return {
    append: (table, row) => {
      const since = performance.now();
      return journal.append(table, row).then((appended) => {
        metrics.appendSeconds.observe((performance.now() - since) / 1000);
        return appended;
      });
    },
    read: (table, after, most) => journal.read(table, after, most),
    lastSeqs: (tables) => journal.lastSeqs(tables),
    putPack: (digest, pack) => journal.putPack(digest, pack),
    getPack: (digest) => journal.getPack(digest),
    unfinished: (beginning) => journal.unfinished(beginning),
    latestToFinish: (people, butGame) => journal.latestToFinish(people, butGame),
    remove: (tables) => journal.remove(tables),
    close: () => journal.close(),
  };
}
