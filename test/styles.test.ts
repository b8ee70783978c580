import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { type SourceFile, sourceFiles } from './sources.ts';

/** One rule of a style sheet: its selector, its declarations, and the conditions around it. */
interface StyleRule {
  where: string;
  selector: string;
  body: string;
  conditions: readonly string[];
}

const rules = sourceFiles('src', /\.css$/).flatMap(({ path, text }) => rulesOf(path, text));
const shown = (found: readonly StyleRule[]) => found.map(({ where, selector }) => `${where}: ${selector}`);

test('style sheets are found', () => {
  expect(
    rulesOf('a.css', '@media (hover: hover) { .a:hover, .b { color: red; } } /* .c {} */ .d { margin: 0 }'),
  ).toEqual([
    { where: 'a.css', selector: '.a:hover, .b', body: 'color: red;', conditions: ['@media (hover: hover)'] },
    { where: 'a.css', selector: '.d', body: 'margin: 0', conditions: [] },
  ]);
  expect(rules.length).toBeGreaterThan(1000);
});

test('`:has()` has no child counts, `:empty` or sibling combinators: WebKit does not update them', () => {
  const blind = /:(?:empty|(?:nth|first|last|only)-[a-z-]+)|[^(,\s]\s*[~+]\s*[^,)]/;
  const wrong = rules.filter(({ selector }) => insideHas(selector).some((inside) => blind.test(inside)));
  expect(shown(wrong)).toEqual([]);
});

test('hover styles apply only to devices that can hover', () => {
  const wrong = rules.filter(
    ({ selector, conditions }) =>
      selector.includes(':hover') &&
      !conditions.some((condition) => condition.includes('(--hover)') || condition === '@media (hover: hover)'),
  );
  expect(shown(wrong)).toEqual([]);
});

test('style sheets use media conditions only by the names of styles/breakpoints.ts', () => {
  // User preferences and print are not sizes: they may be used directly.
  const known = /\(--[a-z]+\)|\((?:prefers-[a-z-]+|forced-colors): [a-z-]+\)|\b(?:screen|and|or|not)\b|[()\s]/g;
  const isNamed = (condition: string) =>
    !condition.startsWith('@media') || condition.slice('@media'.length).replaceAll(known, '') === '';
  expect(isNamed('@media (--low) and (not (--narrow))')).toBe(true);
  expect(isNamed('@media (--phone) and (width < 20rem)')).toBe(false);
  expect(shown(rules.filter(({ conditions }) => !conditions.every(isNamed)))).toEqual([]);
});

test('colours of games are written in their palette.css alone', () => {
  const sheets = sourceFiles('src/games', /\.css$/).filter(({ path }) => !path.endsWith('/page/palette.css'));
  expect(sheets.length).toBeGreaterThan(50);
  const found = sheets.flatMap(({ path, text }) =>
    [...text.matchAll(/#[0-9a-f]{3,8}\b/gi)].map(([colour]) => `${path}: ${colour}`),
  );
  expect(found).toEqual([]);
});

test('every colour of a palette is used', () => {
  const all = sourceFiles('src', /\.(css|tsx?)$/);
  const palettes = all.filter(({ path }) => path.endsWith('/page/palette.css'));
  expect(palettes.length).toBeGreaterThan(3);
  const names = palettes.flatMap(({ text }) => [...text.matchAll(/^ {2}(--[\w-]+):/gm)].map(([, name]) => name));
  expect(names.filter((name) => !all.some(({ text }) => text.includes(`var(${name})`)))).toEqual([]);
});

test('no input has text under 16 px, for which an iPhone would zoom', () => {
  const fields = rules.filter(({ selector }) =>
    /(?:^|[\s>,])(?:input|select|textarea|\.field)\b[^\s,]*(?:$|,)/.test(selector),
  );
  expect(fields.length).toBeGreaterThan(10);
  const wrong = fields.filter(({ where, body }) => {
    const size = /font-size: ([^;]+)/.exec(body)?.[1];
    if (where === 'src/client/kit/styles/base.css') return size !== undefined && size !== 'max(16px, 1em)';
    return /\bfont:/.test(body) || (size !== undefined && !(Number.parseFloat(size) >= 1 && size.endsWith('rem')));
  });
  expect(shown(wrong)).toEqual([]);
});

test('every class of a style sheet is used, and every used class exists', () => {
  const sheets = new Map(sourceFiles('src', /\.css$/).map(({ path, text }) => [path, classesOf(path, text)]));
  expect([...classesOf('a.css', '.a:not(.b, :global(.c)) > .d { width: 1.5rem; }')]).toEqual(['a', 'b', 'd']);
  const pages = sourceFiles('src', /\.tsx?$/);
  const used = new Set(pages.flatMap(classesUsed));
  const words = new Set(pages.filter(({ text }) => text.includes('className')).flatMap(wordsIn));
  const isUsed = (sheet: string, name: string) =>
    sheet.endsWith('.module.css') ? used.has(`${sheet} .${name}`) : words.has(name);
  const all = [...sheets].flatMap(([sheet, names]) => [...names].map((name) => ({ sheet, name })));
  expect(all.length).toBeGreaterThan(500);
  expect(all.filter(({ sheet, name }) => !isUsed(sheet, name))).toEqual([]);
  const known = new Set(all.map(({ sheet, name }) => `${sheet} .${name}`));
  expect([...used].filter((one) => !known.has(one))).toEqual([]);
});

test('no four declarations occur together in two rules: shared ones are a class of parts.css', () => {
  // Two new games begin with the same style sheet.
  const begunWith = new Set(
    sourceFiles('scripts/new-game/template', /\.css$/)
      .flatMap(({ path, text }) => rulesOf(path, text))
      .map(({ body }) => declarationsOf(body).toSorted().join('; ')),
  );
  expect(begunWith.size).toBeGreaterThan(3);
  const places = new Map<string, StyleRule[]>();
  for (const rule of rules) {
    const declared = declarationsOf(rule.body);
    if (declared.length < 4) continue;
    const body = declared.toSorted().join('; ');
    places.set(body, [...(places.get(body) ?? []), rule]);
  }
  expect(places.size).toBeGreaterThan(200);
  const twice = [...places].filter(([body, found]) => found.length > 1 && !begunWith.has(body));
  expect(twice.map(([, found]) => shown(found))).toEqual([]);
});

/** The declarations of a rule, one per line. */
function declarationsOf(body: string): string[] {
  return body
    .split(';')
    .map((declared) => declared.trim().replace(/\s+/g, ' '))
    .filter((declared) => declared !== '');
}

/** The classes a style sheet defines, without those used by `:global`. */
function classesOf(where: string, text: string): Set<string> {
  const selectors = rulesOf(where, text).map(({ selector }) => selector.replace(/:global\([^)]*\)/g, ''));
  return new Set(selectors.flatMap((selector) => [...selector.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name]) => name)));
}

