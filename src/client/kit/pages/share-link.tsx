import { useState } from 'react';
import { Button } from '../parts/button.tsx';

/** Shares a link: with the device's share sheet if there is one, else by copying it. */
export function ShareLink({ label, done, link }: { label: string; done: string; link: string }) {
  const [copied, setCopied] = useState(false);
  async function share() {
    if (typeof navigator.share === 'function') {
      await navigator.share({ title: 'Undercroft', url: link }).catch(() => undefined);
      return;
    }
    await navigator.clipboard?.writeText(link).then(
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
