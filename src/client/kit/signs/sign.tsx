import { type ReactNode, type RefObject, useContext, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { placeBubble } from './place-bubble.ts';
import styles from './sign.module.css';
import { SignsContext } from './signs.ts';

/**
 * An abbreviation or icon with an explanation: a tap, hover or focus opens one sentence. `isPart`: inside another
 * control; then hover explains it, and whatever the tap opens (`SignLegend`).
 */
export function Sign(props: { id: string; className?: string | undefined; isPart?: boolean; children: ReactNode }) {
  const { id, className } = props;
  const text = useContext(SignsContext)[id];
  if (text === undefined) return <span className={className}>{props.children}</span>;
  if (props.isPart) {
    return (
      <span className={className} data-sign={id} title={`${text.name}: ${text.says}`}>
        {props.children}
      </span>
    );
  }
  return <OwnSign {...props} says={text.says} />;
}

function OwnSign({ id, className, says, children }: Parameters<typeof Sign>[0] & { says: string }) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const bubble = useRef<HTMLSpanElement>(null);
  const name = useId();
  useEffect(() => {
    if (isOpen) place(bubble.current, button.current);
  }, [isOpen]);
  useClosing(isOpen, button, () => setOpen(false));
  return (
    <>
      <button
        ref={button}
        type="button"
        className={`bare ${styles.sign} ${className ?? ''}`}
        data-sign={id}
        aria-describedby={name}
        onClick={() => setOpen(true)}
        onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setOpen(true)}
        onPointerLeave={({ pointerType }) => pointerType === 'mouse' && setOpen(false)}
        onFocus={(event) => event.currentTarget.matches(':focus-visible') && setOpen(true)}
        onBlur={() => setOpen(false)}
      >
        {children}
      </button>
      <span id={name} className="visually-hidden">
        {says}
      </span>
      {isOpen &&
        createPortal(
          <span
            ref={bubble}
            className={`parchment passive lit ${styles.bubble}`}
            aria-hidden="true"
            data-sign-says={id}
          >
            {says}
          </span>,
          document.body,
        )}
    </>
  );
}

/** Puts the bubble beside its sign. */
function place(bubble: HTMLElement | null, button: HTMLElement | null): void {
  if (bubble === null || button === null) return;
  const screen = { width: innerWidth, height: innerHeight };
  const found = placeBubble(button.getBoundingClientRect(), bubble.getBoundingClientRect(), screen);
  bubble.style.translate = `${Math.round(found?.left ?? 0)}px ${Math.round(found?.top ?? 0)}px`;
}

/** Esc and a tap elsewhere close what is open. */
function useClosing(isOpen: boolean, button: RefObject<HTMLElement | null>, close: () => void): void {
  const onClose = useEffectEvent(close);
  useEffect(() => {
    if (!isOpen) return;
    const onDown = ({ target }: Event) => {
      if (!(target instanceof Node && button.current?.contains(target))) onClose();
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // Esc closes only this.
      event.stopImmediatePropagation();
      onClose();
    };
    addEventListener('pointerdown', onDown, { capture: true });
    addEventListener('keydown', onKey, { capture: true });
    return () => {
      removeEventListener('pointerdown', onDown, { capture: true });
      removeEventListener('keydown', onKey, { capture: true });
    };
  }, [isOpen, button]);
}
