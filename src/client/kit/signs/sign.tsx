import { type ReactNode, useContext, useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { placeBubble } from '../guide/place-bubble.ts';
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
    if (!isOpen || button.current === null || bubble.current === null) return;
    const screen = { left: 0, top: 0, width: innerWidth, height: innerHeight };
    const place = placeBubble(button.current.getBoundingClientRect(), bubble.current.getBoundingClientRect(), {
      screen,
    });
    bubble.current.style.translate = `${Math.round(place?.left ?? 0)}px ${Math.round(place?.top ?? 0)}px`;
    const close = (event: Event) => {
      if (event instanceof KeyboardEvent && event.key !== 'Escape') return;
      // Esc closes only this.
      if (event instanceof KeyboardEvent) event.stopImmediatePropagation();
      if (!(event.target instanceof Node && button.current?.contains(event.target)) || event.type === 'keydown') {
        setOpen(false);
      }
    };
    addEventListener('pointerdown', close, { capture: true });
    addEventListener('keydown', close, { capture: true });
    return () => {
      removeEventListener('pointerdown', close, { capture: true });
      removeEventListener('keydown', close, { capture: true });
    };
  }, [isOpen]);
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
