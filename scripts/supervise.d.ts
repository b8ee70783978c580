/** Runs a program that makes trials; resolves to its exit code, or to 1 after saying why the run is not whole. */
export function supervise(
  program: string,
  args: readonly string[],
  options?: { hangsAfterMs?: number; say?: (sentence: string) => void; quiet?: boolean },
): Promise<number>;
