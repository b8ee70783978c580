/** Limits per bot: lines of stderr passed on, and characters of each. */
const MOST_LINES = 100;
const LONGEST = 500;

/** Passes on what programs write to stderr, each line with the name of its bot, up to a limit. */
export function stderrOf(names: readonly string[], write: (line: string) => void): (bot: number, line: string) => void {
  const passedOn = names.map(() => 0);
  return (bot, line) => {
    passedOn[bot] += 1;
    if (passedOn[bot] <= MOST_LINES) write(`${names[bot]}: ${printable(line.slice(0, LONGEST))}`);
    if (passedOn[bot] === MOST_LINES + 1) write(`${names[bot]}: (and more, which is not shown)`);
  };
}

/** Without characters that would move the cursor or change the colours of a terminal. */
function printable(line: string): string {
  return line.replace(/\p{Cc}/gu, (character) => (character === '\t' ? character : ''));
}
