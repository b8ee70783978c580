import { expect, test } from 'vitest';
import { sourceFiles } from './sources.ts';

/** One rule of a style sheet: what it applies to, what it says, and the conditions around it. */
interface StyleRule {
  where: string;
  selector: string;
  body: string;
  conditions: readonly string[];
}

const rules = sourceFiles('src', /\.css$/).flatMap(({ path, text }) => rulesOf(path, text));
const shown = (found: readonly StyleRule[]) => found.map(({ where, selector }) => `${where}: ${selector}`);

test('style sheets are read', () => {
  expect(
    rulesOf('a.css', '@media (hover: hover) { .a:hover, .b { color: red; } } /* .c {} */ .d { margin: 0 }'),
  ).toEqual([
    { where: 'a.css', selector: '.a:hover, .b', body: 'color: red;', conditions: ['@media (hover: hover)'] },
    { where: 'a.css', selector: '.d', body: 'margin: 0', conditions: [] },
  ]);
  expect(rules.length).toBeGreaterThan(1000);
});

test('nothing in `:has()` counts children or asks whether there are any: WebKit does not look again when that changes', () => {
  const blind = /:(?:empty|(?:nth|first|last|only)-[a-z-]+)|[^(,\s]\s*[~+]\s*[^,)]/;
  const wrong = rules.filter(({ selector }) => insideHas(selector).some((inside) => blind.test(inside)));
  expect(shown(wrong)).toEqual([]);
});

test('what only hovering shows does not stick to what a finger has tapped', () => {
  const wrong = rules.filter(
    ({ selector, conditions }) => selector.includes(':hover') && !conditions.includes('@media (hover: hover)'),
  );
  expect(shown(wrong)).toEqual([]);
});

test('no field has letters under 16 px, which an iPhone would enlarge the page for', () => {
  const fields = rules.filter(({ selector }) =>
    /(?:^|[\s>,])(?:input|select|textarea|\.field)\b[^\s,]*(?:$|,)/.test(selector),
  );
  expect(fields.length).toBeGreaterThan(10);
  const wrong = fields.filter(({ where, body }) => {
    const size = /font-size: ([^;]+)/.exec(body)?.[1];
    if (where === 'src/client/styles/base.css') return size !== undefined && size !== 'max(16px, 1em)';
    return /\bfont:/.test(body) || (size !== undefined && !(Number.parseFloat(size) >= 1 && size.endsWith('rem')));
  });
  expect(shown(wrong)).toEqual([]);
});

/** What stands in each `:has(...)`, to its closing bracket. */
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
