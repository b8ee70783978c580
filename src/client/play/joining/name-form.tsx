import { lazy, Suspense, useId, useState } from 'react';
import { MAX_NAME_LENGTH } from '../../../protocol/limits.ts';
import { isShowable } from '../../../protocol/name.ts';
import { cutToName, letterCount } from '../../../protocol/name-length.ts';
import { rememberCrest, rememberedCrest, rememberedName } from '../../device/device.ts';
import { AnimalIcon } from '../../kit/crests/crest.tsx';
import { Button } from '../../kit/parts/button.tsx';
import fields from '../../kit/parts/fields.module.css';
import { Icon } from '../../kit/parts/icon.tsx';
import { useText } from '../../text/language.ts';
import styles from './name-form.module.css';

const CrestPicker = lazy(() =>
  import('../../kit/pages/crest-picker.tsx').then(({ CrestPicker }) => ({ default: CrestPicker })),
);

/** Asks for a name and a crest, with those stored on this device filled in. */
export function NameForm({ action, onName }: { action: string; onName(name: string): void }) {
  const text = useText().names;
  const [name, setName] = useState(() => rememberedName() ?? '');
  const [crest, setCrest] = useState(rememberedCrest);
  const [isChoosing, setChoosing] = useState(false);
  const [wrong, setWrong] = useState<'empty' | 'odd'>();
  const id = useId();
  return (
    <form
      className="stack gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        const typed = name.trim();
        const why = typed === '' ? 'empty' : isShowable(typed) ? undefined : 'odd';
        setWrong(why);
        if (why !== undefined) return;
        if (crest !== undefined) rememberCrest(crest);
        onName(typed);
      }}
    >
      <label htmlFor={id}>{text.label}</label>
      <div className={`wrap ${styles.nameRow}`}>
        <button
          type="button"
          className={`sign ${styles.crestButton}`}
          aria-label={text.crest}
          title={text.crest}
          aria-expanded={isChoosing}
          onClick={() => setChoosing(!isChoosing)}
        >
          {crest === undefined ? <Icon name="person" /> : <AnimalIcon animal={crest} />}
        </button>
        <input
          className={fields.field}
          id={id}
          value={name}
          autoComplete="nickname"
          aria-describedby={`${id}-hint`}
          aria-invalid={wrong !== undefined}
          onChange={(event) => setName(cutToName(event.target.value))}
        />
        <Button look="main" type="submit">
          {action}
        </Button>
      </div>
      {isChoosing && (
        <Suspense>
          <CrestPicker chosen={crest} onChoose={setCrest} />
        </Suspense>
      )}
      <p id={`${id}-hint`} className={wrong === undefined ? 'hint' : 'trouble'} aria-live="polite">
        {wrong === undefined && letterCount(name) >= MAX_NAME_LENGTH
          ? text.longest(MAX_NAME_LENGTH)
          : text[wrong ?? 'hint']}
      </p>
    </form>
  );
}
