import { Link } from 'wouter';
import type { GroupDaily } from '../../../../protocol/groups.ts';
import { AnimalIcon } from '../../../kit/crests/crest.tsx';
import { gameName } from '../../../kit/games/registry.ts';
import { useDailyFacts } from '../../../kit/games/use-daily-facts.ts';
import { buttonClass } from '../../../kit/parts/button.tsx';
import { useLocale } from '../../../text/language.ts';
import styles from '../records.module.css';
import { useGroupsText } from './text/text.ts';

/** The dungeon of the day among the members: today's results, and the past week. */
export function GroupDay({ daily }: { daily: GroupDaily }) {
  const text = useGroupsText();
  const locale = useLocale();
  const facts = useDailyFacts(daily.game);
  const { today, week } = daily;
  return (
    <section className={`card ${styles.card}`} data-game={daily.game} aria-labelledby="group-day">
      <h2 id="group-day">{text.daily}</h2>
      <h3>
        {text.today}: {gameName(daily.game)}
      </h3>
      {today === undefined && <p className="hint">{text.playFirst}</p>}
      {today?.length === 0 && <p className="hint">{text.nobodyYet}</p>}
      {facts !== undefined && today !== undefined && today.length > 0 && (
        <ol className="lined">
          {today.map(({ name, crest, score, place, isYou }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two people may have the same name and score
            <li key={index} className={`row target ${isYou ? 'strong' : ''}`}>
              <span>{text.place(place)}</span>
              {crest !== undefined && <AnimalIcon animal={crest} />}
              <span className="grow one-line">{isYou ? `${name} (${text.you})` : name}</span>
              <span>{facts.points[locale](score)}</span>
            </li>
          ))}
        </ol>
      )}
      {week.length > 0 && <Week week={week} />}
      <p className="wrap centred">
        <Link href="/daily" className={buttonClass('plain')}>
          {text.toDay}
        </Link>
      </p>
    </section>
  );
}

function Week({ week }: Pick<GroupDaily, 'week'>) {
  const text = useGroupsText();
  return (
    <table className={`across ${styles.table}`}>
      <caption className="strong">{text.week}</caption>
      <thead className="hint dense">
        <tr>
          <th scope="col">{text.name}</th>
          <th scope="col">{text.days}</th>
          <th scope="col">{text.firsts}</th>
        </tr>
      </thead>
      <tbody>
        {week.map(({ name, crest, isYou, days, firsts }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two people may have the same name
          <tr key={index}>
            <th scope="row">
              <span className="row">
                {crest !== undefined && <AnimalIcon animal={crest} />} {isYou ? `${name} (${text.you})` : name}
              </span>
            </th>
            <td data-word={text.days}>{days}</td>
            <td data-word={text.firsts}>{firsts}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
