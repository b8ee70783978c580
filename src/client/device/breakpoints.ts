/**
 * The named media conditions: `@media (--phone)` in a style sheet (`build/named-breakpoints.ts` inserts the condition),
 * `BREAKPOINTS.phone` in code. There are no others; a part that depends on its own width uses a container query.
 */
export const BREAKPOINTS = {
  /** A phone held upright. */
  narrow: '(width < 30rem)',
  phone: '(width < 48rem)',
  tablet: '(width >= 48rem)',
  /** Room for a column beside the table. */
  desktop: '(width >= 64rem)',
  /** Wide, and lower than the end of a game. */
  laptop: '(width >= 64rem) and (height < 56rem)',
  /** Too low for everything a table would show. */
  low: '(height < 44rem)',
  tall: '(height >= 44rem)',
  hover: '(hover: hover)',
  touch: '(pointer: coarse)',
} as const;

export type Breakpoint = keyof typeof BREAKPOINTS;
