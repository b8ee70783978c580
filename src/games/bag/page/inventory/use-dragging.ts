import { type PointerEvent, useRef, useState } from 'react';
import type { Action } from '../actions/action.ts';

const DRAG_FROM = 9;

/** Drags carried items: onto a space to wear or stow, off the card to drop. Taps can do the same. */
export function useDragging(actions: readonly Action[], onAction: (action: Action) => void) {
  const [dragged, setDragged] = useState<number>();
  const start = useRef<{ x: number; y: number; space: number }>(undefined);

  function moveTo(space: number, to: number): Action | undefined {
    return actions.find(
      ({ move }) =>
        (move.kind === 'wear' && move.space === space && move.to === to) ||
        (move.kind === 'stow' && move.space === space && isUnmarked(to)),
    );
  }

  function end(event: PointerEvent<HTMLElement>) {
    const from = start.current;
    start.current = undefined;
    event.currentTarget.style.transform = '';
    if (dragged === undefined || from === undefined) return;
    setDragged(undefined);
    event.currentTarget.addEventListener('click', swallow, { capture: true, once: true });
    const under = document.elementsFromPoint(event.clientX, event.clientY);
    const space = under
      .map((element) => element.closest<HTMLElement>('[data-space]')?.dataset.space)
      .find((found) => found !== undefined && Number(found) !== from.space);
    const action =
      space !== undefined
        ? moveTo(from.space, Number(space))
        : under.some((element) => element.closest('[data-place]') !== null)
          ? actions.find(({ move }) => move.kind === 'drop' && move.space === from.space)
          : undefined;
    if (action !== undefined) onAction(action);
  }

  return {
    canDropOn: (space: number) => dragged !== undefined && moveTo(dragged, space) !== undefined,
    handlers: (space: number) => ({
      onPointerDown(event: PointerEvent<HTMLElement>) {
        start.current = { x: event.clientX, y: event.clientY, space };
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        const from = start.current;
        if (from === undefined) return;
        const [x, y] = [event.clientX - from.x, event.clientY - from.y];
        if (dragged === undefined && Math.hypot(x, y) < DRAG_FROM) return;
        if (dragged === undefined) {
          event.currentTarget.setPointerCapture(event.pointerId);
          setDragged(space);
        }
        event.currentTarget.style.transform = `translate(${x}px, ${y}px) scale(1.15)`;
      },
      onPointerUp: end,
      onPointerCancel: end,
    }),
  };
}

function isUnmarked(space: number): boolean {
  return document.querySelector(`[data-space="${space}"]`)?.getAttribute('data-kind') === 'any';
}

/** Suppresses the click that follows a drag. */
function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}
