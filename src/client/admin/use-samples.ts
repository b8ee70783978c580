import { useEffect, useState } from 'react';
import { readSample, type Sample } from './samples.ts';

const EVERY_MS = 5000;
/** Half an hour. */
const KEPT = 360;

export type Looking = 'looking' | 'refused' | 'unreachable';

/** Looks at the house's metrics again and again; `refused` until the token is the right one. */
export function useSamples(token: string): { state: Looking; samples: readonly Sample[] } {
  const [state, setState] = useState<Looking>('looking');
  const [samples, setSamples] = useState<readonly Sample[]>([]);
  useEffect(() => {
    let wanted = true;
    setState('looking');
    setSamples([]);
    const look = async () => {
      const sample = await fetchSample(token);
      if (!wanted) return;
      if (typeof sample === 'string') return setState(sample);
      setState('looking');
      setSamples((before) => [...before.slice(1 - KEPT), sample]);
    };
    void look();
    const timer = setInterval(() => void look(), EVERY_MS);
    return () => {
      wanted = false;
      clearInterval(timer);
    };
  }, [token]);
  return { state, samples };
}

async function fetchSample(token: string): Promise<Sample | 'refused' | 'unreachable'> {
  try {
    const response = await fetch('/metrics', token === '' ? {} : { headers: { authorization: `Bearer ${token}` } });
    if (response.status === 404) return 'refused';
    return response.ok ? readSample(await response.text(), Date.now()) : 'unreachable';
  } catch {
    return 'unreachable';
  }
}
