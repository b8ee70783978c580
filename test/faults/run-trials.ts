/** One trial of a run, by name. */
export interface PlannedTrial<Result> {
  name: string;
  run(): Promise<Result>;
}

/** Runs trials one after the other, and reports them to this process's supervisor (`scripts/supervise.js`). */
export async function runTrials<Result>(trials: readonly PlannedTrial<Result>[]): Promise<Result[]> {
  await tell({ planned: trials.length });
  const results: Result[] = [];
  for (const { name, run } of trials) {
    await tell({ trial: name });
    results.push(await run());
    await tell({ done: true });
  }
  await tell({ end: true });
  return results;
}

/** Resolves once the message is on its way: a process that exits would lose it. */
function tell(message: object): Promise<void> {
  return new Promise((resolve) => {
    if (process.send === undefined) resolve();
    else process.send(message, () => resolve());
  });
}
