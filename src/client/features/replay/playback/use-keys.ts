import { useEffect, useEffectEvent } from 'react';
import type { Timeline } from './timeline.ts';
import type { Playback } from './use-playback.ts';

/** Arrows step, Space plays, Home and End jump, unless the focused element uses the key itself. */
export function useReplayKeys(line: Timeline, playback: Playback): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const at = event.target instanceof Element ? event.target : document.body;
    if (at.closest('input, select, textarea, [role="dialog"]') !== null) return;
    if (event.key === ' ' && at.closest('button, a, summary') !== null) return;
    const act = actionFor(event.key, line, playback);
    if (act === undefined) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const take = (event: KeyboardEvent) => onKey(event);
    addEventListener('keydown', take);
    return () => removeEventListener('keydown', take);
  }, []);
}

function actionFor(key: string, line: Timeline, { moment, playing, go, turn }: Playback): (() => void) | undefined {
  switch (key) {
    case 'ArrowLeft':
      return () => go(line.before(moment));
    case 'ArrowRight':
      return () => go(line.after(moment));
    case 'Home':
      return () => go(0);
    case 'End':
      return () => go(line.end);
    case ' ':
      return () => turn(!playing);
    default:
      return undefined;
  }
}
