import { posix } from 'node:path';
import postcss, { AtRule, type Container, type Document, type Rule } from 'postcss';
import { expect, test } from 'vitest';
import { type SourceFile, sourceFiles } from './sources.ts';

/** A rule of a style sheet, with the at-rules around it. The rest about style sheets is checked by stylelint. */
interface StyleRule {
  where: string;
  rule: Rule;
  around: readonly string[];
}

const sheets = sourceFiles('src', /\.css$/);
const rules = sheets.flatMap(rulesOf);
const pages = sourceFiles('src', /\.tsx?$/).filter(({ path }) => !path.includes('.test.'));
const shown = (found: readonly StyleRule[]) => found.map(({ where, rule }) => `${where}: ${rule.selector}`);

test('hover styles apply only to devices that can hover', () => {
  const hovering = rules.filter(({ rule }) => rule.selector.includes(':hover'));
  expect(hovering.length).toBeGreaterThan(5);
  expect(
    shown(hovering.filter(({ around }) => !around.some((name) => /\(--hover\)|\(hover: hover\)/.test(name)))),
  ).toEqual([]);
});

test('no input has text under 16 px, for which an iPhone would zoom', () => {
  const fields = rules.filter(({ rule }) =>
    rule.selectors.some((selector) => /(?:^|[\s>])(?:input|select|textarea|\.field)\b\S*$/.test(selector)),
  );
  expect(fields.length).toBeGreaterThan(10);
  const sizes = new Map<string, string>();
  for (const { rule } of rules) rule.walkDecls(/^--text-/, ({ prop, value }) => void sizes.set(prop, value));
  const wrong = fields.filter(({ where, rule }) => {
    const declared = new Map<string, string>();
    rule.walkDecls(({ prop, value }) => void declared.set(prop, value));
    const size = declared.get('font-size')?.replace(/^var\((--[\w-]+)\)$/, (_, name) => sizes.get(name) ?? 'unknown');
    if (where === 'src/client/kit/styles/base.css') return size !== undefined && size !== 'max(16px, 1em)';
    return declared.has('font') || (size !== undefined && !(Number.parseFloat(size) >= 1 && size.endsWith('rem')));
  });
  expect(shown(wrong)).toEqual([]);
});

test('every custom property that is set is used, and every used one is set', () => {
  const texts = [...sheets, ...pages].map(({ text }) => text);
  const named = (pattern: RegExp) => [
    ...new Set(texts.flatMap((text) => [...text.matchAll(pattern)].map(([, name = '']) => name))),
  ];
  const set = named(/(--[\w-]+)['`"\]]*\s*:/g);
  const used = named(/(?:var\(|PropertyValue\(')(--[\w-]+)/g);
  const needed = named(/var\((--[\w-]+)\)/g);
  expect(set.length).toBeGreaterThan(300);
  // `var(--seat-${seat})` uses every name that begins so. The plots read the last one.
  const isUsed = (name: string) => used.some((one) => one === name || (one.endsWith('-') && name.startsWith(one)));
  expect(set.filter((name) => !isUsed(name))).toEqual(['--plot-background']);
  expect(needed.filter((name) => !set.includes(name))).toEqual([]);
});

test('every class of a style sheet is used, and every used class exists', () => {
  const used = new Set(pages.flatMap(classesUsed));
  const words = new Set(pages.filter(({ text }) => text.includes('className')).flatMap(wordsIn));
  const all = sheets.flatMap(({ path }) => [...classesIn(path)].map((name) => ({ sheet: path, name })));
  expect(all.length).toBeGreaterThan(500);
  const isUsed = ({ sheet, name }: (typeof all)[number]) =>
    sheet.endsWith('.module.css') ? used.has(`${sheet} .${name}`) : words.has(name);
  expect(all.filter((one) => !isUsed(one))).toEqual([]);
  const known = new Set(all.map(({ sheet, name }) => `${sheet} .${name}`));
  expect([...used].filter((one) => !known.has(one))).toEqual([]);
});

test('no four declarations occur together in two rules: shared ones are a class of parts.css', () => {
  const bodyOf = ({ rule }: StyleRule) => declarationsOf(rule).map(String).toSorted().join('; ');
  // Two new games begin with the same style sheet.
  const begunWith = sourceFiles('scripts/new-game/template', /\.css$/)
    .flatMap(rulesOf)
    .map(bodyOf);
  expect(begunWith.length).toBeGreaterThan(3);
  const long = rules.filter((one) => declarationsOf(one.rule).length >= 4 && !begunWith.includes(bodyOf(one)));
  expect(long.length).toBeGreaterThan(200);
  const bodies = long.map(bodyOf);
  const twice = long.filter((one) => bodies.indexOf(bodyOf(one)) !== bodies.lastIndexOf(bodyOf(one)));
  expect(shown(twice)).toEqual([]);
});

function rulesOf({ path, text }: SourceFile): StyleRule[] {
  const found: StyleRule[] = [];
  postcss.parse(text).walkRules((rule) => {
    const around = outsideOf(rule);
    if (!around.some((name) => name.startsWith('keyframes'))) found.push({ where: path, rule, around });
  });
  return found;
}

/** The at-rules around a rule, like `media (--hover)`. */
function outsideOf(rule: Rule): string[] {
  const around: string[] = [];
  for (let outer: Container | Document | undefined = rule.parent; outer !== undefined; outer = outer.parent) {
    if (outer instanceof AtRule) around.push(`${outer.name} ${outer.params}`);
  }
  return around;
}

function declarationsOf(rule: Rule) {
  return rule.nodes.filter((node) => node.type === 'decl');
}

/** The classes a style sheet defines, without those used by `:global`. */
function classesIn(sheet: string): Set<string> {
  const selectors = rules.filter(({ where }) => where === sheet).map(({ rule }) => rule.selector);
  const own = selectors.map((selector) => selector.replace(/:global\((?:[^()]|\([^()]*\))*\)/g, ''));
  return new Set(own.flatMap((selector) => [...selector.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name)));
}

/** The module classes a file uses, with their style sheet; `styles[look]` may be any of the words it contains. */
function classesUsed(file: SourceFile): string[] {
  const modules = [...file.text.matchAll(/^import (\w+) from '([^']+\.module\.css)'/gm)];
  return modules.flatMap(([, name = '', specifier = '']) => {
    const sheet = posix.join(posix.dirname(file.path), specifier);
    const plain = [...file.text.matchAll(new RegExp(`(?<![-./\\w])${name}\\.(\\w+)\\b`, 'g'))].map(([, used]) => used);
    const isAny = new RegExp(`\\b${name}\\[`).test(file.text);
    const any = isAny ? wordsIn(file).filter((word) => classesIn(sheet).has(word)) : [];
    return [...plain, ...any].map((used) => `${sheet} .${used}`);
  });
}

/** All words in the string literals of a file that may be class names. */
function wordsIn({ text }: SourceFile): string[] {
  return [...text.matchAll(/'[^'\n]*'|"[^"\n]*"|`[^`]*`/g)].flatMap(([found]) => found.match(/[a-z][\w-]*/gi) ?? []);
}
