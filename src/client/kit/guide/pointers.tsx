import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Locale } from '../../../engine/text.ts';
import { useLocale } from '../../text/language.ts';
import { Button } from '../parts/button.tsx';
import type { FirstTurnText } from './first-turn.ts';
import styles from './guide.module.css';
import { type BubbleRoom, placeBubble, type ScreenRect } from './place-bubble.ts';
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

/** Controls, and the disabled ones among them. */
const TAPS = 'a[href], button:not(:disabled), input, select, textarea, summary, [role="button"], [tabindex="0"]';
const IDLE = '[data-idle="true"]';
/** Elements people watch constantly, such as a running clock: never covered. */
const ALWAYS_READ = '[data-never-cover]';
/**
 * The prompt names the next action: its box is never covered either, nor its sentence by a hint at one of its buttons.
 */
const PROMPT = '[data-for-you]';
const SENTENCE = '[data-for-you] h2';
/** Other texts: news, the aim, and elements a game marks as text; not texts for screen readers only. */
const WORDS = '[data-for-you] p:not([role]), [data-aim] p, [data-odds], [data-keep-clear]';
/** Others play, or the player's own action is still being shown: hints wait, and cover none of it. */
const OTHERS_PLAY = '[data-for-you="false"]';
/** How often the target is searched and the layout measured; a target that moves is followed in every frame. */
const LOOK_MS = 120;
/** While things move, a new place is searched this often. */
const LONGEST_MS = 600;

/**
 * One hint at a time: a ring around its target and a sentence beside it. Taps go through both, except on the dismiss
 * button; it takes no focus and is announced politely.
 */
export function Pointers({ guide, text }: { guide: Guide; text: FirstTurnText }) {
  const words = GUIDE_TEXT[useLocale()];
  const { pointers, show, read } = guide;
  const bubble = useRef<HTMLDivElement>(null);
  const ring = useRef<HTMLDivElement>(null);
  const { shown, hasRoom } = useTarget(pointers, bubble, ring);
  useEffect(() => {
    if (shown !== undefined) show(shown);
  }, [shown, show]);
  useEffect(() => read(hasRoom ? shown : undefined), [read, shown, hasRoom]);
  const pointer = pointers.find(({ id }) => id === shown);
  return (
    <aside aria-label={words.title}>
      <div ref={ring} className={`rounded ${styles.ring}`} hidden={pointer === undefined} data-ring="" />
      <div
        ref={bubble}
        className={`parchment row strong gap-9 lit ${styles.bubble}`}
        hidden={pointer === undefined}
        data-pointer={pointer?.id}
      >
        <p role="status">{pointer !== undefined && text.pointers[pointer.id]}</p>
        {pointer !== undefined && (
          <Button look="plain" className={styles.got} onClick={() => guide.dismiss(pointer.id)}>
            {words.gotIt}
          </Button>
        )}
      </div>
    </aside>
  );
}

