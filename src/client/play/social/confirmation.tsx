import { type RefObject, useEffect, useRef, useState } from 'react';

/** Actions of a host that cannot be undone: a confirmation replaces the button. */
export const HOST_RIGHTS = ['hand-over', 'remove'] as const;
export type HostRight = (typeof HOST_RIGHTS)[number];

/** A confirmation in place of its buttons. */
export interface Confirmation {
  asked: HostRight | undefined;
  ask(right: HostRight): void;
  /** Back to the buttons, with focus on the one that opened it. */
  cancel(): void;
  close(): void;
  /** The ref of a right's button. */
  refOf(right: HostRight): RefObject<HTMLButtonElement | null> | undefined;
  /** The ref of the button that gets focus. */
  focused: RefObject<HTMLButtonElement | null>;
}

/** Keeps focus on the confirmation while it is open, and on its button afterwards. */
export function useConfirmation(): Confirmation {
  const [asked, setAsked] = useState<HostRight>();
  const [left, setLeft] = useState<HostRight>();
  const focused = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (asked !== undefined || left !== undefined) focused.current?.focus();
  }, [asked, left]);
  const leave = (from: HostRight | undefined) => {
    setLeft(from);
    setAsked(undefined);
  };
  return {
    asked,
    ask: setAsked,
    cancel: () => leave(asked),
    close: () => leave(undefined),
    refOf: (right) => (left === right ? focused : undefined),
    focused,
  };
}

/** The two answers. */
export function ConfirmationButtons(props: { confirmation: Confirmation; no: string; yes: string; onConfirm(): void }) {
  const { focused, cancel } = props.confirmation;
  return (
    <>
      <button ref={focused} type="button" className="pill" onClick={cancel}>
        {props.no}
      </button>
      <button type="button" className="pill" onClick={props.onConfirm}>
        {props.yes}
      </button>
    </>
  );
}
