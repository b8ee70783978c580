import type { Perspective } from '../../../play/record/use-scene.ts';

/**
 * The parts of a replay's URL: the position (a step, seconds, or an entry of the table's journal), or the step to play
 * through at once; the perspective, the watch party.
 */
export interface ReplayAddress {
  step?: number;
  seconds?: number;
  entry?: number;
  watch?: number;
  eyes?: Perspective;
  together: boolean;
}

/** Parses a URL's query; invalid parts are left out. */
export function readAddress(search: string): ReplayAddress {
  const asked = new URLSearchParams(search);
  const number = (name: string): number | undefined => {
    const text = asked.get(name);
    return text !== null && /^\d{1,9}(\.\d{1,3})?$/.test(text) ? Number(text) : undefined;
  };
  const step = number('e');
  const seconds = number('t');
  const entry = number('entry');
  const watch = number('watch');
  const seat = number('eyes');
  const eyes = asked.get('eyes') === 'open' ? 'open' : asked.get('eyes') === 'spectator' ? 'spectator' : seat;
  return {
    ...(step !== undefined && { step: Math.floor(step) }),
    ...(seconds !== undefined && { seconds }),
    ...(entry !== undefined && { entry }),
    ...(watch !== undefined && { watch: Math.floor(watch) }),
    ...(eyes !== undefined && { eyes }),
    together: asked.has('together'),
  };
}

/** The query string for these. */
export function writeAddress(at: {
  unit: 'step' | 'ms';
  moment: number;
  eyes: Perspective;
  together?: boolean;
}): string {
  const moment = at.unit === 'step' ? `e=${at.moment}` : `t=${(at.moment / 1000).toFixed(1)}`;
  return `?${moment}&eyes=${at.eyes}${at.together === true ? '&together' : ''}`;
}
