import { useState } from 'react';
import { Link } from 'wouter';
import { isGameId } from '../../../games/catalogue.ts';
import type { DailyFacts } from '../../../games/kit.ts';
import { loadDaily } from '../../../games/load.ts';
import type { DailyDay, DailyReport } from '../../../protocol/daily.ts';
import { fetchDaily, fetchDailyArchive, fetchDay } from '../../connection/daily-api.ts';
import { tablesWithPeople } from '../../device/kept/kept-games.ts';
import { gameName } from '../../kit/games/registry.ts';
import { Footer } from '../../kit/pages/footer.tsx';
import { Button, buttonClass } from '../../kit/parts/button.tsx';
import { Loading } from '../../kit/parts/loading.tsx';
import { Notice } from '../../kit/parts/notice.tsx';
import { usePageTitle } from '../../kit/parts/use-page-title.ts';
import { useOnChange } from '../../kit/use-on-change.ts';
import { whileWanted } from '../../kit/while-wanted.ts';
import { useLocale } from '../../text/language.ts';
import { Along } from './along.tsx';
import { ArchiveList } from './archive-list.tsx';
import { ComeBack } from './come-back.tsx';
import { DayCheck } from './day-check.tsx';
import { DayPlot } from './day-plot.tsx';
import { DayResult, KnownPlaces } from './day-result.tsx';
import { dayName, timeHere, useDailyText } from './text/text.ts';
import { usePlayDay } from './use-play-day.ts';

interface Shown {
  report: DailyReport;
  facts: DailyFacts;
  /** The first past days, on the page of today. */
  past?: readonly DailyReport[];
  tomorrow?: DailyDay | undefined;
  now: number;
}

/** A day: its game, one's result and everybody's, how to check it; without a day, today and the archive. */
export function DayPage({ day }: { day?: string | undefined }) {
  const text = useDailyText();
  const [shown, setShown] = useState<Shown | 'off' | 'failed'>();
  const [attempt, setAttempt] = useState(0);
  usePageTitle(text.title);
  useOnChange(`${day} ${attempt}`, () => whileWanted(look(day), setShown));
  if (shown === undefined) return <Loading />;
  if (shown === 'off' || shown === 'failed') {
    return (
      <Notice title={text.off} lead={shown === 'off' ? text.offLead : text.failed} icon="stone-wall">
        {shown === 'failed' && (
          <Button look="main" onClick={() => setAttempt(attempt + 1)}>
            {text.tryAgain}
          </Button>
        )}
        <Link href="/" className={buttonClass(shown === 'off' ? 'main' : 'plain')}>
          {text.home}
        </Link>
      </Notice>
    );
  }
  return (
    <>
      <main id="content" className="page">
        <h1>{text.title}</h1>
        <p className="lead">{text.lead}</p>
        <TheDay {...shown} />
        {shown.past !== undefined && <ArchiveList first={shown.past} />}
        <p className="wrap centred">
          {day !== undefined && (
            <Link href="/daily" className={buttonClass('plain')}>
              {text.allDays}
            </Link>
          )}
          <Link href="/" className={buttonClass('plain')}>
            {text.home}
          </Link>
        </p>
      </main>
      <Footer />
    </>
  );
}

/** Everything at once: later parts would move those shown already. */
async function look(day: string | undefined): Promise<Shown | 'off' | 'failed'> {
  const tables = tablesWithPeople();
  const [today, asked, archive] = await Promise.all([
    fetchDaily(tables),
    day === undefined ? undefined : fetchDay(day, tables),
    day === undefined ? fetchDailyArchive() : undefined,
  ]);
  if (today === 'off' || asked === 'off') return 'off';
  if (today === undefined || (asked === undefined && day !== undefined)) return 'failed';
  const { now, tomorrow } = today;
  const report = asked ?? today.today;
  const rest = { now, ...(report.day === today.today.day && { tomorrow }) };
  if (!isGameId(report.game)) return 'off';
  const facts = await loadDaily(report.game).catch(() => undefined);
  if (facts === undefined) return 'failed';
  return { report, facts, ...rest, ...(typeof archive === 'object' && { past: archive.days }) };
}

function TheDay({ report, facts, tomorrow, now }: Shown) {
  const text = useDailyText();
  const locale = useLocale();
  const { yours, best, game } = report;
  const setup = facts.setups.find(({ id }) => id === report.setup);
  return (
    <>
      {yours?.kind === 'over' && <DayResult report={report} yours={yours} facts={facts} />}
      <div className="tiles">
        <DayPlot report={report} facts={facts} />
        {yours?.kind === 'over' && <KnownPlaces report={report} facts={facts} />}
      </div>
      {yours?.kind === 'over' && tomorrow !== undefined && (
        <ComeBack tomorrow={tomorrow} streak={yours.streak} now={now} />
      )}
      <section className="card text-centre" data-game={game} aria-labelledby="day">
        <h2 id="day">
          {dayName(report.day, locale)}: {gameName(game)}
        </h2>
        {setup !== undefined && <p className="strong">{text.setup(setup.name[locale], setup.minutes)}</p>}
        <p>{facts.aim[locale]}</p>
        <Standing report={report} now={now} />
        <Ways report={report} />
        <Along report={report} />
        <p className="hint">{text.players(report.players)}</p>
      </section>
      {best !== undefined && (
        <p className="wrap centred">
          <Link href={`/r/${best.code}`} className={buttonClass('plain')}>
            {text.best(best.name)}
          </Link>
        </p>
      )}
      <DayCheck day={report} tomorrow={tomorrow} />
    </>
  );
}

/** The state of the day and of the player's own try, in a sentence or two. */
function Standing({ report, now }: { report: DailyReport; now: number }) {
  const text = useDailyText();
  const locale = useLocale();
  const { status, yours, endsAt, opensAt } = report;
  const lines = [
    ...(yours?.kind === 'playing' ? [text.begun] : []),
    ...(yours?.kind === 'late' ? [text.late] : []),
    ...(status === 'running' && yours === undefined ? [text.oneTry, text.until(timeHere(endsAt, locale, now))] : []),
    ...(status === 'running' && yours?.kind === 'over' ? [`${text.next(timeHere(endsAt, locale, now))}.`] : []),
    ...(status === 'settling' ? [text.settling(timeHere(opensAt, locale, now))] : []),
    ...(status === 'open' && yours === undefined ? [text.over] : []),
  ];
  return <p>{lines.join(' ')}</p>;
}

function Ways({ report }: { report: DailyReport }) {
  const text = useDailyText();
  const { state, play } = usePlayDay();
  const { status, yours } = report;
  const mayPractise = status === 'open' || yours?.kind === 'over';
  const isCounted = yours?.kind === 'playing' || yours?.kind === 'late' || (status === 'running' && !mayPractise);
  const isBusy = state === 'under-way';
  return (
    <>
      <div className="wrap centred">
        {isCounted && (
          <Button look="main" disabled={isBusy} onClick={() => void play(report)}>
            {isBusy ? text.opening : yours === undefined ? text.play : text.goOn}
          </Button>
        )}
        {mayPractise && (
          <Button
            look={isCounted ? 'plain' : 'main'}
            disabled={isBusy}
            onClick={() => void play(report, { practice: true })}
          >
            {isBusy ? text.opening : yours === undefined ? text.practiseFirst : text.practise}
          </Button>
        )}
      </div>
      {mayPractise && <p className="hint">{text.practiceNote}</p>}
      {state === 'failed' && (
        <p className="trouble" role="alert">
          {text.cannotOpen}
        </p>
      )}
    </>
  );
}
