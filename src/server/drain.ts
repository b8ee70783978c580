import type { RunningServer } from './start.ts';

/** Closes a server when the process is asked to end; asked twice, it ends at once. */
export function drainOnSignals(server: RunningServer, exit: (status: number) => void = process.exit): void {
  let asked = false;
  const drain = async (): Promise<void> => {
    if (asked) return exit(1);
    asked = true;
    await server.close();
    exit(0);
  };
  process.on('SIGTERM', drain);
  process.on('SIGINT', drain);
}
