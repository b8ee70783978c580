import { lazy, Suspense, useState } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from '../../kit/parts/icon.tsx';
import { useText } from '../../text/language.ts';

const SettingsSheet = lazy(() => import('./settings-sheet.tsx').then((module) => ({ default: module.SettingsSheet })));

/** The settings button in the top bar; the settings are loaded on demand. */
export function SettingsButton({ className }: { className: string | undefined }) {
  const text = useText().bar;
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={className}
        aria-label={text.settings}
        aria-expanded={isOpen}
        title={text.settings}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="settings-knobs" />
      </button>
      {isOpen &&
        createPortal(
          <Suspense>
            <SettingsSheet onClose={() => setOpen(false)} />
          </Suspense>,
          document.body,
        )}
    </>
  );
}
