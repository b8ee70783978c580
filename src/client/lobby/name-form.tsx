import { useId, useState } from 'react';
import { MAX_NAME_LENGTH } from '../../protocol/limits.ts';
import { isShowable } from '../../protocol/name.ts';
import { rememberedName } from '../device.ts';
import { useText } from '../language.ts';
import { Button } from '../parts/button.tsx';
import styles from './lobby.module.css';

/** Asks for a name, with the one this device remembers filled in. */
export function NameForm({ action, onName }: { action: string; onName(name: string): void }) {
  const text = useText().names;
  const [name, setName] = useState(() => rememberedName() ?? '');
  const [wrong, setWrong] = useState<'empty' | 'odd'>();
  const id = useId();
  return (
    <form
      className={styles.nameForm}
      onSubmit={(event) => {
        event.preventDefault();
        const typed = name.trim();
        const why = typed === '' ? 'empty' : isShowable(typed) ? undefined : 'odd';
        setWrong(why);
        if (why === undefined) onName(typed);
      }}
    >
      <label htmlFor={id}>{text.label}</label>
      <div className={styles.nameRow}>
        <input
          id={id}
          value={name}
          maxLength={MAX_NAME_LENGTH}
          autoComplete="nickname"
          aria-describedby={`${id}-hint`}
          aria-invalid={wrong !== undefined}
          onChange={(event) => setName(event.target.value)}
        />
        <Button look="main" type="submit">
          {action}
        </Button>
      </div>
      <p id={`${id}-hint`} className={wrong === undefined ? styles.hint : styles.wrong} aria-live="polite">
        {text[wrong ?? 'hint']}
      </p>
    </form>
  );
}
