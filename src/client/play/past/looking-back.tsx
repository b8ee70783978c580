import { type ComponentType, type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import type { TableHandle } from '../../connection/use-table.ts';
import type { GamePageProps } from '../../kit/game-page.ts';
import { type LogLine, PastContext } from '../../kit/table/moment.ts';
import { useOnChange } from '../../kit/use-on-change.ts';
import { usePointing } from '../use-pointing.ts';
import styles from './band.module.css';
import { Band, type MomentSteps } from './band.tsx';
import { usePast } from './use-past.ts';
import { useWayBack } from './use-way-back.ts';

/** How long a step is shown before the next. */
const STEP_MS = 1600;

/**
 * A running table at an earlier step, with a band above that says so. No moves are possible; the game goes on behind
 * it.
 */
export function LookingBack(props: {
  game: string;
  wanted: { entry: number; how?: 'play' | undefined };
  Page: ComponentType<GamePageProps>;
  page: Pick<GamePageProps, 'you' | 'players' | 'pack' | 'locale' | 'now' | 'why' | 'isRunning'>;
  handle: TableHandle;
  isYourTurn: boolean;
  onGo(entry: number): void;
  onNow(): void;
  /** The current table, until the step is loaded. */
  children: ReactNode;
}) {
  const { wanted, Page, page, handle, onGo, onNow } = props;
  const [lines, setLines] = useLines();
  const entries = useMemo(() => [...new Set(lines.map(({ seq }) => seq))].sort((a, b) => a - b), [lines]);
  const isNext = (from: number, to: number) => entries.find((seq) => seq > from) === to;
  const scene = usePast(wanted.entry, { look: handle.look, isNext });
  const { events } = handle.snapshot;
  const entry = scene?.entry ?? wanted.entry;
  // A hidden step is skipped.
  const isHidden = scene?.isHidden === true;
  const isHere = isHidden || scene?.entry === wanted.entry;
  const steps = useSteps({ entries, entry: isHidden ? wanted.entry : entry, isHere, how: wanted.how, onGo, onNow });
  const then = useMemo(() => events.filter(({ seq }) => seq <= entry), [events, entry]);
  const later = useMemo(() => events.filter(({ seq }) => seq > entry), [events, entry]);
  const past = useMemo(() => ({ entry, later, setLines }), [entry, later, setLines]);
  useWayBack(onNow);
  usePointing(props.game, scene && { view: scene.view, pack: page.pack, you: page.you, why: page.why });
  const told = lines.filter(({ seq }) => seq === entry).map(({ line }) => line);
  return (
    <div className={styles.room}>
      <Band
        line={told.length === 0 ? undefined : told.join(' ')}
        ago={scene === undefined ? 0 : handle.now() - scene.at}
        isHidden={isHidden}
        isYourTurn={props.isYourTurn}
        steps={steps}
      />
      <div className={`anchor ${styles.table}`}>
        {scene === undefined ? (
          props.children
        ) : (
          <PastContext.Provider value={past}>
            <Page
              key={scene.take}
              {...page}
              view={scene.view}
              events={then}
              moves={[]}
              send={async () => ({ kind: 'error', code: 'not-your-turn' })}
              said={[]}
            />
          </PastContext.Provider>
        )}
      </div>
    </div>
  );
}

/** The log lines that can be opened; the array changes only when a line does. */
function useLines() {
  const [lines, setLines] = useState<readonly LogLine[]>([]);
  const setChangedLines = useCallback(
    (next: readonly LogLine[]) =>
      setLines((were) =>
        were.length === next.length && were.every(({ line }, place) => line === next[place]?.line) ? were : next,
      ),
    [],
  );
  return [lines, setChangedLines] as const;
}

/** Moves along the steps: by buttons, by arrow keys, or automatically up to now. */
function useSteps(props: {
  entries: readonly number[];
  entry: number;
  isHere: boolean;
  how: 'play' | undefined;
  onGo(entry: number): void;
  onNow(): void;
}): MomentSteps {
  const { entries, entry, isHere, onGo, onNow } = props;
  const [playing, turn] = useState(props.how === 'play');
  const before = entries.findLast((seq) => seq < entry);
  const after = entries.find((seq) => seq > entry);
  const isGoing = playing && isHere && entries.length > 0;
  useOnChange(isGoing && `${after} of ${entries.length}`, () => {
    if (!isGoing) return;
    const timer = setTimeout(() => (after === undefined ? onNow() : onGo(after)), STEP_MS);
    return () => clearTimeout(timer);
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      // With a key held down each step is awaited.
      if (event.repeat && !isHere) return;
      if (event.target instanceof Element && event.target.closest('input, select, textarea, [role="dialog"]')) return;
      if (event.key === 'Escape') onNow();
      else if (event.key === 'ArrowLeft' && before !== undefined) onGo(before);
      else if (event.key === 'ArrowRight') after === undefined ? onNow() : onGo(after);
      else return;
      event.preventDefault();
      turn(false);
    };
    // Before the table's shortcuts.
    addEventListener('keydown', onKey, true);
    return () => removeEventListener('keydown', onKey, true);
  });
  const go = (to: number) => {
    turn(false);
    onGo(to);
  };
  return { before, after, playing, go, turn, toNow: onNow };
}
