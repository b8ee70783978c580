import { useEffect } from 'react';
import { Link } from 'wouter';
import { askHere } from '../../connection/here/worker-house.ts';
import { forgetLeftOver, progressIn } from '../../device/kept/level-progress.ts';
import { gameEntry, gameName } from '../../kit/games/registry.ts';
import { Footer } from '../../kit/pages/footer.tsx';
import { NotFoundPage } from '../../kit/pages/not-found-page.tsx';
import { buttonClass } from '../../kit/parts/button.tsx';
import { Loading } from '../../kit/parts/loading.tsx';
import { usePageTitle } from '../../kit/parts/use-page-title.ts';
import { useLocale } from '../../text/language.ts';
import styles from './learn-page.module.css';
import { PlayNow } from './play-now.tsx';
import { useLearnText } from './text/text.ts';
import { useCourse } from './use-course.ts';

/** All levels of a game, with a tick for each that is done. */
export function LearnPage({ game }: { game: string }) {
  return gameEntry(game) !== undefined ? <Levels game={game} /> : <NotFoundPage />;
}

function Levels({ game }: { game: string }) {
  const text = useLearnText();
  const locale = useLocale();
  const name = gameName(game);
  const course = useCourse(game);
  usePageTitle(text.title(name));
  useEffect(() => void removeLeftOver(game), [game]);
  if (course === undefined) return <Loading />;
  const { done, underWay } = progressIn(game);
  const next = Object.keys(course.text[locale]).find((level) => !done.includes(level));
  return (
    <>
      <main id="content" className="page narrow" data-game={game}>
        <h1>{text.title(name)}</h1>
        <p className="lead">{text.lead}</p>
        <ol className="stack">
          {Object.entries(course.text[locale]).map(([level, words], index) => {
            const state = underWay?.level === level ? text.underWay : done.includes(level) ? text.done : undefined;
            return (
              <li key={level}>
                <Link
                  href={`/learn/${game}/${index + 1}`}
                  className={`panel row ${level === next ? 'edge-lit glowing' : ''} ${styles.level}`}
                  aria-current={level === next ? 'step' : undefined}
                >
                  <span
                    className={`disc bright strong title-face lit ${styles.number}`}
                    aria-hidden="true"
                    data-done={done.includes(level)}
                  >
                    {done.includes(level) ? '✓' : index + 1}
                  </span>
                  <span className="column grow">
                    <strong>{words.name}</strong>
                    <span className="hint">{words.lead}</span>
                  </span>
                  {state !== undefined && <span className="small good">{state}</span>}
                </Link>
              </li>
            );
          })}
        </ol>
        <div className="stack centred">
          <PlayNow game={game} look={next === undefined ? 'main' : 'plain'} />
          <Link href={`/rules/${game}`} className={buttonClass('quiet')}>
            {text.rules}
          </Link>
        </div>
      </main>
      <Footer />
    </>
  );
}

/** Removes the tables of levels that are done or were begun anew. */
export async function removeLeftOver(game: string): Promise<void> {
  const { leftOver = [] } = progressIn(game);
  if (leftOver.length === 0) return;
  const { kind } = await askHere({ kind: 'remove', codes: leftOver });
  if (kind === 'removed') forgetLeftOver(game);
}
