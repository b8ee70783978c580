import type { RunningServer } from './start.ts';

/**
 * Ctrl-C reaches this process, and also the npm that started it and passes it on: a second signal this soon is the same
 * one.
 */
const SAME_SIGNAL_MS = 1000;

/** Closes a server on SIGTERM or SIGINT; a second signal exits at once. */
export function drainOnSignals(server: RunningServer, exit: (status: number) => void = process.exit): void {
  let askedAt: number | undefined;
  const drain = async (): Promise<void> => {
    if (askedAt !== undefined) return performance.now() - askedAt < SAME_SIGNAL_MS ? undefined : exit(1);
    askedAt = performance.now();
    await server.close();
    exit(server.hasFailed() ? 1 : 0);
  };
  process.on('SIGTERM', drain);
  process.on('SIGINT', drain);
}
