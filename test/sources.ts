import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** A source file; its path is relative to the repository, with forward slashes. */
export interface SourceFile {
  path: string;
  text: string;
}

/** One import of a file. `target` is the source file it names, if it exists. */
export interface Import {
  specifier: string;
  target: string | undefined;
  typesOnly: boolean;
}

/** All code in a folder of the repository. */
export function sourceFiles(folder: string, ending = /\.(ts|tsx|js)$/): SourceFile[] {
  return readdirSync(`${ROOT}${folder}`, { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.name === 'node_modules' || entry.name === 'dist') return [];
    if (entry.isDirectory()) return sourceFiles(path, ending);
    return ending.test(path) ? [{ path, text: readFileSync(`${ROOT}${path}`, 'utf8') }] : [];
  });
}

const IMPORT =
  /^\s*(?:import|export)\s+(type\s)?(?:[\w*{}\s,$]*?\sfrom\s+)?'([^']+)'|(\btypeof\s+)?\bimport\(\s*'([^']+)'\s*\)/gm;

/** The imports of a file: statements, re-exports and dynamic imports, including types. */
export function importsOf({ path, text }: SourceFile): Import[] {
  return [...text.matchAll(IMPORT)].map(([statement, type, named, typeOf, dynamic]) => {
    const specifier = named ?? dynamic ?? '';
    const bindings =
      /\{([^}]*)\}/
        .exec(statement)?.[1]
        ?.split(',')
        .filter((binding) => binding.trim() !== '') ?? [];
    const eachIsType = bindings.length > 0 && bindings.every((binding) => binding.trim().startsWith('type '));
    return { specifier, target: targetOf(path, specifier), typesOnly: (type ?? typeOf) !== undefined || eachIsType };
  });
}

function targetOf(from: string, specifier: string): string | undefined {
  if (!specifier.startsWith('.')) return undefined;
  const target = posix.join(posix.dirname(from), specifier.replace(/\?\w+$/, ''));
  return /\.\w+$/.test(target) && existsSync(`${ROOT}${target}`) ? target : undefined;
}
