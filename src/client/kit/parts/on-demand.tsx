import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { useText } from '../../text/language.ts';
import { Button } from './button.tsx';

/** When the rest is fetched for spectators, who make no first move. */
const LATE_MS = 15_000;

/** Components not loaded yet. */
const later = new Set<() => Promise<boolean>>();

interface Part<Props> {
  /** Resolves to whether it is loaded. */
  fetch(): Promise<boolean>;
  component(): ComponentType<Props> | undefined;
}

/** A component in a chunk of its own; `fetch` loads it before it is shown. */
export type OnDemand<Props> = ComponentType<Props> & { fetch(): Promise<boolean> };

/**
 * A component in a chunk of its own, loaded when first shown, or earlier when there is time (`fetchTheRest`). Renders
 * nothing until loaded; if that fails, a text and a retry button.
 */
export function onDemand<Props extends object>(load: () => Promise<ComponentType<Props>>): OnDemand<Props> {
  const part = partOf(load);
  later.add(part.fetch);
  return Object.assign((props: Props) => <Shown part={part} props={props} />, { fetch: part.fetch });
}

function partOf<Props>(load: () => Promise<ComponentType<Props>>): Part<Props> {
  let here: ComponentType<Props> | undefined;
  let coming: Promise<boolean> | undefined;

  async function arrive(): Promise<boolean> {
    try {
      here = await load();
      later.delete(fetch);
      return true;
    } catch {
      return false;
    } finally {
      coming = undefined;
    }
  }

  async function fetch(): Promise<boolean> {
    if (here !== undefined) return true;
    coming ??= arrive();
    return coming;
  }

  return { fetch, component: () => here };
}

function Shown<Props extends object>({ part, props }: { part: Part<Props>; props: Props }) {
  const [state, setState] = useState<'coming' | 'here' | 'missing'>('coming');
  useEffect(() => {
    if (part.component() !== undefined || state !== 'coming') return;
    let isWanted = true;
    void part.fetch().then((isHere) => isWanted && setState(isHere ? 'here' : 'missing'));
    return () => {
      isWanted = false;
    };
  }, [part, state]);
  const Here = part.component();
  if (Here !== undefined) return <Here {...props} />;
  return state === 'missing' ? <Missing onAgain={() => setState('coming')} /> : undefined;
}

function Missing({ onAgain }: { onAgain(): void }) {
  const text = useText().table;
  return (
    <p className="wrap centred hint" role="alert">
      {text.partMissing}
      <Button look="plain" onClick={onAgain}>
        {text.tryAgain}
      </Button>
    </p>
  );
}

/** Loads the remaining components, and then those that they load later; failures are retried when needed. */
export async function fetchTheRest(): Promise<void> {
  const asked = new Set<() => Promise<boolean>>();
  for (let parts = [...later]; parts.length > 0; parts = [...later].filter((part) => !asked.has(part))) {
    for (const part of parts) asked.add(part);
    await Promise.all(parts.map((part) => part()));
  }
}

/** Loads the rest when idle, after the first move (call the returned function) or after a while. */
export function useTheRest(): () => void {
  const [isTime, setTime] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setTime(true), LATE_MS);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (!isTime) return;
    // Safari has no requestIdleCallback.
    if (globalThis.requestIdleCallback === undefined) void fetchTheRest();
    else requestIdleCallback(() => void fetchTheRest(), { timeout: LATE_MS });
  }, [isTime]);
  return useCallback(() => setTime(true), []);
}
