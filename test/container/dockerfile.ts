/** One instruction of a Dockerfile, such as `COPY` with its arguments. */
export interface Instruction {
  name: string;
  text: string;
}

/** A stage: everything from one `FROM` to the next. */
export interface Stage {
  name: string;
  instructions: Instruction[];
}

/** Parses a Dockerfile; throws for an unknown line. */
export function readDockerfile(text: string): Stage[] {
  const stages: Stage[] = [];
  const lines = text.replaceAll(/\\\n\s*/g, '').split('\n');
  for (const line of lines) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    const [, name, rest] = /^([A-Z]+) (.+)$/.exec(line) ?? [];
    if (name === undefined || rest === undefined) throw new Error(`no instruction: ${line}`);
    if (name === 'FROM') stages.push({ name: / AS (\w+)$/.exec(rest)?.[1] ?? 'last', instructions: [] });
    else stages.at(-1)?.instructions.push({ name, text: rest });
  }
  return stages;
}

/** The words of an instruction in JSON list form. */
export function wordsOf(text: string): string[] {
  const words: unknown = JSON.parse(text);
  if (Array.isArray(words) && words.every((word) => typeof word === 'string')) return words;
  throw new Error(`no list of words: ${text}`);
}

/** The variables set by `ENV`. */
export function settingsOf(text: string): Record<string, string> {
  return Object.fromEntries(text.split(' ').map((setting) => setting.split('=', 2) as [string, string]));
}
