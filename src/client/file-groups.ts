/** What belongs into one file of the build, each with all that it imports. */
interface FileGroup {
  name: string;
  test: RegExp;
  /** What several groups need goes to the one with the highest. */
  priority: number;
}

const of = (files: string) => new RegExp(`/src/client/(${files})\\.tsx?$`);

/**
 * Every file costs a kilobyte of headers and, on a slow line, a turn to wait for: so what is always wanted together
 * travels together. What is opened later (`lazy`, `import()`) stays apart by itself.
 */
export const FILE_GROUPS: readonly FileGroup[] = [
  { name: 'start', test: of('main'), priority: 9 },
  { name: 'house', test: of('house'), priority: 8 },
  { name: 'parts', test: of('parts/sheet|rulebook/rules-list'), priority: 7 },
  { name: 'table', test: of('pages/table-page|table/(log|status|help|tools|use-sending|use-count-up)'), priority: 6 },
  { name: 'dash', test: of('games/dash/index'), priority: 1 },
  { name: 'days', test: of('games/days/index'), priority: 1 },
  { name: 'time', test: of('games/time/index'), priority: 1 },
  { name: 'bag', test: of('games/bag/index'), priority: 1 },
];
