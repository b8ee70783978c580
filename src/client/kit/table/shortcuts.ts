import { useEffect, useEffectEvent, useState } from 'react';
import { readStored, writeStored } from '../../device/storage.ts';

const STORED = 'undercroft.shortcuts';

/** One switch for all parts of a page that handle shortcuts. */
let isOn = readStored(STORED) !== 'off';

/** Whether single-letter shortcuts are on. */
export function areShortcutsOn(): boolean {
  return isOn;
}

/** Single-letter shortcuts, which can be switched off: a stray key or a voice command must not play a card. */
export function useShortcuts(act: (key: string) => void): { on: boolean; turn(on: boolean): void } {
  const [on, setOn] = useState(isOn);
  const latest = useEffectEvent(act);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      // Esc that ended a look back does not fold the log, too.
      if (event.defaultPrevented || (!isOn && event.key !== 'Escape')) return;
      const typing = event.target instanceof HTMLElement && event.target.closest('input, select, textarea') !== null;
      if (typing || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      latest(event.key.length === 1 ? event.key.toLowerCase() : event.key);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  return {
    on,
    turn(to) {
      isOn = to;
      setOn(to);
      writeStored(STORED, to ? 'on' : 'off');
    },
  };
}
