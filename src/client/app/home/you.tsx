import { useState } from 'react';
import { Link } from 'wouter';
import { CRESTS } from '../../../protocol/crests.ts';
import { rememberedCrest, rememberedName } from '../../device/device.ts';
import { keptRecords } from '../../device/kept/kept-games.ts';
import { AnimalIcon } from '../../kit/crests/crest.tsx';
import { gameEntry, gameName } from '../../kit/games/registry.ts';
import { useLocale } from '../../text/language.ts';
import { useContinueText } from './continue-text.ts';
import styles from './you.module.css';
import { type NextGoal, yourFigures } from './you-figures.ts';

/** Whoever comes back sees themselves first: their run of days, their wins, and what to try next. */
export function You() {
  const text = useContinueText().you;
  const [figures] = useState(() => yourFigures(keptRecords(), Date.now()));
  if (figures === undefined) return undefined;
  const { days, won, played, goal } = figures;
  return (
    <section className={`card centred ${styles.you}`} aria-labelledby="you">
      <h2 id="you" className="row gap-7 centred">
        <AnimalIcon animal={rememberedCrest() ?? CRESTS[0]} /> {text.title(rememberedName())}
      </h2>
      <Link href="/records" className={`row centred ${styles.figures}`}>
        {days > 1 && <Figure figure={days} label={text.days(days)} />}
        {won > 0 ? (
          <Figure figure={won} label={text.won(won)} />
        ) : (
          <Figure figure={played} label={text.played(played)} />
        )}
      </Link>
      <p className={styles.goal}>
        <strong className="bright">{text.goal}:</strong> <GoalLine goal={goal} />
      </p>
    </section>
  );
}

function Figure({ figure, label }: { figure: number; label: string }) {
  return (
    <span>
      <strong className={styles.figure}>{figure}</strong> {label}
    </span>
  );
}

function GoalLine({ goal }: { goal: NextGoal }) {
  const text = useContinueText().you;
  const locale = useLocale();
  const name = gameName(goal.game);
  if (goal.kind === 'more') return text.more(name, goal.wins);
  if (goal.kind !== 'beat') return text[goal.kind](name);
  return text.beat(name, gameEntry(goal.game)?.score.highest[locale] ?? '', goal.figure);
}
