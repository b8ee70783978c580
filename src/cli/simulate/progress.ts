const WIDTH = 30;

/** A progress bar on a terminal; nothing if stderr is not a terminal. */
export interface ProgressBar {
  show(done: number, all: number): void;
  clear(): void;
}

/** Draws on stderr, so that the output on stdout stays clean. */
export function progressBar(stream: NodeJS.WriteStream = process.stderr): ProgressBar {
  if (stream.isTTY !== true) return { show: () => undefined, clear: () => undefined };
  let drawn = -1;
  return {
    show: (done, all) => {
      const percent = Math.floor((100 * done) / all);
      if (percent === drawn) return;
      drawn = percent;
      const full = Math.round((WIDTH * done) / all);
      stream.write(`\r[${'#'.repeat(full)}${'.'.repeat(WIDTH - full)}] ${percent}%`);
    },
    clear: () => {
      stream.write(`\r${' '.repeat(WIDTH + 8)}\r`);
    },
  };
}
