import { useEffect, useState } from 'react';
import type { Locale } from '../../../engine/text.ts';
import { useLocale } from '../../text/language.ts';
import { Button } from '../parts/button.tsx';
import { useOnChange } from '../use-on-change.ts';
import { chanceWithin } from './percent.ts';
import type { GivenAdvice } from './table-context.tsx';
import { useTableContext } from './table-context.tsx';

const en = {
  ask: 'What would you do?',
  thinking: 'Thinking…',
  failed: 'No idea right now. Try again in a moment.',
  /** `chance` with its error: "62% ±4". */
  chance: (chance: string) => `Chance to win: ${chance}`,
  instead: (move: string) => `Compared with: ${move}.`,
  /** No reason was found for one or the other. */
  asGood: (move: string) => `As far as I can tell, just as good: ${move}.`,
  only: 'There’s no other choice worth weighing.',
};

/** The texts of advice. */
export type AdviceText = typeof en;

const it: AdviceText = {
  ask: 'Tu che cosa faresti?',
  thinking: 'Ci penso…',
  failed: 'Adesso non saprei. Riprova tra un momento.',
  chance: (chance) => `Probabilità di vincere: ${chance}`,
  instead: (move) => `Rispetto a: ${move}.`,
  asGood: (move) => `A quanto vedo, va bene anche: ${move}.`,
  only: 'Non c’è un’altra scelta da valutare.',
};

/** The texts of advice by language. */
export const ADVICE_TEXTS: Readonly<Record<Locale, AdviceText>> = { en, it };

/** Asks for a move and its reason; renders nothing if no advice is given. */
export function AskAdvice() {
  const { advice: ask } = useTableContext();
  return ask === undefined ? undefined : <Asked ask={ask} />;
}

type Asking = 'no' | 'thinking' | 'failed' | GivenAdvice;

function Asked({ ask }: { ask(signal: AbortSignal): Promise<GivenAdvice | undefined> }) {
  const text = ADVICE_TEXTS[useLocale()];
  const [asking, setAsking] = useState<Asking>('no');
  const isThinking = asking === 'thinking';
  // Another moment needs other advice.
  useOnChange(ask, () => setAsking('no'));
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
    <div className="stack gap-7">
      <Button look="plain" aria-disabled={isThinking} onClick={() => setAsking('thinking')}>
        {text.ask}
      </Button>
      <div role="status" className="stack gap-4">
        {isThinking && <p>{text.thinking}</p>}
        {asking === 'failed' && <p>{text.failed}</p>}
        {typeof asking === 'object' && (
          <>
            <p className="marked strong">{asking.move}</p>
            <Reason advice={asking} text={text} />
            {asking.chance !== undefined && <p className="hint">{text.chance(chanceWithin(asking.chance))}</p>}
          </>
        )}
      </div>
    </div>
  );
}

function Reason({ advice: { why, instead }, text }: { advice: GivenAdvice; text: AdviceText }) {
  if (instead === undefined) return <p>{text.only}</p>;
  if (why === undefined) return <p>{text.asGood(instead)}</p>;
  return (
    <>
      <p>{why}</p>
      <p className="hint">{text.instead(instead)}</p>
    </>
  );
}
