import { elementAt } from '../../../engine/list.ts';

/** One sample of the server's metrics: every figure by its name, with its labels. */
export interface LoadSample {
  /** When it was taken, in ms. */
  at: number;
  /** The node that responded. */
  node: string;
  figures: ReadonlyMap<string, readonly Figure[]>;
}

export interface Figure {
  labels: Readonly<Record<string, string>>;
  value: number;
}

const LINE = /^([a-z_][a-z0-9_]*)(?:\{(.*)\})? (\S+)$/i;
const LABEL = /([a-z_][a-z0-9_]*)="((?:[^"\\]|\\.)*)"/gi;

/** Parses the text format of Prometheus. */
export function readSample(text: string, at: number): LoadSample {
  const figures = new Map<string, Figure[]>();
  for (const line of text.split('\n')) {
    const [, name, labels = '', value] = LINE.exec(line) ?? [];
    if (name === undefined) continue;
    const found = [...labels.matchAll(LABEL)].map(([, label, said]) => [label, said]);
    figures.set(name, [...(figures.get(name) ?? []), { labels: Object.fromEntries(found), value: Number(value) }]);
  }
  return { at, node: figures.get('undercroft_node')?.[0]?.labels.node ?? '', figures };
}

/** A node that has not responded for this long while others did is gone. */
const GONE_MS = 60_000;

/** The samples by node, in the order of their first response: behind a balancer each request may reach another node. */
export function byNode(samples: readonly LoadSample[]): { node: string; samples: readonly LoadSample[] }[] {
  const nodes = new Map<string, LoadSample[]>();
  for (const sample of samples) nodes.set(sample.node, [...(nodes.get(sample.node) ?? []), sample]);
  const since = (samples.at(-1)?.at ?? 0) - GONE_MS;
  return [...nodes]
    .map(([node, looks]) => ({ node, samples: looks }))
    .filter(({ samples: looks }) => elementAt(looks, looks.length - 1).at >= since);
}

/** The sum of all figures of a name. */
export function total({ figures }: LoadSample, name: string): number {
  return (figures.get(name) ?? []).reduce((sum, { value }) => sum + value, 0);
}

/** The rate of a counter per second between two samples; after a restart it counts from 0. */
export function perSecond(before: LoadSample, after: LoadSample, name: string): number {
  const grown = total(after, name) - total(before, name);
  return ((grown < 0 ? total(after, name) : grown) * 1000) / (after.at - before.at);
}

/** The 99th percentile in seconds between two samples, from the buckets of a histogram. */
export function percentile99(before: LoadSample, after: LoadSample, name: string): number | undefined {
  const steps = growthOf(before, after, `${name}_bucket`);
  const all = steps.at(-1)?.count ?? 0;
  return all === 0 ? undefined : steps.find(({ count }) => count >= all * 0.99)?.upTo;
}

function growthOf(before: LoadSample, after: LoadSample, name: string): { upTo: number; count: number }[] {
  const [earlier, later] = [before.figures.get(name) ?? [], after.figures.get(name) ?? []];
  const beganAnew = (later.at(-1)?.value ?? 0) < (earlier.at(-1)?.value ?? 0);
  const then = new Map(beganAnew ? [] : earlier.map(({ labels, value }) => [labels.le, value]));
  return later.map(({ labels, value }) => ({
    upTo: labels.le === '+Inf' ? Number.POSITIVE_INFINITY : Number(labels.le),
    count: value - (then.get(labels.le) ?? 0),
  }));
}

/** The figures of a name, the largest first. */
export function ranked({ figures }: LoadSample, name: string, label: string): { name: string; value: number }[] {
  return (figures.get(name) ?? [])
    .map(({ labels, value }) => ({ name: labels[label] ?? '', value }))
    .sort((one, other) => other.value - one.value);
}
