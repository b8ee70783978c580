import { Link } from 'wouter';
import type { DailyFacts } from '../../../games/kit.ts';
import type { DailyDay, DailyReport, OwnTry } from '../../../protocol/daily.ts';
import { gameEntry } from '../../kit/games/registry.ts';
import { useDailyFacts } from '../../kit/games/use-daily-facts.ts';
import { buttonClass } from '../../kit/parts/button.tsx';
import { DoorIcon } from '../../kit/parts/icon.tsx';
import { useLocale } from '../../text/language.ts';
import styles from './daily.module.css';
import { nextPlace } from './plot-bars.ts';
import { timeHere, useDailyText } from './text/text.ts';

type FinishedTry = Extract<OwnTry, { kind: 'over' }>;

/** How much more would have been a better place. */
export function CloseTo({ report, yours, facts }: { report: DailyReport; yours: FinishedTry; facts: DailyFacts }) {
  const text = useDailyText();
  const locale = useLocale();
  const next = nextPlace({ fared: report.fared ?? [], together: report.together, yours });
  if (next === undefined) return undefined;
  return <p>{text.closeTo(facts.points[locale](next.missing), next.place)}</p>;
}

/** After one's try: tomorrow's game, when it begins, and what it brings. */
export function ComeBack(props: { tomorrow: DailyDay; streak: number; now: number }) {
  const { tomorrow, streak, now } = props;
  const text = useDailyText();
  const locale = useLocale();
  const facts = useDailyFacts(tomorrow.game);
  const game = gameEntry(tomorrow.game);
  const setup = facts?.setups.find(({ id }) => id === tomorrow.setup);
  if (game === undefined || setup === undefined) return undefined;
  return (
    <section className={`card ${styles.today}`} data-game={tomorrow.game} aria-labelledby="tomorrow">
      <DoorIcon door={game.door} className={styles.icon} />
      <div className="column shrinks">
        <h2 id="tomorrow">{text.tomorrow(timeHere(tomorrow.startsAt, locale, now))}</h2>
        <p className="strong dense">{game.door.name}</p>
        <p className="hint">{text.setup(setup.name[locale], setup.minutes)}</p>
        <p className="bright">{text.streakNext(streak + 1)}</p>
      </div>
      <Link href={`/learn/${tomorrow.game}`} className={`${buttonClass('quiet')} ${styles.ways}`}>
        {text.warmUp}
      </Link>
    </section>
  );
}
