import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { pointersGone, rememberPointerGone } from '../../device/device.ts';
import { useStable } from '../use-stable.ts';
import { AIM, type FirstTurn, type GuidedMoment, isAimOpen, openPointers } from './first-turn.ts';

/** The rest of a first turn: whether the aim is shown, and which hints are open. */
export interface Guide {
  isAimShown: boolean;
  pointers: FirstTurn;
  /** Marks a hint as shown: earlier events do not count for it. */
  show(id: string): void;
  /** The hint whose sentence is on the screen. */
  read(id: string | undefined): void;
  dismiss(id: string): void;
  dismissAim(): void;
}

/** A moment of the table, with the numbers of its entries. */
export interface TableMoment extends Omit<GuidedMoment, 'events'> {
  events: readonly { seq: number; event: unknown }[];
}

/** How long a sentence is on the screen until it counts as read. */
const READ_MS = 4000;

/**
 * Guides through the first turn of a game on this device. Completed or dismissed hints are stored and never come back.
 * The aim is shown from the start; `pointers` may be loaded later.
 */
export function useGuide(
  game: string,
  { isWanted, pointers }: { isWanted: boolean; pointers: FirstTurn | undefined },
  moment: TableMoment,
): Guide | undefined {
  const [gone, setGone] = useState(() => pointersGone(game));
  /** The entry since which each hint was shown. It may be completed while no longer visible. */
  const [since, setSince] = useState<Readonly<Record<string, number>>>({});

  const dismiss = useCallback(
    (id: string) => {
      rememberPointerGone(game, id);
      setGone(pointersGone(game));
    },
    [game],
  );
  const last = moment.events.at(-1)?.seq ?? 0;
  const show = useStable((id: string) => setSince((known) => (id in known ? known : { ...known, [id]: last })));
  const [reading, read] = useState<string>();
  const [wereRead, setWereRead] = useState<readonly string[]>([]);
  /** How long each sentence has been on the screen: who plays on quickly reads it in several glances. */
  const readFor = useRef<Record<string, number>>({});
  useEffect(() => {
    if (reading === undefined) return;
    const from = performance.now();
    const before = readFor.current[reading] ?? 0;
    const timer = setTimeout(() => setWereRead((others) => [...others, reading]), READ_MS - before);
    return () => {
      clearTimeout(timer);
      readFor.current[reading] = before + performance.now() - from;
    };
  }, [reading]);
  const { view, events, moves, you } = moment;
  useEffect(() => {
    if (pointers === undefined) return;
    for (const { id, isDone, isToBeRead } of pointers) {
      const from = since[id];
      if (from === undefined || gone.includes(id) || (isToBeRead && !wereRead.includes(id))) continue;
      const later = events.filter(({ seq }) => seq > from).map(({ event }) => event);
      if (isDone({ view, events: later, moves, you })) dismiss(id);
    }
  }, [pointers, since, gone, wereRead, view, events, moves, you, dismiss]);

  const open = useMemo(
    () => (pointers === undefined ? [] : openPointers(pointers, gone, { view, events: [], moves, you })),
    [pointers, gone, view, moves, you],
  );
  if (!isWanted) return undefined;
  return { isAimShown: isAimOpen(gone), pointers: open, show, read, dismiss, dismissAim: () => dismiss(AIM) };
}
