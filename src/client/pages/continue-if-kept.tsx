import { lazy, type ReactNode, useSyncExternalStore } from 'react';
import { keptCampaigns, keptScreens, keptSeats } from '../device/device.ts';
import { keptTables } from '../local/kept-tables.ts';

// Where it cannot be fetched, the rest of the page is there all the same.
const fetchContinue = () => import('./continue.tsx').then(({ Continue }) => Continue).catch(() => Newcomers);
const Continue = lazy(async () => ({ default: await fetchContinue() }));

// Asked for at once, so that the page is drawn with it: what comes later would move the doors.
if (isAnythingKept()) void fetchContinue();

/** The tables this device sits at; fetched only where there may be some. Otherwise what is said to newcomers. */
export function ContinueIfKept({ children }: { children: ReactNode }) {
  const isKept = useSyncExternalStore(onKept, isAnythingKept);
  return isKept ? <Continue>{children}</Continue> : children;
}

function Newcomers({ children }: { children: ReactNode }) {
  return children;
}

function isAnythingKept(): boolean {
  return [keptSeats, keptTables, keptCampaigns, keptScreens].some((kept) => kept().length > 0);
}

/** Another tab sat down somewhere, or the page comes out of the back/forward cache. */
function onKept(listener: () => void): () => void {
  addEventListener('storage', listener);
  addEventListener('pageshow', listener);
  return () => {
    removeEventListener('storage', listener);
    removeEventListener('pageshow', listener);
  };
}
