import { Link } from 'wouter';
import { useOptionsText } from '../../../kit/games/options-text.ts';
import { gameEntry } from '../../../kit/games/registry.ts';
import { Icon } from '../../../kit/parts/icon.tsx';
import { useLocale } from '../../../text/language.ts';
import styles from '../records.module.css';
import type { Medals } from '../tally/medals.ts';
import { useRecordsText } from '../text/text.ts';

/** The medals of campaigns, by the names their games give them. */
export function MedalList({ medals }: { medals: readonly Medals[] }) {
  const text = useRecordsText();
  if (medals.length === 0) return undefined;
  return (
    <section className={`card ${styles.card}`} aria-labelledby="medals">
      <h2 id="medals">{text.medals}</h2>
      {medals.map((of, place) => (
        <div key={String(of.campaign)}>
          {of.campaign !== true && (
            <p className="links">
              <Link href={`/c/${of.campaign}`}>{text.campaign(medals.length > 1 ? place + 1 : undefined)}</Link>
            </p>
          )}
          <MedalsOfCampaign medals={of} />
        </div>
      ))}
    </section>
  );
}

/** Winning the same game again brings no second medal. */
function MedalsOfCampaign({ medals }: { medals: Medals }) {
  const locale = useLocale();
  const game = gameEntry(medals.game);
  const optionsText = useOptionsText(game);
  const names = medals.won.flatMap((options) => game?.campaign?.medal(options, { optionsText, locale }) ?? []);
  return (
    <ul className={`wrap ${styles.medals}`}>
      {[...new Set(names)].map((name) => (
        <li key={name}>
          <Icon name="crown" /> {name}
        </li>
      ))}
    </ul>
  );
}
