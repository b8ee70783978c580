import type { Plugin } from 'vite';
import { BREAKPOINTS } from '../device/breakpoints.ts';

/**
 * Lets style sheets say `@media (--phone)`: the condition is defined in `device/breakpoints.ts`. An unknown name is an
 * error.
 */
export function namedBreakpoints(): Plugin {
  return {
    name: 'undercroft-named-breakpoints',
    enforce: 'pre',
    transform(code, id) {
      if (!id.split('?')[0]?.endsWith('.css') || !code.includes('@media')) return undefined;
      return { code: withConditions(code), map: null };
    },
  };
}

/** Replaces each breakpoint name by its condition. */
export function withConditions(css: string): string {
  return css.replace(/@media[^{]*/g, (prelude) =>
    prelude.replace(/\(--([a-z]+)\)/g, (_, name: string) => {
      const condition = Object.entries(BREAKPOINTS).find(([known]) => known === name)?.[1];
      if (condition === undefined) throw new Error(`There is no breakpoint called ${name} in styles/breakpoints.ts`);
      return condition;
    }),
  );
}
