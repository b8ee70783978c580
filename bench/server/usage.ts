/** The resources a server's process has used so far. */
export interface Usage {
  /** Seconds of processor time. */
  processor: number;
  /** Bytes in memory, after a collection if one was requested. */
  memory: number;
}

/** `tidy` runs the garbage collector first, which takes extra processor time. */
export type UsageQuestion = 'as-it-is' | 'tidy';

/** Answers questions of the parent process about used resources, and sends it this server's address. */
export function answerAt(address: string): void {
  process.on('message', (question: UsageQuestion) => {
    if (question === 'tidy') globalThis.gc?.();
    const { user, system } = process.cpuUsage();
    const { rss } = process.memoryUsage();
    process.send?.({ processor: (user + system) / 1e6, memory: rss } satisfies Usage);
  });
  process.send?.(address);
}
