import { Icon } from '../../../../client/kit/parts/icon.tsx';
import { useLocale } from '../../../../client/text/language.ts';
import type { Scenario, TimePack } from '../../rules/content.ts';
import type { Journey } from '../../rules/state.ts';
import surface from '../surfaces.module.css';
import styles from './campaign.module.css';
import { useCampaignText } from './text/text.ts';

/** The scenario of a choice; Extended play is none. */
export function scenarioOf(pack: TimePack, choice: string): Scenario | undefined {
  return pack.scenarios.find(({ id }) => id === choice);
}

/** The map: levels down the stairs, bonus levels beside them, medals where one has won. */
export function CampaignJourney({ journey, pack }: { journey: Journey; pack: TimePack }) {
  const text = useCampaignText();
  const locale = useLocale();
  const stops = pack.scenarios.filter(({ afterWin }) => afterWin !== undefined);
  return (
    <section className={`${surface.card} ${surface.scroll} ${styles.journey}`} aria-labelledby="campaign-journey">
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
              <span className={`disc ${styles.medal}`} aria-hidden="true">
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
