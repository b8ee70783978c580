import { useEffect, useRef, useState } from 'react';
import { useLocale } from '../../text/language.ts';
import { Button } from '../parts/button.tsx';
import type { FirstTurnText } from './first-turn.ts';
import styles from './guide.module.css';
import { placeBubble, type ScreenRect } from './place-bubble.ts';
import { GUIDE_TEXT } from './text/text.ts';
import type { Guide } from './use-guide.ts';

/** What a bubble does not cover as long as it can stand elsewhere: the prompt. */
const CLEAR = '[data-for-you], [data-aim]';

/**
 * One pointer at a time at what the first turn needs: a ring around it and a sentence beside it. Taps go through both,
 * but for the button that dismisses it; it takes no focus, and is read out when there is a pause.
 */
export function Pointers({ guide, text }: { guide: Guide; text: FirstTurnText }) {
  const words = GUIDE_TEXT[useLocale()];
  const { pointers, show } = guide;
  const [shown, setShown] = useState<string>();
  const bubble = useRef<HTMLDivElement>(null);
  const ring = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (shown !== undefined) show(shown);
  }, [shown, show]);
  // What is pointed at moves with scrolling, maps and cards: it is followed frame by frame, as long as there is a pointer.
  useEffect(() => {
    let frame = 0;
    const follow = () => {
      const found = firstInSight(pointers);
      setShown(found?.id);
      if (found !== undefined) layOut(found.element, bubble.current, ring.current);
      frame = requestAnimationFrame(follow);
    };
    follow();
    return () => cancelAnimationFrame(frame);
  }, [pointers]);
  const pointer = pointers.find(({ id }) => id === shown);
  return (
    <aside aria-label={words.title}>
      <div ref={ring} className={styles.ring} hidden={pointer === undefined} />
      <div
        ref={bubble}
        className={`parchment row strong ${styles.bubble}`}
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

function firstInSight(pointers: Guide['pointers']): { id: string; element: Element } | undefined {
  for (const { id, at } of pointers) {
    const element = [...document.querySelectorAll(at)].find(isInSight);
    if (element !== undefined) return { id, element };
  }
  return undefined;
}

/** Whether somebody could tap it now: it is on the screen, and nothing lies over its middle. */
function isInSight(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  if (width === 0 || height === 0) return false;
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  return hit !== null && (element.contains(hit) || hit.contains(element));
}

function layOut(element: Element, bubble: HTMLElement | null, ring: HTMLElement | null): void {
  if (bubble === null || ring === null) return;
  const target = element.getBoundingClientRect();
  const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  const screen: ScreenRect = {
    left: 0,
    top: Math.max(0, bar),
    width: innerWidth,
    height: innerHeight - Math.max(0, bar),
  };
  const clear = [...document.querySelectorAll(CLEAR)].map((other) => other.getBoundingClientRect());
  const size = { width: bubble.offsetWidth, height: bubble.offsetHeight };
  const place = placeBubble(target, size, { screen, clear });
  bubble.style.translate = `${Math.round(place.left)}px ${Math.round(place.top)}px`;
  bubble.dataset.side = place.isFar ? 'far' : place.side;
  const isBeside = place.side === 'left' || place.side === 'right';
  const along = isBeside ? target.top + target.height / 2 - place.top : target.left + target.width / 2 - place.left;
  bubble.style.setProperty(
    '--tip',
    `${Math.round(Math.max(18, Math.min(along, (isBeside ? size.height : size.width) - 18)))}px`,
  );
  ring.style.translate = `${Math.round(target.left)}px ${Math.round(target.top)}px`;
  ring.style.width = `${Math.round(target.width)}px`;
  ring.style.height = `${Math.round(target.height)}px`;
}
