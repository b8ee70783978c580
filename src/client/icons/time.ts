/** What the Dungeon Time page draws besides the pictures of the pack's cards. */
export const TIME_PAGE_ICONS = [
  'backpack',
  'hourglass',
  'chat-bubble',
  'laurel-crown',
  'shattered-glass',
  'stack',
  'scroll-unfurled',
  'present',
  'quill-ink',
] as const;
