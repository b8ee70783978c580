import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { fetchResult } from '../../connection/results/ask-records.ts';
import type { Challenge, ChallengeFigures } from '../../device/kept/kept-tables.ts';
import { gameName } from '../../kit/games/registry.ts';
import { ShareLink } from '../../kit/pages/share-link.tsx';
import { buttonClass } from '../../kit/parts/button.tsx';
import { whileWanted } from '../../kit/while-wanted.ts';
import { challengePath } from './challenge-path.ts';
import styles from './challenge-result.module.css';
import { comparison, figuresOf } from './figures.ts';
import { useChallengeText } from './text.ts';
import { useFigures } from './use-figures.ts';

/** After a challenge: who did better with the same cards, and an answer to the challenger. */
export function ChallengeResult({ challenge, code, game }: { challenge: Challenge; code: string; game: string }) {
  const text = useChallengeText();
  const { told, points } = useFigures(game);
  const tried = useTried(code, challenge.seat);
  if (tried === undefined) return <div className={`whole-line ${styles.room}`} />;
  const how = comparison(tried, challenge);
  const by = (tried.score ?? 0) - (challenge.score ?? 0);
  const margin = Math.sign(by) === how && by !== 0 ? points(Math.abs(by)) : undefined;
  const link = `${location.origin}${challengePath(challenge)}`;
  return (
    <section className={`card lit whole-line centred ${styles.room}`} aria-labelledby="challenge">
      <h2 id="challenge">{text.end.title[how]}</h2>
      <p>{text.end.line[how](challenge.name, margin)}</p>
      <dl className={`stack gap-4 ${styles.figures}`}>
        <Row who={text.end.you} figures={told(tried)} isBetter={how > 0} />
        <Row who={challenge.name} figures={told(challenge)} isBetter={how < 0} />
      </dl>
      <div className="wrap centred">
        <ShareLink
          label={text.end.answer}
          done={text.end.copied}
          link={link}
          message={text.end.answerText[how](gameName(game), told(tried))}
        />
        <Link href={challengePath(challenge)} className={buttonClass('plain')}>
          {text.end.again}
        </Link>
        <Link href={`/r/${challenge.code}?eyes=${challenge.seat}`} className={buttonClass('plain')}>
          {text.end.watch(challenge.name)}
        </Link>
      </div>
    </section>
  );
}

function Row({ who, figures, isBetter }: { who: string; figures: string; isBetter: boolean }) {
  return (
    <div className={`row ${isBetter ? 'strong bright' : ''}`}>
      <dt className="grow one-line">{who}</dt>
      <dd>{figures}</dd>
    </div>
  );
}

/** The figures of the try that has just ended; undefined until they are known. */
function useTried(code: string, seat: number): ChallengeFigures | undefined {
  const [tried, setTried] = useState<ChallengeFigures>();
  useEffect(
    () =>
      whileWanted(fetchResult(code, 'here'), (result) => {
        if (typeof result === 'object') setTried(figuresOf(result, seat));
      }),
    [code, seat],
  );
  return tried;
}
