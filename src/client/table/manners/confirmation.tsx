import { type RefObject, useEffect, useRef, useState } from 'react';

/** What a host can do to others that cannot be taken back: it is asked once more, where its button was. */
export const HOST_RIGHTS = ['hand-over', 'remove'] as const;
export type HostRight = (typeof HOST_RIGHTS)[number];

/** A question in place of the buttons that lead to it. */
export interface Confirmation {
  asked: HostRight | undefined;
  ask(right: HostRight): void;
  /** Back to the buttons, with the focus on the one that asked. */
  cancel(): void;
  close(): void;
  /** For the button of a right. */
  refOf(right: HostRight): RefObject<HTMLButtonElement | null> | undefined;
  /** For the button of the question that gets the focus. */
  focused: RefObject<HTMLButtonElement | null>;
}

/** Keeps the focus on the question while it is open, and on its button afterwards. */
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

/** The two answers to the question. */
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
