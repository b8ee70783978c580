import { lazy, type ReactNode, useSyncExternalStore } from 'react';
import { keptCampaigns, keptScreens, keptSeats } from '../../device/device.ts';
import { keptTables } from '../../device/kept/kept-tables.ts';
import { FINISHED_GAMES, readStored } from '../../device/storage.ts';

// If it cannot be loaded, the rest of the page still works.
const fetchContinue = () => import('./continue.tsx').catch(() => ({ Continue: Newcomers, DoorBest: Newcomers }));
const Continue = lazy(async () => ({ default: (await fetchContinue()).Continue }));
/** The player's best in a game, on its door. */
export const BestOnDoor = lazy(async () => ({ default: (await fetchContinue()).DoorBest }));

// Requested at once, so that it is there for the first render: later it would move the games.
if (isAnythingKept()) void fetchContinue();

/** The unfinished tables of this device; loaded only if there may be some. Otherwise the newcomers' content. */
export function ContinueIfKept({ children }: { children: ReactNode }) {
  const isKept = useSyncExternalStore(onKept, isAnythingKept);
  return isKept ? <Continue>{children}</Continue> : children;
}

/** Instead of what cannot be loaded. */
function Newcomers({ children }: { children?: ReactNode; game?: string }) {
  return children;
}

/** Whether this device has been used before. */
export function isAnythingKept(): boolean {
  return (
    readStored(FINISHED_GAMES) !== undefined ||
    [keptSeats, keptTables, keptCampaigns, keptScreens].some((kept) => kept().length > 0)
  );
}

/** Another tab sat down at a table, or the page was restored from the back/forward cache. */
function onKept(listener: () => void): () => void {
  addEventListener('storage', listener);
  addEventListener('pageshow', listener);
  return () => {
    removeEventListener('storage', listener);
    removeEventListener('pageshow', listener);
  };
}
