import { useLocale } from '../../../../client/language.ts';
import { Icon } from '../../../../client/parts/icon.tsx';
import { useTablesText } from '../../../../client/text/tables.ts';
import type { Scenario, TimePack } from '../../rules/content.ts';
import styles from './campaign.module.css';

/** The way of a campaign so far, as the house tells it. */
export interface Journey {
  extended: boolean;
  next: readonly string[];
  played: readonly { scenario: string; won: boolean; completed: number }[];
}

/** The scenario of a choice; Extended play is none. */
export function scenarioOf(pack: TimePack, choice: string): Scenario | undefined {
  return pack.scenarios.find(({ id }) => id === choice);
}

/** The map: levels down the stairs, bonus levels beside them, medals where one has won. */
export function CampaignJourney({ journey, pack }: { journey: Journey; pack: TimePack }) {
  const text = useTablesText().campaign;
  const locale = useLocale();
  const stops = pack.scenarios.filter(({ afterWin }) => afterWin !== undefined);
  return (
    <section className={styles.journey} aria-labelledby="campaign-journey">
      <h2 id="campaign-journey">
        {text.journey} {journey.extended && `(${text.extended})`}
      </h2>
      <ol className={styles.stops}>
        {stops.map((scenario) => {
          const games = journey.played.filter((game) => game.scenario === scenario.id);
          const best = games.filter(({ won }) => won).sort((one, other) => other.completed - one.completed)[0];
          const isNext = journey.next.includes(scenario.id);
          const state = best !== undefined ? 'won' : games.length > 0 ? 'lost' : isNext ? 'next' : 'ahead';
          return (
            <li
              key={scenario.id}
              className={styles.stop}
              data-state={state}
              data-next={isNext}
              data-bonus={isBonus(scenario)}
            >
              <span className={styles.medal} aria-hidden="true">
                {best !== undefined ? (
                  <Icon name="crown" />
                ) : isNext ? (
                  <Icon name="torch" />
                ) : (
                  <Icon name="dungeon-gate" />
                )}
              </span>
              <span className={styles.stopName}>
                {scenario.name[locale]} {isBonus(scenario) && <small>({text.bonus})</small>}
              </span>
              <span className={styles.stopState}>
                {best !== undefined
                  ? text.medals.won(best.completed, scenario.goal)
                  : games.length > 0
                    ? text.medals.lost
                    : text.goal(scenario.goal)}
                {games.length > 1 && ` · ${text.medals.tries(games.length)}`}
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** DT-41 Bonus levels lie between the levels. */
function isBonus({ id }: Scenario): boolean {
  return !id.startsWith('level-');
}
