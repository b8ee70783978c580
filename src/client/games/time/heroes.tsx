import { Button } from '../../parts/button.tsx';
import { Crest } from '../../parts/crest.tsx';
import styles from './heroes.module.css';
import { movesOf, type Situation } from './situation.ts';

/** The Heroes at the table, and the skills one can use before the next reveal. */
export function Heroes(props: Situation) {
  const { view, moves, you, words, send } = props;
  const { resolution } = words.page;
  const uses = movesOf(moves, 'use');
  if (view.players.every(({ hero }) => hero === undefined)) return undefined;
  return (
    <section aria-label={resolution.heroes}>
      <ul className={styles.heroes}>
        {view.players.map(({ hero }, seat) => {
          if (hero === undefined) return undefined;
          const use = uses.find((move) => move.hero === hero.hero);
          const name = words.names.hero(hero.hero);
          return (
            <li
              key={hero.hero}
              className={styles.hero}
              data-used={hero.used}
              data-usable={use !== undefined}
              data-you={seat === you}
            >
              <Crest seat={seat} className={styles.crest} />
              <h3 className={styles.name}>{name}</h3>
              {hero.used ? (
                <p className={styles.skill}>{resolution.used}</p>
              ) : (
                (seat === you || use !== undefined) && <p className={styles.skill}>{words.skill(hero.hero)}</p>
              )}
              {use !== undefined && (
                <Button look="main" className={styles.use} title={resolution.useBefore} onClick={() => send(use)}>
                  {seat === you ? resolution.use(name) : resolution.copy(name)}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      <Next {...props} />
    </section>
  );
}

/** What waits for the next Mission. */
function Next({ view, words }: Situation) {
  const { resolution } = words.page;
  const { solved, named, waived } = view.next;
  if (!solved && named.length === 0 && waived === 0) return undefined;
  return (
    <p className={styles.next} role="status">
      {solved && resolution.nextSolved} {named.length > 0 && resolution.nextNamed(words.game.items(named, words.names))}{' '}
      {waived > 0 && resolution.nextWaived(waived)}
    </p>
  );
}
