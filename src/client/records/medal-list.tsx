import { Link } from 'wouter';
import { Icon } from '../parts/icon.tsx';
import { useTablesText } from '../text/tables.ts';
import type { Medals } from './medals.ts';
import styles from './records.module.css';
import { useRecordsText } from './text/text.ts';

/** The medals of some campaigns, each by the name of its scenario. */
export function MedalList({ medals }: { medals: readonly Medals[] }) {
  const text = useRecordsText();
  const names = useTablesText().lobby.optionValues;
  if (medals.length === 0) return undefined;
  return (
    <section className={styles.card} aria-labelledby="medals">
      <h2 id="medals">{text.medals}</h2>
      {medals.map(({ campaign, scenarios }) => (
        <div key={String(campaign)}>
          {campaign !== true && (
            <p>
              <Link href={`/c/${campaign}`}>{text.campaign(campaign)}</Link>
            </p>
          )}
          <ul className={styles.medals}>
            {scenarios.map(({ scenario, isExtended }) => (
              <li key={`${scenario}-${isExtended}`}>
                <Icon name="crown" /> {names[`scenario.${scenario}`] ?? scenario}
                {isExtended && ` (${text.extended})`}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
