import type { Fault } from './faults.ts';
import type { JournalVerdict } from './journal-check.ts';
import { type Silences, TestCluster, type TestClusterPlan } from './test-cluster.ts';

/** The result of a fault run. */
export interface Trial extends JournalVerdict {
  fault: Fault;
  /** Missing if somebody could not continue. */
  silences?: Silences;
  /** How long after the end of the fault everybody was served again, in ms. */
  recoveredMs?: number;
  /** The nodes' logs, for looking into a failure. */
  log: string;
}

/** Maximum number of broken guarantees shown per trial. */
const SHOWN = 6;

/** Starts a cluster, injects a fault while people play, and checks the result. */
export async function tryFault(fault: Fault, plan: TestClusterPlan): Promise<Trial> {
  const nothing: JournalVerdict = { broken: [], tables: 0, entries: 0, answered: 0, shown: 0 };
  let scene: TestCluster | undefined;
  try {
    scene = await TestCluster.set(plan);
    const struck = await scene.strike(fault.strike).catch((error: Error) => error);
    const verdict = await scene.judge();
    const log = scene.nodes.map((node) => node.log).join('\n');
    if (struck instanceof Error) return { ...verdict, fault, log, broken: [struck.message, ...verdict.broken] };
    return { ...verdict, fault, log, silences: struck, recoveredMs: scene.recoveredMs };
  } catch (error) {
    return { ...nothing, fault, log: '', broken: [(error as Error).message] };
  } finally {
    await scene?.end();
  }
}

/** A trial in a few lines. */
export function tellTrial(
  store: string,
  { fault, silences, recoveredMs = 0, broken, tables, entries, answered, shown, log }: Trial,
): string {
  const mark = broken.length === 0 ? 'held  ' : 'BROKEN';
  const lines = [`${mark} ${store} | ${fault.name}: ${fault.what}`];
  if (silences !== undefined) {
    const after = (recoveredMs / 1000).toFixed(1);
    lines.push(`       without service, in s: ${tellSilences(silences)}; all served ${after} s after its end`);
  }
  lines.push(
    `       ${tables} tables, ${entries} entries, ${answered} answered moves, ${shown} views compared with the journal`,
  );
  lines.push(...broken.slice(0, SHOWN).map((sentence) => `       - ${sentence}`));
  if (broken.length > SHOWN) lines.push(`       - and ${broken.length - SHOWN} more`);
  if (broken.length > 0 && log.trim() !== '') lines.push(`       a node's last words: ${log.slice(-600)}`);
  return lines.join('\n');
}

/** How long each player was without service, in seconds. */
export function tellSilences(silences: Silences): string {
  return [...silences]
    .map(([game, each]) => `${game} ${each.map((ms) => (ms / 1000).toFixed(1)).join(' ')}`)
    .join(' | ');
}
