import { useEffect, useRef, useState } from 'react';
import { TRANSFER_MS } from '../../../protocol/limits.ts';
import { Button } from '../../kit/parts/button.tsx';
import { QrCode } from '../../kit/qr-code/qr-code.tsx';
import { useLocale } from '../../text/language.ts';
import { type StoredBundle, storeBundle } from './exchange.ts';
import { newPhrase } from './phrase.ts';
import { useTransferText } from './text/text.ts';
import styles from './transfer-page.module.css';
import { addressWith } from './use-brought-phrase.ts';
import { WORDS } from './words/index.ts';

/** The old device's part: draws a phrase, stores everything encrypted with it, and shows the phrase. */
export function Give() {
  const text = useTransferText().give;
  const locale = useLocale();
  const [isBusy, setBusy] = useState(false);
  const [left, setLeft] = useState<StoredBundle & { phrase: string }>();
  const minutes = useMinutesUntil(left?.kind === 'left' ? left.until : 0);

  async function give() {
    setBusy(true);
    const phrase = newPhrase(WORDS[locale]);
    setLeft({ ...(await storeBundle(phrase)), phrase });
    setBusy(false);
  }

  const isGood = left?.kind === 'left' && minutes > 0;
  return (
    <section className={`shadowed card ${styles.card}`} aria-labelledby="give">
      <h2 id="give">{text.title}</h2>
      {isGood ? <Phrase phrase={left.phrase} minutes={minutes} /> : <p>{text.lead}</p>}
      <p role="alert" className="trouble">
        {left?.kind === 'left' && !isGood && text.expired}
        {left?.kind === 'failed' && text.failed[left.why]}
      </p>
      <Button look={isGood ? 'quiet' : 'main'} disabled={isBusy} onClick={() => void give()}>
        {isBusy ? text.busy : left?.kind === 'left' ? text.again : text.action}
      </Button>
    </section>
  );
}

function Phrase({ phrase, minutes }: { phrase: string; minutes: number }) {
  const text = useTransferText().give;
  const heading = useRef<HTMLHeadingElement>(null);
  // The pressed button has changed; focus moves to the phrase.
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="card parchment">
      <h3 id="phrase" ref={heading} tabIndex={-1}>
        {text.phrase}
      </h3>
      <ol className={`strong grid ${styles.words}`} aria-labelledby="phrase" translate="no">
        {phrase.split(' ').map((word, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a word may come twice
          <li key={place}>{word}</li>
        ))}
      </ol>
      <p>
        <strong>{text.goodFor(minutes)}</strong>
      </p>
      <p>{text.how(`${location.host}/carry`)}</p>
      <QrCode link={addressWith(phrase)} label={text.qr} />
      <p className="hint">{text.secret}</p>
    </div>
  );
}

/** The minutes left, rounded up. */
function useMinutesUntil(until: number): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const look = () => setNow(Date.now());
    const timer = setInterval(look, 5000);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.ceil((until - Math.max(now, until - TRANSFER_MS)) / 60_000));
}
