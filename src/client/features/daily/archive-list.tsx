import { useState } from 'react';
import { Link } from 'wouter';
import type { DailyReport } from '../../../protocol/daily.ts';
import { fetchDailyArchive } from '../../connection/daily-api.ts';
import { gameName } from '../../kit/games/registry.ts';
import { Button } from '../../kit/parts/button.tsx';
import { useLocale } from '../../text/language.ts';
import { dayName, useDailyText } from './text/text.ts';

/** Past days, each to look at and to play; more on demand. */
export function ArchiveList({ first }: { first: readonly DailyReport[] }) {
  const text = useDailyText();
  const [past, setPast] = useState(first);
  const [isAll, setAll] = useState(first.length === 0);
  async function more() {
    const found = await fetchDailyArchive(past.at(-1)?.day);
    if (found === undefined || found === 'off') return;
    setPast([...past, ...found.days]);
    setAll(found.days.length === 0);
  }
  return (
    <section className="card" aria-labelledby="archive">
      <h2 id="archive">{text.archive}</h2>
      <p className="hint">{past.length === 0 ? text.archiveEmpty : text.archiveLead}</p>
      <ul className="lined links">
        {past.map((day) => (
          <PastDay key={day.day} {...day} />
        ))}
      </ul>
      {!isAll && (
        <Button look="quiet" onClick={() => void more()}>
          {text.earlier}
        </Button>
      )}
    </section>
  );
}

function PastDay({ day, game, yours, players }: DailyReport) {
  const text = useDailyText();
  const locale = useLocale();
  return (
    <li className="row spread">
      <Link href={`/daily/${day}`}>
        {dayName(day, locale, 'short')}: {gameName(game)}
      </Link>
      <span className="hint unbroken">
        {yours?.kind === 'over' ? text.place(yours.place, players) : text.notPlayed}
      </span>
    </li>
  );
}
