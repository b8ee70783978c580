/** What the Dungeon Days page draws besides the pictures of the pack's cards. */
export const DAYS_PAGE_ICONS = [
  'calendar',
  'card-draw',
  'card-discard',
  'card-pickup',
  'cycle',
  'laurel-crown',
  'stack',
] as const;
