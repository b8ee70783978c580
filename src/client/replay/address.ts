import type { Eyes } from './use-scene.ts';

/** What an address says of a replay: the moment (a step, seconds, or an entry of the table's journal), the eyes, the company. */
export interface ReplayAddress {
  step?: number;
  seconds?: number;
  entry?: number;
  eyes?: Eyes;
  together: boolean;
}

/** Reads an address; what makes no sense is not there. */
export function readAddress(search: string): ReplayAddress {
  const asked = new URLSearchParams(search);
  const number = (name: string): number | undefined => {
    const text = asked.get(name);
    return text !== null && /^\d{1,9}(\.\d{1,3})?$/.test(text) ? Number(text) : undefined;
  };
  const step = number('e');
  const seconds = number('t');
  const entry = number('entry');
  const seat = number('eyes');
  const eyes = asked.get('eyes') === 'open' ? 'open' : asked.get('eyes') === 'spectator' ? 'spectator' : seat;
  return {
    ...(step !== undefined && { step: Math.floor(step) }),
    ...(seconds !== undefined && { seconds }),
    ...(entry !== undefined && { entry }),
    ...(eyes !== undefined && { eyes }),
    together: asked.has('together'),
  };
}

/** The part of an address that says it again. */
export function writeAddress(at: { unit: 'step' | 'ms'; moment: number; eyes: Eyes; together?: boolean }): string {
  const moment = at.unit === 'step' ? `e=${at.moment}` : `t=${(at.moment / 1000).toFixed(1)}`;
  return `?${moment}&eyes=${at.eyes}${at.together === true ? '&together' : ''}`;
}
