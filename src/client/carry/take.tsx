import { useId, useState } from 'react';
import { Button } from '../parts/button.tsx';
import type { Brought } from './bundle.ts';
import styles from './carry-page.module.css';
import { type FetchTrouble, fetchParcel } from './parcel.ts';
import { type ReadPhrase, readPhrase } from './phrase.ts';
import { useCarryText } from './text/text.ts';
import { ALL_WORDS } from './words/index.ts';

type Trouble = Exclude<ReadPhrase, { kind: 'phrase' }> | { kind: 'failed'; why: FetchTrouble };

/** The device somebody comes to: takes the six words, and brings what they open. */
export function Take({ phrase, onBrought }: { phrase: string | undefined; onBrought(brought: Brought): void }) {
  const text = useCarryText().take;
  const [typed, setTyped] = useState(phrase ?? '');
  const [isBusy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<Trouble>();
  const id = useId();

  async function take() {
    const read = readPhrase(typed, ALL_WORDS);
    if (read.kind !== 'phrase') return setTrouble(read);
    setTrouble(undefined);
    setBusy(true);
    const fetched = await fetchParcel(read.phrase);
    setBusy(false);
    if (fetched.kind === 'brought') return onBrought(fetched.brought);
    setTrouble(fetched);
  }

  return (
    <section className={styles.card} aria-labelledby="take">
      <h2 id="take">{text.title}</h2>
      {phrase === undefined && <p>{text.lead}</p>}
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void take();
        }}
      >
        <label htmlFor={id}>{text.label}</label>
        <textarea
          id={id}
          rows={2}
          value={typed}
          autoCapitalize="none"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          translate="no"
          aria-describedby={`${id}-hint`}
          aria-invalid={trouble !== undefined}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            void take();
          }}
        />
        <p id={`${id}-hint`} className={styles.hint}>
          {text.hint}
        </p>
        <div role="alert" className={styles.trouble}>
          {trouble !== undefined && <p>{whatIsWrong(trouble)}</p>}
        </div>
        {trouble?.kind === 'unknown' && trouble.meant !== undefined && (
          <Button look="plain" onClick={() => mend(trouble.word, trouble.meant ?? '')}>
            {text.meant(trouble.meant)}
          </Button>
        )}
        <Button look="main" type="submit" disabled={isBusy}>
          {isBusy ? text.busy : text.action}
        </Button>
      </form>
      <p className={styles.hint}>{text.replaces}</p>
    </section>
  );

  /** Puts the word that was meant in the place of the one that was typed. */
  function mend(wrong: string, meant: string) {
    const words = typed.split(/(?<=\s)|(?=\s)/);
    setTyped(words.map((word) => (word.toLowerCase().includes(wrong) ? meant : word)).join(''));
    setTrouble(undefined);
  }

  function whatIsWrong(what: Trouble): string {
    if (what.kind === 'failed') return text.failed[what.why];
    return what.kind === 'unknown' ? text.unknown(what.word) : text.otherCount(what.words);
  }
}
