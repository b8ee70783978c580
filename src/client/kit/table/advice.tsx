import { useContext, useEffect, useState } from 'react';
import type { Locale } from '../../../engine/text.ts';
import { useLocale } from '../../text/language.ts';
import { Button } from '../parts/button.tsx';
import { AdviceContext, type GivenAdvice } from './advice-asked.ts';

/** The texts of advice. */
export interface AdviceText {
  ask: string;
  thinking: string;
  failed: string;
  instead(move: string): string;
}

/** The texts of advice by language. */
export const ADVICE_TEXTS: Readonly<Record<Locale, AdviceText>> = {
  en: {
    ask: 'What would you do?',
    thinking: 'Thinking…',
    failed: 'No idea right now. Try again in a moment.',
    instead: (move) => `Compared with: ${move}.`,
  },
  it: {
    ask: 'Tu che cosa faresti?',
    thinking: 'Ci penso…',
    failed: 'Adesso non saprei. Riprova tra un momento.',
    instead: (move) => `Rispetto a: ${move}.`,
  },
};

/** Asks for a move and its reason; nothing where no advice is given. */
export function AskAdvice() {
  const ask = useContext(AdviceContext);
  return ask === undefined ? undefined : <Asked ask={ask} />;
}

type Asking = 'no' | 'thinking' | 'failed' | GivenAdvice;

function Asked({ ask }: { ask(signal: AbortSignal): Promise<GivenAdvice | undefined> }) {
  const text = ADVICE_TEXTS[useLocale()];
  const [asking, setAsking] = useState<Asking>('no');
  const isThinking = asking === 'thinking';
  // Another moment needs other advice.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `ask` changes with the moment
  useEffect(() => setAsking('no'), [ask]);
  useEffect(() => {
    if (!isThinking) return;
    const controller = new AbortController();
    ask(controller.signal).then(
      (advice) => !controller.signal.aborted && setAsking(advice ?? 'failed'),
      () => setAsking('failed'),
    );
    return () => controller.abort();
  }, [ask, isThinking]);
  return (
    <div className="stack close">
      <Button look="plain" disabled={isThinking} onClick={() => setAsking('thinking')}>
        {text.ask}
      </Button>
      <div role="status" className="stack tight">
        {isThinking && <p>{text.thinking}</p>}
        {asking === 'failed' && <p>{text.failed}</p>}
        {typeof asking === 'object' && (
          <>
            <p className="marked strong">{asking.move}</p>
            {asking.why !== undefined && <p>{asking.why}</p>}
            {asking.instead !== undefined && <p className="hint">{text.instead(asking.instead)}</p>}
          </>
        )}
      </div>
    </div>
  );
}
