import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { Best, Tally } from '../../../device/kept/tally.ts';
import { gameEntry, gameName } from '../../../kit/games/registry.ts';
import { useLocale } from '../../../text/language.ts';
import styles from '../records.module.css';
import { useRecordsText } from '../text/text.ts';

/** The card of one game: its name and its records. */
export function GameCard({ game, children }: { game: string; children: ReactNode }) {
  const id = `records-${game}`;
  return (
    <section className={`card ${styles.card}`} data-game={game} aria-labelledby={id}>
      <h2 id={id}>{gameName(game)}</h2>
      {children}
    </section>
  );
}

/** The figures of a tally with their labels; zeros are left out. */
export function GameFigures({
  game,
  tally,
  replayOf,
}: {
  game: string;
  tally: Tally;
  replayOf(code: string): string | undefined;
}) {
  const text = useRecordsText();
  const score = gameEntry(game)?.score.highest[useLocale()];
  const { played, won, streak, longest, highest, quickest } = tally;
  return (
    <dl className={`grid ${styles.figures}`}>
      <Figure word={text.played}>{played}</Figure>
      <Figure word={text.won}>{won}</Figure>
      <Figure word={text.streak}>{streak}</Figure>
      <Figure word={text.longest}>{longest}</Figure>
      {highest !== undefined && score !== undefined && (
        <Figure word={score}>
          <BestFigure best={highest} replay={replayOf(highest.code)}>
            {highest.figure}
          </BestFigure>
        </Figure>
      )}
      {quickest !== undefined && (
        <Figure word={text.quickest}>
          <BestFigure best={quickest} replay={replayOf(quickest.code)}>
            {text.lasted(Math.round(quickest.figure / 60_000))}
          </BestFigure>
        </Figure>
      )}
    </dl>
  );
}

function Figure({ word, children }: { word: string; children: ReactNode }) {
  return (
    <div>
      <dt className="small dim">{word}</dt>
      <dd className="strong dense">{children}</dd>
    </div>
  );
}

/** A record links to its game, if it can be shown. */
function BestFigure({ best, replay, children }: { best: Best; replay: string | undefined; children: ReactNode }) {
  const text = useRecordsText();
  const day = useDay();
  if (replay === undefined) return children;
  return (
    <Link href={replay} title={text.seeGame(day(best.at))}>
      {children}
    </Link>
  );
}

/** A date in the page's language. */
export function useDay(): (at: number) => string {
  const format = new Intl.DateTimeFormat(useLocale(), { dateStyle: 'medium' });
  return (at) => format.format(at);
}
