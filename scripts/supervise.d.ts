/** Runs a program that makes trials; resolves to its exit code, or to 1 after reporting why the run is incomplete. */
export function supervise(
  program: string,
  args: readonly string[],
  options?: { hangsAfterMs?: number; say?: (sentence: string) => void; quiet?: boolean },
): Promise<number>;
