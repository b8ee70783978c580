import { useState } from 'react';
import { Button } from '../parts/button.tsx';

/** Shares a link, with a message if there is one: with the device's share sheet, else by copying it. */
export function ShareLink(props: { label: string; done: string; link: string; message?: string }) {
  const { label, done, link, message } = props;
  const [copied, setCopied] = useState(false);
  async function share() {
    if (typeof navigator.share === 'function') {
      const what = { title: 'Undercroft', url: link, ...(message !== undefined && { text: message }) };
      await navigator.share(what).catch(() => undefined);
      return;
    }
    await navigator.clipboard?.writeText(message === undefined ? link : `${message}\n${link}`).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  }
  return (
    <Button look="plain" onClick={() => void share()}>
      <span aria-live="polite">{copied ? done : label}</span>
    </Button>
  );
}
