import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { useText } from '../../text/language.ts';
import { Button } from './button.tsx';

/** When the rest is loaded for spectators, who make no first move. */
const LATE_MS = 15_000;

/** How long the end of a game waits for its parts; then it is shown without them. */
const PATIENCE_MS = 4000;

/** Parts not loaded yet. */
const later = new Set<() => Promise<boolean>>();

/** Something in a separate chunk. */
export interface Part<Value> {
  /** Resolves to whether it is loaded. */
  fetch(): Promise<boolean>;
  /** Undefined until loaded. */
  value(): Value | undefined;
}

/** A component in a separate chunk; `fetch` loads it before it is shown. */
export type OnDemand<Props> = ComponentType<Props> & { fetch(): Promise<boolean> };

/**
 * A component in a separate chunk, loaded when first shown, or earlier when there is time (`fetchTheRest`). Renders
 * nothing until loaded; if that fails, a text and a retry button.
 */
export function onDemand<Props extends object>(load: () => Promise<ComponentType<Props>>): OnDemand<Props> {
  const part = partOf(load);
  return Object.assign((props: Props) => <Shown part={part} props={props} />, { fetch: part.fetch });
}

/** A part to load when it is needed, or earlier when there is time (`fetchTheRest`). */
export function partOf<Value>(load: () => Promise<Value>): Part<Value> {
  let here: Value | undefined;
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

  later.add(fetch);
  return { fetch, value: () => here };
}

function Shown<Props extends object>({ part, props }: { part: Part<ComponentType<Props>>; props: Props }) {
  const [state, setState] = useState<'coming' | 'here' | 'missing'>('coming');
  useEffect(() => {
    if (part.value() !== undefined || state !== 'coming') return;
    let isWanted = true;
    void part.fetch().then((isHere) => isWanted && setState(isHere ? 'here' : 'missing'));
    return () => {
      isWanted = false;
    };
  }, [part, state]);
  const Here = part.value();
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

/** Loads the remaining parts, and then those that they load later; failures are retried when needed. */
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

/** Whether nothing is left to load, from the moment it matters: then the content appears as a whole. */
export function useIsRestHere(doesMatter: boolean): boolean {
  const [isHere, setHere] = useState(false);
  useEffect(() => {
    if (!doesMatter) return;
    const show = () => setHere(true);
    const timer = setTimeout(show, PATIENCE_MS);
    void fetchTheRest().then(show);
    return () => clearTimeout(timer);
  }, [doesMatter]);
  return !doesMatter || isHere || later.size === 0;
}
