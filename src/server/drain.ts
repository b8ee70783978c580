import type { RunningServer } from './start.ts';

/** Closes a server on SIGTERM or SIGINT; a second signal ends the process at once. */
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
