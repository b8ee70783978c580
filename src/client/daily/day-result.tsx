import { useState } from 'react';
import { Link } from 'wouter';
import type { DailyFacts } from '../../games/kit.ts';
import type { DailyReport, OwnTry } from '../../protocol/daily.ts';
import { gameName } from '../games/registry.ts';
import { AnimalIcon } from '../kit/crests/crest.tsx';
import { Button, buttonClass } from '../kit/parts/button.tsx';
import { useLocale } from '../text/language.ts';
import styles from './daily.module.css';
import { placeInSquares } from './plot-bars.ts';
import { dayName, useDailyText } from './text/text.ts';

type FinishedTry = Extract<OwnTry, { kind: 'over' }>;

/** One's own result of a day: score, place, streak, and a text to share. */
export function DayResult({ report, yours, facts }: { report: DailyReport; yours: FinishedTry; facts: DailyFacts }) {
  const text = useDailyText();
  const locale = useLocale();
  return (
    <section className="card text-centre" aria-labelledby="result">
      <h2 id="result">{text.yourResult}</h2>
      <p className={styles.score}>{facts.points[locale](yours.score)}</p>
      <p className="strong">
        {report.together ? `${yours.won ? text.won : text.lost}. ` : ''}
        {text.place(yours.place, report.players)}
      </p>
      <p>{text.streak(yours.streak)}</p>
      <div className="wrap centred">
        <ShareDay report={report} yours={yours} facts={facts} />
        {report.status === 'open' && (
          <Link href={`/r/${yours.code}`} className={buttonClass('plain')}>
            {text.yourReplay}
          </Link>
        )}
      </div>
    </section>
  );
}

function ShareDay({ report, yours, facts }: { report: DailyReport; yours: FinishedTry; facts: DailyFacts }) {
  const text = useDailyText();
  const locale = useLocale();
  const [copied, setCopied] = useState(false);
  const lines = [
    text.shareTitle(dayName(report.day, locale)),
    `${gameName(report.game)}: ${facts.points[locale](yours.score)}`,
    `${placeInSquares(yours.place, report.players)} ${text.place(yours.place, report.players)}`,
    ...(yours.streak > 1 ? [text.streak(yours.streak)] : []),
    `${location.origin}/daily/${report.day}`,
  ];
  async function share() {
    const message = lines.join('\n');
    if (typeof navigator.share === 'function')
      return navigator.share({ title: 'Undercroft', text: message }).catch(() => undefined);
    return navigator.clipboard?.writeText(message).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  }
  return (
    <Button look="plain" onClick={() => void share()}>
      <span aria-live="polite">{copied ? text.copied : text.share}</span>
    </Button>
  );
}

/** Places among the people one has played with. */
export function KnownPlaces({ report, facts }: { report: DailyReport; facts: DailyFacts }) {
  const text = useDailyText();
  const locale = useLocale();
  const { known } = report;
  if (known === undefined) return undefined;
  return (
    <section className="card" aria-labelledby="known">
      <h2 id="known">{text.known}</h2>
      {known.every(({ isYou }) => isYou) && <p className="hint">{text.knownNobody}</p>}
      <ol className="lined">
        {known.map(({ name, crest, score, place, isYou }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two people may have the same name and score
          <li key={index} className={`row target ${isYou ? 'strong' : ''}`}>
            <span>{text.placeShort(place)}</span>
            {crest !== undefined && <AnimalIcon animal={crest} />}
            <span className="grow one-line">{isYou ? `${name} (${text.you})` : name}</span>
            <span>{facts.points[locale](score)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
