/** What the Bag of Dungeon page draws besides the pictures of the pack's pieces. */
export const BAG_PAGE_ICONS = [
  'ring',
  'hearts',
  'running-ninja',
  'knapsack',
  'sight-disabled',
  'eye-target',
  'dungeon-gate',
  'bad-gnome',
  'skull-crossed-bones',
  'hand',
  'swap-bag',
  'crossed-swords',
] as const;
