/** What the Dungeon Time page draws besides the pictures of the pack's cards. */
export const TIME_PAGE_ICONS = [
  'backpack',
  'hourglass',
  'chat-bubble',
  'card-discard',
  'card-draw',
  'check-mark',
  'cancel',
  'laurel-crown',
  'shattered-glass',
  'stack',
  'padlock',
  'scroll-unfurled',
  'present',
  'finish-line',
  'stop-sign',
] as const;
