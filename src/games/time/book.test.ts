import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

/** The text of a rule in the book of a language. */
function ruleIn(locale: 'en' | 'it', id: string): string {
  const book = readFileSync(join(import.meta.dirname, `book.${locale}.md`), 'utf8');
  const line = book.split('\n').find((rule) => rule.startsWith(`- ${id} `));
  if (line === undefined) throw new Error(`the book has no rule ${id}`);
  return line;
}

describe.each(['en', 'it'] as const)('the book (%s)', (locale) => {
  test('[DT-3] shows the signs of rewards as on the cards', () => {
    for (const sign of ['(!)', '?', '(/']) expect(ruleIn(locale, 'DT-3')).toContain(sign);
  });

  test('[DT-37] says how many Items of a kind can be discarded with a failed Mission', () => {
    expect(ruleIn(locale, 'DT-37')).toMatch(
      /at most as many as the Mission lists|al massimo quanti ne elenca la Missione/,
    );
  });

  test('[DT-39] says when cards turn automatically and when they wait', () => {
    expect(ruleIn(locale, 'DT-39')).toMatch(/by themselves|da sole/);
    expect(ruleIn(locale, 'DT-39')).toMatch(/without a clock|senza clessidra/);
    expect(ruleIn(locale, 'DT-39')).toMatch(/Hero’s skill|abilità di un Eroe/);
    expect(ruleIn(locale, 'DT-83')).toMatch(/stays paused until|resta in pausa finché/);
  });

  test('[DT-65] says that in Extended play Tonk adds two slots', () => {
    expect(ruleIn(locale, 'DT-65')).toMatch(/two more than usual|due più del solito/);
  });

  test('[DT-81] leaves only Arvedui after the last card', () => {
    expect(ruleIn(locale, 'DT-81')).toContain('Arvedui');
    expect(ruleIn(locale, 'DT-81')).toMatch(/^.*(only|solo)/);
  });
});
