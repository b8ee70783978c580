import { expect, test } from 'vitest';
import { withConditions } from './named-breakpoints.ts';

test('a name in a style sheet is replaced by its condition, alone or among others', () => {
  expect(withConditions('@media (--desktop) { a { color: red } }')).toBe(
    '@media (width >= 64rem) { a { color: red } }',
  );
  expect(withConditions('@media (--phone) and (--low) {}')).toBe('@media (width < 48rem) and (height < 44rem) {}');
  expect(withConditions('a { color: var(--phone) }')).toBe('a { color: var(--phone) }');
});

test('an unknown name is an error', () => {
  expect(() => withConditions('@media (--watch) {}')).toThrow('no breakpoint called watch');
});
