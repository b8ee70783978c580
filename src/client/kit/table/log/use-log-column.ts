import { createContext, useContext, useState, useSyncExternalStore } from 'react';
import { BREAKPOINTS } from '../../../device/breakpoints.ts';
import { readStored, writeStored } from '../../../device/storage.ts';

const STORED = 'undercroft.log-column';

/** From this width on the log has its own column. */
const WIDE = matchMedia(BREAKPOINTS.desktop);

function watchWidth(listener: () => void): () => void {
  WIDE.addEventListener('change', listener);
  return () => WIDE.removeEventListener('change', listener);
}

/**
 * Whether the log's column is open by default: in replays it is, and on a big screen unless the game shows its own
 * captions.
 */
export const LogColumnContext = createContext<'open' | 'big-screen' | 'folded'>('folded');

/** Whether there is room for a column, and whether it is open. At a table that is stored on this device. */
export function useLogColumn({ hasCaptions = false }: { hasCaptions?: boolean | undefined } = {}): {
  isWide: boolean;
  isOpen: boolean;
  toggle(): void;
} {
  const byDefault = useContext(LogColumnContext);
  const isWide = useSyncExternalStore(watchWidth, () => WIDE.matches);
  const [isOpen, setOpen] = useState(() =>
    byDefault === 'big-screen' ? !hasCaptions : byDefault === 'open' || readStored(STORED) === 'open',
  );
  return {
    isWide,
    isOpen,
    toggle() {
      setOpen(!isOpen);
      if (byDefault === 'folded') writeStored(STORED, isOpen ? 'folded' : 'open');
    },
  };
}
