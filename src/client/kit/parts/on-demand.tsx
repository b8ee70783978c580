import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { useText } from '../../text/language.ts';
import { Button } from './button.tsx';

/** Somebody who only watches has made no move by then. */
const LATE_MS = 15_000;

/** What has a file of its own that was not needed so far. */
const later = new Set<() => Promise<boolean>>();

interface Part<Props> {
  /** Whether it is here afterwards. */
  fetch(): Promise<boolean>;
  component(): ComponentType<Props> | undefined;
}

/**
 * A component in a file of its own, fetched when it is first shown, or before, once there is time (`fetchTheRest`). Until
 * it is here nothing stands in its place; where it cannot be fetched, a word and a button that tries again.
 */
export function onDemand<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const part = partOf(load);
  later.add(part.fetch);
  return (props) => <Shown part={part} props={props} />;
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

  function fetch(): Promise<boolean> {
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

/** Fetches what was not needed so far, one after the other; what cannot be fetched is when it is needed. */
export async function fetchTheRest(): Promise<void> {
  for (const fetch of [...later]) await fetch();
}

/** Fetches it after somebody's first move, which is said by what this gives, or else after a while; when nothing else is going on. */
export function useTheRest(): () => void {
  const [isTime, setTime] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setTime(true), LATE_MS);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (!isTime) return;
    // Safari does not say when nothing is going on.
    if (globalThis.requestIdleCallback === undefined) void fetchTheRest();
    else requestIdleCallback(() => void fetchTheRest(), { timeout: LATE_MS });
  }, [isTime]);
  return useCallback(() => setTime(true), []);
}
