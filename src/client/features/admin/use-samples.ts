import { useEffect, useState } from 'react';
import { type LoadSample, readSample } from './samples.ts';

const EVERY_MS = 5000;
/** Half an hour. */
const KEPT = 360;

export type MetricsPolling = 'looking' | 'refused' | 'unreachable';

/** Polls the server's metrics; `refused` until the token is right. */
export function useSamples(token: string): { state: MetricsPolling; samples: readonly LoadSample[] } {
  const [state, setState] = useState<MetricsPolling>('looking');
  const [samples, setSamples] = useState<readonly LoadSample[]>([]);
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

async function fetchSample(token: string): Promise<LoadSample | 'refused' | 'unreachable'> {
  try {
    const response = await fetch('/metrics', token === '' ? {} : { headers: { authorization: `Bearer ${token}` } });
    if (response.status === 404) return 'refused';
    return response.ok ? readSample(await response.text(), Date.now()) : 'unreachable';
  } catch {
    return 'unreachable';
  }
}
