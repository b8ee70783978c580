import { type RefObject, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Locale } from '../../../engine/text.ts';
import { useLocale } from '../../text/language.ts';
import type { FirstTurnText } from './first-turn.ts';
import styles from './guide.module.css';
import type { Guide } from './use-guide.ts';

const en = {
  /** Its name for screen readers. */
  title: 'Your first turn',
  aim: 'The aim:',
  gotIt: 'Got it',
};

/** The texts of the first-turn guide at every table. */
export type GuideText = typeof en;

const it: GuideText = {
  title: 'Il tuo primo turno',
  aim: 'Lo scopo:',
  gotIt: 'Ho capito',
};

/** The texts of the first-turn guide, by language. */
export const GUIDE_TEXT: Readonly<Record<Locale, GuideText>> = { en, it };

/** Others play, or the player's own action is still being shown: hints wait. */
const OTHERS_PLAY = '[data-for-you="false"]';
/** Where hints are read: the strip above the table, or a place of the game's own, which comes later in the page. */
const DOCKS = '[data-hint-dock]';
/** How often the target is searched; a target that moves is followed in every frame. */
const LOOK_MS = 120;

/**
 * One hint at a time: a ring around its target, and a sentence in the dock, which covers nothing. While the aim is
 * there, only the ring is. Taps go through the ring; the sentence takes no focus and is announced politely.
 */
export function Pointers({ guide, text }: { guide: Guide; text: FirstTurnText }) {
  const words = GUIDE_TEXT[useLocale()];
  const { pointers, show, read, isAimShown } = guide;
  const ring = useRef<HTMLDivElement>(null);
  const { shown, dock } = useTarget(pointers, ring);
  useEffect(() => {
    if (shown !== undefined) show(shown);
  }, [shown, show]);
  useEffect(() => read(isAimShown ? undefined : shown), [read, shown, isAimShown]);
  const pointer = pointers.find(({ id }) => id === shown);
  const sentence = pointer && text.pointers[pointer.id];
  return (
    <aside aria-label={words.title}>
      <div ref={ring} className={`rounded ${styles.ring}`} hidden={pointer === undefined} data-ring="" />
      <p className="visually-hidden" role="status">
        {!isAimShown && sentence}
      </p>
      {pointer !== undefined &&
        dock !== undefined &&
        createPortal(
          <div className={`parchment row spread strong ${styles.hint}`} data-pointer={pointer.id}>
            <p aria-hidden="true">{sentence}</p>
            <button
              type="button"
              className="pill small stiff"
              aria-label={words.gotIt}
              onClick={() => guide.dismiss(pointer.id)}
            >
              ✓
            </button>
          </div>,
          dock,
        )}
    </aside>
  );
}

/** A hint whose target is on the screen, and where it is read. */
interface Looked {
  shown: string | undefined;
  dock: Element | undefined;
}

/** The first hint whose target is on the screen; the ring is kept around that target. */
function useTarget(pointers: Guide['pointers'], ring: RefObject<HTMLElement | null>): Looked {
  const [looked, setLooked] = useState<Looked>({ shown: undefined, dock: undefined });
  useEffect(() => {
    let target: { id: string; element: Element } | undefined;
    let lookedAt = Number.NEGATIVE_INFINITY;
    let around = '';
    return everyFrame((at) => {
      if (at - lookedAt > LOOK_MS || target?.element.isConnected === false) {
        lookedAt = at;
        target = firstInSight(pointers);
        const shown = target?.id;
        const dock = [...document.querySelectorAll(DOCKS)].at(-1);
        setLooked((before) => (before.shown === shown && before.dock === dock ? before : { shown, dock }));
      }
      const before = around;
      around = target === undefined ? '' : encircle(ring.current, wholeOf(target.element));
      return around === before ? 'still' : 'moving';
    });
  }, [pointers, ring]);
  return looked;
}

/**
 * The target moves with scrolling, maps and cards: it is followed frame by frame while it moves. Every requested frame
 * costs time on all pages of the machine, even with nothing to draw. Returns a function that stops.
 */
function everyFrame(draw: (at: number) => 'moving' | 'still'): () => void {
  let frame = 0;
  let rest = 0;
  const stop = () => {
    clearTimeout(rest);
    cancelAnimationFrame(frame);
  };
  const follow = () => {
    if (draw(performance.now()) === 'still') rest = window.setTimeout(wake, LOOK_MS);
    else frame = requestAnimationFrame(follow);
  };
  const wake = () => {
    stop();
    frame = requestAnimationFrame(follow);
  };
  // In the next frame: now, the whole page would be laid out for it.
  wake();
  addEventListener('scroll', wake, { capture: true, passive: true });
  return () => {
    removeEventListener('scroll', wake, { capture: true });
    stop();
  };
}

function firstInSight(pointers: Guide['pointers']): { id: string; element: Element } | undefined {
  if (document.querySelector(OTHERS_PLAY) !== null) return undefined;
  for (const { id, at } of pointers) {
    const element = [at]
      .flat()
      .flatMap((selector) => [...document.querySelectorAll(selector)])
      .find(isInSight);
    if (element !== undefined) return { id, element };
  }
  return undefined;
}

/** Whether it could be tapped now: it is on the screen, and nothing covers its middle. */
function isInSight(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  if (width === 0 || height === 0) return false;
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  return hit !== null && (element.contains(hit) || hit.contains(element));
}

/** The bounds of a target with the tag that hangs below it: the ring goes around both. */
function wholeOf(element: Element): DOMRect {
  const { left, top, width, bottom } = element.getBoundingClientRect();
  const tag = element.querySelector('[data-hangs]')?.getBoundingClientRect();
  return new DOMRect(left, top, width, Math.max(bottom, tag?.bottom ?? 0) - top);
}

/** Moves the ring around a rectangle; returns where it is, to compare. */
function encircle(ring: HTMLElement | null, { left, top, width, height }: DOMRect): string {
  const pixels = [left, top, width, height].map((length) => `${Math.round(length)}px`);
  if (ring !== null) {
    ring.style.translate = pixels.slice(0, 2).join(' ');
    ring.style.width = pixels[2] ?? '';
    ring.style.height = pixels[3] ?? '';
  }
  return pixels.join();
}

/** The aim of a game, above its table, for people who play it for the first time on this device. */
export function Aim({ aim, onDismiss }: { aim: string; onDismiss(): void }) {
  const text = GUIDE_TEXT[useLocale()];
  return (
    <aside className={`anchor row spread ${styles.aim}`} aria-label={text.aim} data-aim>
      <p>
        <strong>{text.aim}</strong> {aim}
      </p>
      <button type="button" className="pill small one-line strong" onClick={onDismiss}>
        {text.gotIt}
      </button>
    </aside>
  );
}
