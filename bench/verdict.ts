/** One measured figure, with its limit if there is one. */
export interface Measured {
  name: string;
  figure: number;
  unit: string;
  atLeast?: number;
  atMost?: number;
}

/** Prints the figures as lines, or as one JSON object, and sets the exit code: 1 if a figure misses its limit. */
export function report(bench: string, compared: string, measured: readonly Measured[], asJson: boolean): void {
  const figures = measured.map((one) => ({ ...one, figure: rounded(one.figure), reached: isReached(one) }));
  const reached = figures.every((one) => one.reached !== false);
  for (const { name, figure, unit, atLeast, atMost, reached: well } of figures) {
    const most = atMost === undefined ? undefined : `at most ${spelt(atMost)}`;
    const wanted = atLeast === undefined ? most : `at least ${spelt(atLeast)}`;
    const verdict = wanted === undefined ? '' : ` (${wanted}: ${well ? 'reached' : 'FALLS SHORT'})`;
    console.log(`${name}: ${spelt(figure)} ${unit}${verdict}`);
  }
  if (asJson) console.log(JSON.stringify({ bench, compared, reached, figures }));
  process.exitCode = reached ? 0 : 1;
}

function isReached({ figure, atLeast, atMost }: Measured): boolean | undefined {
  if (atLeast !== undefined) return figure >= atLeast;
  return atMost === undefined ? undefined : figure <= atMost;
}

function rounded(figure: number): number {
  return figure >= 1000 ? Math.round(figure) : Math.round(figure * 1000) / 1000;
}

function spelt(figure: number): string {
  return figure.toLocaleString('en');
}