/** The hint whose target is on the screen, and whether there is a place for its sentence. */
function useTarget(
  pointers: Guide['pointers'],
  bubble: RefObject<HTMLElement | null>,
  ring: RefObject<HTMLElement | null>,
): { shown: string | undefined; hasRoom: boolean } {
  const [shown, setShown] = useState<string>();
  const [hasRoom, setHasRoom] = useState(true);
  useEffect(() => {
    if (pointers.length === 0) return setShown(undefined);
    let looked: Looked | undefined;
    let laid: LaidOut | undefined;
    return everyFrame((at) => {
      if (looked === undefined || at - looked.at > LOOK_MS || looked.target?.element.isConnected === false) {
        looked = look(pointers, bubble.current, { at, before: looked });
        setShown(looked.target?.id);
      }
      const { target, room } = looked;
      // Its words are rendered after this frame: until then it has no size, and is invisible.
      if (bubble.current?.dataset.pointer !== target?.id) {
        laid = undefined;
        showRoom(undefined, bubble.current, ring.current);
        return 'moving';
      }
      const isAtRest = looked.isStill;
      const before = laid?.layout;
      if (target !== undefined && room !== undefined && bubble.current !== null && ring.current !== null) {
        const rect = wholeOf(target.element);
        const size = sizeOf(bubble.current);
        const layout = `${target.id} ${JSON.stringify([rect, size])} ${looked.measured}`;
        const parts = { bubble: bubble.current, size, ring: ring.current, room };
        // The search for a place costs milliseconds: while things move, the bubble moves with its target.
        const isDue = laid?.id !== target.id || isAtRest || at - laid.at > LONGEST_MS;
        if (layout !== before && isDue) laid = { id: target.id, at, layout, rect, place: layOut(rect, parts) };
        else if (laid !== undefined) moveAlong(rect, laid, parts);
        setHasRoom(laid?.place !== undefined);
        if (layout !== before) return 'moving';
      }
      return isAtRest ? 'still' : 'moving';
    });
  }, [pointers, bubble, ring]);
  return { shown, hasRoom };
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

/** The last search for a target, and the layout then. */
interface Looked {
  at: number;
  target: { id: string; element: Element } | undefined;
  room: Required<BubbleRoom> | undefined;
  /** The layout as text, to compare. */
  measured: string | undefined;
  /** Whether nothing has moved since the search before. */
  isStill: boolean;
}

/** Where a bubble was placed, for which target and layout. */
interface LaidOut {
  id: string;
  at: number;
  layout: string;
  rect: ScreenRect;
  place: Pick<ScreenRect, 'left' | 'top'> | undefined;
}

function look(
  pointers: Guide['pointers'],
  bubble: HTMLElement | null,
  { at, before }: { at: number; before: Looked | undefined },
): Looked {
  const target = firstInSight(pointers);
  const room = target && roomAround(bubble);
  const measured = JSON.stringify(room);
  return { at, target, room, measured, isStill: before === undefined || before.measured === measured };
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

/** The screen's content: controls and the prompt, other texts, and the screen itself. */
function roomAround(bubble: HTMLElement | null): Required<BubbleRoom> {
  const bar = Math.max(0, document.querySelector('header')?.getBoundingClientRect().bottom ?? 0);
  const found = [...document.querySelectorAll(TAPS)].filter((one) => bubble?.contains(one) !== true);
  return {
    screen: { left: 0, top: bar, width: innerWidth, height: innerHeight - bar },
    taps: [
      ...found.filter((one) => !one.matches(IDLE)).map(rectOf),
      ...[...document.querySelectorAll(`${ALWAYS_READ}, ${PROMPT}`)].map(rectOf),
      ...[...document.querySelectorAll(SENTENCE)].map(lettersOf),
    ],
    idle: found.filter((one) => one.matches(IDLE)).map(rectOf),
    words: [...document.querySelectorAll(WORDS)].map(lettersOf),
  };
}

function sizeOf(element: HTMLElement): HintParts['size'] {
  return { width: element.offsetWidth, height: element.offsetHeight };
}

function rectOf(element: Element): ScreenRect {
  return element.getBoundingClientRect();
}

/** The bounds of a target with the tag that hangs below it: the ring goes around both. */
function wholeOf(element: Element): ScreenRect {
  const { left, top, width, bottom } = element.getBoundingClientRect();
  const tag = element.querySelector('[data-hangs]')?.getBoundingClientRect();
  return { left, top, width, height: Math.max(bottom, tag?.bottom ?? 0) - top };
}

/** The bounds of an element's text: the element may be much wider. */
function lettersOf(element: Element): ScreenRect {
  const range = document.createRange();
  range.selectNodeContents(element);
  return range.getBoundingClientRect();
}

/** The parts of a hint on the screen. */
interface HintParts {
  bubble: HTMLElement;
  size: Pick<ScreenRect, 'width' | 'height'>;
  ring: HTMLElement;
  room: Required<BubbleRoom>;
}

function layOut(target: ScreenRect, { bubble, ring, room }: HintParts): LaidOut['place'] {
  // Controls that contain the target do not count.
  const taps = room.taps.filter((tap) => !holds(tap, target));
  bubble.dataset.shape = 'wide';
  let place = placeBubble(target, sizeOf(bubble), { ...room, taps });
  if (place === undefined) {
    bubble.dataset.shape = 'narrow';
    place = placeBubble(target, sizeOf(bubble), { ...room, taps });
  }
  showRoom(place, bubble, ring);
  if (place !== undefined) {
    bubble.style.translate = atPixel(place);
    bubble.dataset.side = place.side;
    const isBeside = place.side === 'left' || place.side === 'right';
    const along = isBeside ? target.top + target.height / 2 - place.top : target.left + target.width / 2 - place.left;
    bubble.style.setProperty(
      '--tip',
      `${Math.round(Math.max(18, Math.min(along, (isBeside ? place.height : place.width) - 18)))}px`,
    );
  }
  ring.style.translate = atPixel(target);
  ring.style.width = `${Math.round(target.width)}px`;
  ring.style.height = `${Math.round(target.height)}px`;
  return place;
}

/** Without a place for the words there is no ring either: it would not explain itself. */
function showRoom(place: LaidOut['place'], ...parts: readonly (HTMLElement | null)[]): void {
  for (const part of parts) if (part !== null) part.dataset.room = place === undefined ? 'none' : 'some';
}

/** Keeps ring and bubble beside a target that moves, on the screen. */
function moveAlong(target: ScreenRect, { rect, place }: LaidOut, { bubble, size, ring, room }: HintParts): void {
  ring.style.translate = atPixel(target);
  if (place === undefined) return;
  const left = place.left + target.left - rect.left;
  const top = place.top + target.top - rect.top;
  const { width, height, ...screen } = room.screen;
  bubble.style.translate = atPixel({
    left: Math.max(0, Math.min(left, width - size.width)),
    top: Math.max(screen.top, Math.min(top, screen.top + height - size.height)),
  });
}

function atPixel({ left, top }: Pick<ScreenRect, 'left' | 'top'>): string {
  return `${Math.round(left)}px ${Math.round(top)}px`;
}

function holds(outer: ScreenRect, inner: ScreenRect): boolean {
  return (
    outer.left <= inner.left &&
    outer.top <= inner.top &&
    outer.left + outer.width >= inner.left + inner.width &&
    outer.top + outer.height >= inner.top + inner.height
  );
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
