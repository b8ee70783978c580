import { useId, useState } from 'react';
import { useLocation } from 'wouter';
import { CODE_LENGTH } from '../../../protocol/limits.ts';
import { readCode } from '../../connection/read-code.ts';
import { Button } from '../../kit/parts/button.tsx';
import fields from '../../kit/parts/fields.module.css';
import { useText } from '../../text/language.ts';
import styles from './code-field.module.css';

/** The field to type a table's code. */
export function CodeField() {
  const text = useText().home;
  const [, go] = useLocation();
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState(false);
  const id = useId();

  function submit() {
    const code = readCode(typed);
    if (code === undefined) return setWrong(true);
    go(`/t/${code}`);
  }

  return (
    <form
      className={`card shadowed ${styles.form}`}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <h2>{text.codeTitle}</h2>
      <label htmlFor={id}>{text.codeLabel}</label>
      <div className="wrap">
        <input
          id={id}
          className={`${fields.field} ${styles.code}`}
          value={typed}
          onChange={(event) => {
            // A pasted link is replaced by its code.
            setTyped(readCode(event.target.value) ?? event.target.value.toUpperCase());
            setWrong(false);
          }}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          aria-invalid={wrong}
          aria-describedby={`${id}-hint`}
        />
        <Button look="plain" type="submit">
          {text.codeGo}
        </Button>
      </div>
      <p id={`${id}-hint`} className={wrong ? 'trouble' : 'hint'} aria-live="polite">
        {wrong ? text.codeWrong(CODE_LENGTH) : text.codeHint(CODE_LENGTH)}
      </p>
    </form>
  );
}
