import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The pictures used by the sources of a page: names, patterns of composed names, and the back of the cards. */
export interface Shown {
  names: ReadonlySet<string>;
  patterns: readonly RegExp[];
  hasBack: boolean;
}

const COMPONENT = /const (\w+) = painted(Drawing|Back)?Of\(/g;

/** Reads it from the `name` of every element of a component that `painted...Of` makes. */
export function shownBy(folder: string): Shown {
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'));
  const components = sources.flatMap((source) => [...source.matchAll(COMPONENT)]);
  const backs = components.flatMap(([, name, kind]) => (kind === 'Back' ? [`<${name} />`] : []));
  const given = components.flatMap(([, name]) => sources.flatMap((source) => namesGiven(source, `${name}`)));
  return {
    names: new Set(given.flatMap((text) => [...text.matchAll(/['"]([\w-]+)['"]/g)].map(([, name]) => `${name}`))),
    patterns: given.flatMap((text) => (text.startsWith('`') ? [patternOf(text.slice(1, -1))] : [])),
    hasBack: backs.some((back) => sources.some((source) => source.includes(back))),
  };
}

/** The text after `name=` in each element of a component, without the braces. */
function namesGiven(source: string, component: string): string[] {
  return [...source.matchAll(new RegExp(`<${component}\\s+name=`, 'g'))].map((found) => {
    const rest = source.slice(found.index + found[0].length);
    return rest.startsWith('{') ? rest.slice(1, closing(rest)) : rest.slice(0, rest.indexOf('"', 1) + 1);
  });
}

/** The position where the first brace of a text is closed. */
function closing(text: string): number {
  let depth = 0;
  for (const [at, letter] of [...text].entries()) {
    if (letter === '{') depth += 1;
    if (letter === '}') depth -= 1;
    if (depth === 0) return at;
  }
  throw new Error(`expected a closing brace in ${text.slice(0, 80)}`);
}

/** `${isLarge ? 'room' : 'tile'}-${sides}`: one of the words in a placeholder, or any word. */
function patternOf(template: string): RegExp {
  const pattern = template.replaceAll(/\$\{([^}]*)\}/g, (_, gap: string) => {
    const words = [...gap.matchAll(/'([\w-]+)'/g)].map(([, word]) => word);
    return words.length > 0 ? `(?:${words.join('|')})` : '\\w+';
  });
  return new RegExp(`^${pattern}$`);
}
