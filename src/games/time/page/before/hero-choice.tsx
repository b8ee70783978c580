import type { ReactNode } from 'react';
import { Button } from '../../../../client/kit/parts/button.tsx';
import { StoryPicture } from '../painted-pictures.tsx';
import { movesOf, ownPlayer, type Situation } from '../situation.ts';
import styles from './hero-choice.module.css';

/**
 * DT-62 Two Heroes, of which one is kept; below it other content of that phase, so that nothing moves when it is
 * loaded.
 */
export function HeroChoice({ children, ...situation }: Situation & { children: ReactNode }) {
  const { moves, words, send } = situation;
  const { before } = words.page;
  const own = ownPlayer(situation);
  return (
    <>
      {own?.hero !== undefined ? (
        <p>{before.heroChosen(words.names.hero(own.hero.hero))}</p>
      ) : (
        <section aria-label={before.chooseHero}>
          <p>{before.chooseHero}</p>
          <ul className={`stack ${styles.heroes}`}>
            {movesOf(moves, 'keep').map((move) => (
              <li key={move.hero} className={`stack centred panel compact dense ${styles.hero}`}>
                <StoryPicture name={words.hero(move.hero).icon} className={styles.portrait} />
                <h3 className="larger">{words.names.hero(move.hero)}</h3>
                <p>{words.skill(move.hero)}</p>
                <p className="flavour">{words.hero(move.hero).flavour[words.locale]}</p>
                <Button look="main" data-move="keep" onClick={() => send(move)}>
                  {before.keep(words.names.hero(move.hero))}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
      {children}
    </>
  );
}
