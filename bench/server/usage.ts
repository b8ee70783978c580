/** What a server's process has used so far. */
export interface Usage {
  /** Seconds of processor time. */
  processor: number;
  /** Bytes in memory, after a collection where one was asked for. */
  memory: number;
}

/** `tidy` runs the garbage collector first, which takes processor time of its own. */
export type UsageQuestion = 'as-it-is' | 'tidy';

/** Lets the process that started this one ask what it has used, and tells it where this server answers. */
export function answerAt(address: string): void {
  process.on('message', (question: UsageQuestion) => {
    if (question === 'tidy') globalThis.gc?.();
    const { user, system } = process.cpuUsage();
    const { rss } = process.memoryUsage();
    process.send?.({ processor: (user + system) / 1e6, memory: rss } satisfies Usage);
  });
  process.send?.(address);
}
