/**
 * The sizes and inputs that styles ask for, by name: `@media (--phone)` in a style sheet (`build/named-breakpoints.ts`
 * writes the condition), `BREAKPOINTS.phone` in code. There are no others; a part that must know its own room uses a
 * container query.
 */
export const BREAKPOINTS = {
  /** A phone held upright. */
  narrow: '(width < 30rem)',
  phone: '(width < 48rem)',
  tablet: '(width >= 48rem)',
  /** Room for a column beside the table. */
  desktop: '(width >= 64rem)',
  /** Not high enough for everything a table would like to show. */
  low: '(height < 44rem)',
  tall: '(height >= 44rem)',
  hover: '(hover: hover)',
  touch: '(pointer: coarse)',
} as const;

export type Breakpoint = keyof typeof BREAKPOINTS;
