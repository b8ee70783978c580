import { Crest } from '../../../../client/kit/crests/crest.tsx';
import { Button } from '../../../../client/kit/parts/button.tsx';
import { movesOf, type Situation } from '../situation.ts';
import { HeroMark } from '../team/hero-mark.tsx';
import { laterText } from '../text/later/text.ts';
import styles from './hero-skills.module.css';

/** The Heroes at the table, and the skills you can use before the next reveal. */
export function HeroSkills(props: Situation) {
  const { view, moves, you, words, send } = props;
  const { resolution } = laterText.in(words.locale);
  const uses = movesOf(moves, 'use');
  if (view.players.every(({ hero }) => hero === undefined)) return undefined;
  const heroes = view.players.flatMap(({ hero }, seat) => {
    const use = uses.find((move) => move.hero === hero?.hero);
    return hero === undefined ? [] : [{ hero, seat, use }];
  });
  const usable = heroes.filter(({ use }) => use !== undefined).length;
  // Usable skills come first; the order of the others stays.
  heroes.sort((one, other) => Number(other.use !== undefined) - Number(one.use !== undefined));
  return (
    <section aria-label={words.page.heroes}>
      <ul className={`wrap ${styles.heroes}`} data-usable={usable > 1 ? 'several' : usable}>
        {heroes.map(({ hero, seat, use }) => (
          <li
            key={hero.hero}
            className={use === undefined ? styles.hero : `panel lit ${styles.hero}`}
            data-usable={use !== undefined}
          >
            {use === undefined ? (
              <HeroMark hero={hero} words={words} onHeroes={props.onHeroes} />
            ) : (
              <>
                <Crest seat={seat} />
                <h3 className="compact">{words.names.hero(hero.hero)}</h3>
                <p className={styles.skill}>{words.skill(hero.hero)}</p>
                <Button
                  look="main"
                  data-move="use"
                  className={styles.use}
                  title={resolution.useBefore}
                  onClick={() => send(use)}
                >
                  {(seat === you ? resolution.use : resolution.copy)(words.names.hero(hero.hero))}
                </Button>
              </>
            )}
          </li>
        ))}
      </ul>
      <Next {...props} />
    </section>
  );
}

/** What applies to the next Mission. */
function Next({ view, words }: Situation) {
  const { resolution } = laterText.in(words.locale);
  const { solved, named, waived } = view.next;
  if (!solved && named.length === 0 && waived === 0) return undefined;
  return (
    <p className={`strong centred bright ${styles.next}`} role="status">
      {solved && resolution.nextSolved} {named.length > 0 && resolution.nextNamed(words.game.oneOf(named, words.names))}{' '}
      {waived > 0 && resolution.nextWaived(waived)}
    </p>
  );
}