/** The module classes a file uses, with their style sheet; `styles[look]` may be any of the words it contains. */
function classesUsed(file: SourceFile): string[] {
  const modules = [...file.text.matchAll(/^import (\w+) from '([^']+\.module\.css)'/gm)];
  return modules.flatMap(([, name, specifier]) => {
    const sheet = posix.join(posix.dirname(file.path), specifier);
    const plain = [...file.text.matchAll(new RegExp(`(?<![-./\\w])${name}\\.(\\w+)\\b`, 'g'))].map(([, used]) => used);
    const isAny = new RegExp(`\\b${name}\\[`).test(file.text);
    const any = isAny ? wordsIn(file).filter((word) => classesIn(sheet).has(word)) : [];
    return [...plain, ...any].map((used) => `${sheet} .${used}`);
  });
}

const classesIn = (sheet: string) => new Set(rules.filter(({ where }) => where === sheet).flatMap(classesOfRule));
const classesOfRule = ({ where, selector }: StyleRule) => [...classesOf(where, `${selector} {}`)];

/** All words in the string literals of a file that may be class names. */
function wordsIn({ text }: SourceFile): string[] {
  return [...text.matchAll(/'[^'\n]*'|"[^"\n]*"|`[^`]*`/g)].flatMap(([found]) => found.match(/[a-z][\w-]*/gi) ?? []);
}

/** The contents of each `:has(...)`. */
function insideHas(selector: string): string[] {
  return [...selector.matchAll(/:has\(/g)].map(({ index }) => {
    const start = index + ':has('.length;
    let depth = 1;
    let end = start;
    for (; depth > 0 && end < selector.length; end += 1) depth += { '(': 1, ')': -1 }[selector[end]] ?? 0;
    return selector.slice(start, end - 1);
  });
}

function rulesOf(where: string, text: string): StyleRule[] {
  const found: StyleRule[] = [];
  const open: string[] = [];
  let said = '';
  for (const part of text.replace(/\/\*[\s\S]*?\*\//g, '').split(/([{}])/)) {
    if (part === '{') open.push(said.split(';').at(-1)?.trim() ?? '');
    else if (part === '}') {
      const selector = open.pop() ?? '';
      const conditions = open.filter((outer) => outer.startsWith('@'));
      if (!selector.startsWith('@') && !conditions.some((outer) => outer.includes('keyframes'))) {
        found.push({ where, selector: selector.replace(/\s+/g, ' '), body: said.trim(), conditions });
      }
    }
    if (part !== '{' && part !== '}') said = part;
  }
  return found;
}
