import { useId, useState } from 'react';
import { Button } from '../../kit/parts/button.tsx';
import fields from '../../kit/parts/fields.module.css';
import type { TransferSummary } from './bundle.ts';
import { type FetchTrouble, fetchBundle } from './exchange.ts';
import { type ReadPhrase, readPhrase } from './phrase.ts';
import { type TransferText, useTransferText } from './text/text.ts';
import styles from './transfer-page.module.css';
import { ALL_WORDS } from './words/index.ts';

type Trouble = Exclude<ReadPhrase, { kind: 'phrase' }> | { kind: 'failed'; why: FetchTrouble };

/** The new device's part: takes the six words and fetches the old device's data. */
export function TakeOver({
  phrase,
  onBrought,
}: {
  phrase: string | undefined;
  onBrought(brought: TransferSummary): void;
}) {
  const text = useTransferText().take;
  const [typed, setTyped] = useState(phrase ?? '');
  const [isBusy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<Trouble>();

  async function take() {
    const read = readPhrase(typed, ALL_WORDS);
    if (read.kind !== 'phrase') return setTrouble(read);
    setTrouble(undefined);
    setBusy(true);
    const fetched = await fetchBundle(read.phrase);
    setBusy(false);
    if (fetched.kind === 'brought') return onBrought(fetched.brought);
    setTrouble(fetched);
  }

  /** Replaces a mistyped word with the one probably meant. */
  function mend(wrong: string, meant: string) {
    const words = typed.split(/(?<=\s)|(?=\s)/);
    setTyped(words.map((word) => (word.toLowerCase().includes(wrong) ? meant : word)).join(''));
    setTrouble(undefined);
  }

  return (
    <section className={`shadowed card ${styles.card}`} aria-labelledby="take">
      <h2 id="take">{text.title}</h2>
      {phrase === undefined && <p>{text.lead}</p>}
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault();
          void take();
        }}
      >
        <PhraseField typed={typed} isWrong={trouble !== undefined} onType={setTyped} onEnter={() => void take()} />
        <div role="alert" className="trouble">
          {trouble !== undefined && <p>{whatIsWrong(text, trouble)}</p>}
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
      <p className="hint">{text.replaces}</p>
    </section>
  );
}

function PhraseField(props: { typed: string; isWrong: boolean; onType(typed: string): void; onEnter(): void }) {
  const text = useTransferText().take;
  const id = useId();
  return (
    <>
      <label htmlFor={id} className="strong">
        {text.label}
      </label>
      <textarea
        id={id}
        className={`${fields.field} ${styles.phrase}`}
        rows={2}
        value={props.typed}
        autoCapitalize="none"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        translate="no"
        aria-describedby={`${id}-hint`}
        aria-invalid={props.isWrong}
        onChange={(event) => props.onType(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          props.onEnter();
        }}
      />
      <p id={`${id}-hint`} className="hint">
        {text.hint}
      </p>
    </>
  );
}

function whatIsWrong(text: TransferText['take'], what: Trouble): string {
  if (what.kind === 'failed') return text.failed[what.why];
  return what.kind === 'unknown' ? text.unknown(what.word) : text.otherCount(what.words);
}
