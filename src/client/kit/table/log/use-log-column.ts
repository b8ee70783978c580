import { useState, useSyncExternalStore } from 'react';
import { BREAKPOINTS } from '../../../device/breakpoints.ts';
import { readStored, writeStored } from '../../../device/storage.ts';
import { useTableContext } from '../table-context.tsx';

const STORED = 'undercroft.log-column';

/** From this width on the log has its own column. */
const WIDE = matchMedia(BREAKPOINTS.desktop);

function watchWidth(listener: () => void): () => void {
  WIDE.addEventListener('change', listener);
  return () => WIDE.removeEventListener('change', listener);
}

/** Whether there is room for a column, and whether it is open. At a table that is stored on this device. */
export function useLogColumn({ hasCaptions = false }: { hasCaptions?: boolean | undefined } = {}): {
  isWide: boolean;
  isOpen: boolean;
  toggle(): void;
} {
  const { logColumn: byDefault } = useTableContext();
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
