import type { Timers } from '../../engine/timers.ts';
import { CODE_LENGTH, LINK_CODE_LENGTH } from '../../protocol/limits.ts';
import { FIRST_WITH_WHOLE_CODES } from './node-message.ts';

/**
 * After this long without a message from a node, others play its bots. If it is alive after all, its bots only play
 * faster.
 */
const QUIET_MS = 2100;
/** After this long without a message a node counts as gone, and its clients with it. */
const GONE_MS = 7000;

interface Node {
  heardAt: number;
  /** Whether it was silent for QUIET_MS. */
  isQuiet: boolean;
  /** Whether it must hear of every table. */
  isOld: boolean;
  /** Whether it refuses tables with a code longer than the letters that are typed. */
  hasShortCodes: boolean;
  /** Where pages reach this node directly, if they can. */
  path?: string | undefined;
}

/** What a node says about itself. */
export interface NodeFacts {
  /** The version of its messages; missing before the second. */
  v?: number | undefined;
  path?: string | undefined;
}

/** The other nodes, and when each was last heard. */
export class KnownNodes {
  readonly #nodes = new Map<string, Node>();
  readonly #timers: Timers;
  #checkedAt: number;
  #anyOld = false;

  constructor(timers: Timers) {
    this.#timers = timers;
    this.#checkedAt = timers.elapsed();
  }

  get size(): number {
    return this.#nodes.size;
  }

  /** Whether some node must hear of every table. */
  get hasOld(): boolean {
    return this.#anyOld;
  }

  /** How long the codes of new tables are: while nodes are upgraded, those of the earlier release know only short ones. */
  get codeLength(): number {
    return [...this.#nodes.values()].some(({ hasShortCodes }) => hasShortCodes) ? CODE_LENGTH : LINK_CODE_LENGTH;
  }

  has(node: string): boolean {
    return this.#nodes.has(node);
  }

  /** Whether a node was heard recently. */
  isLively(node: string): boolean {
    return this.#nodes.get(node)?.isQuiet === false;
  }

  pathOf(node: string): string | undefined {
    return this.#nodes.get(node)?.path;
  }

  /** A node was heard just now; returns whether that changes anything: it was quiet, or unknown. */
  markAlive(node: string): boolean {
    const known = this.#nodes.get(node) ?? { heardAt: 0, isQuiet: true, isOld: false, hasShortCodes: false };
    this.#nodes.set(node, known);
    const wasQuiet = known.isQuiet;
    known.heardAt = this.#timers.elapsed();
    known.isQuiet = false;
    return wasQuiet;
  }

  note(name: string, { v, path }: NodeFacts): void {
    const node = this.#nodes.get(name);
    if (node === undefined) return;
    node.isOld = v === undefined;
    node.hasShortCodes = v === undefined || v < FIRST_WITH_WHOLE_CODES;
    node.path = path;
    this.#anyOld = [...this.#nodes.values()].some((one) => one.isOld);
  }

  delete(node: string): void {
    this.#nodes.delete(node);
    this.#anyOld = [...this.#nodes.values()].some((one) => one.isOld);
  }

  /** Restarts all silence timers. */
  forgive(): void {
    for (const node of this.#nodes.values()) node.heardAt = this.#timers.elapsed();
  }

  /**
   * Called once per `intervalMs`: time in which this process was stalled, and could not receive, does not count against
   * the others.
   */
  forgiveStall(intervalMs: number): void {
    const now = this.#timers.elapsed();
    const stalledMs = now - this.#checkedAt - intervalMs;
    if (stalledMs > intervalMs) for (const node of this.#nodes.values()) node.heardAt += stalledMs;
    this.#checkedAt = now;
  }

  /** The nodes silent long enough to be gone, and those that have just become quiet. */
  silent(): { gone: string[]; quiet: string[] } {
    const now = this.#timers.elapsed();
    const gone: string[] = [];
    const quiet: string[] = [];
    for (const [name, node] of this.#nodes) {
      if (now - node.heardAt > GONE_MS) gone.push(name);
      else if (now - node.heardAt > QUIET_MS && !node.isQuiet) {
        node.isQuiet = true;
        quiet.push(name);
      }
    }
    return { gone, quiet };
  }
}
