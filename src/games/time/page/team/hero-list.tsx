import type { PlayerInfo } from '../../../../client/kit/game-page.ts';
import type { TimeView } from '../../rules/view.ts';
import { StoryPicture } from '../painted-pictures.tsx';
import { laterText } from '../text/later/text.ts';
import type { Words } from '../words.ts';
import styles from './hero-list.module.css';

/** All Heroes at the table, with their skills and players. */
export function HeroList({ view, players, words }: { view: TimeView; players: readonly PlayerInfo[]; words: Words }) {
  return (
    <ul className="stack gap-10">
      {view.players.map(({ hero }, seat) =>
        hero === undefined ? undefined : (
          <li key={hero.hero} className={`grid ${styles.hero}`} data-used={hero.used} data-hero={hero.hero}>
            <StoryPicture name={words.hero(hero.hero).icon} className={`bright ${styles.picture}`} />
            <h3>
              {words.names.hero(hero.hero)} <small>{players[seat]?.name}</small>
            </h3>
            <p>
              {words.skill(hero.hero)} {hero.used && <strong>({laterText.in(words.locale).resolution.used})</strong>}
            </p>
            <p className="flavour">{words.hero(hero.hero).flavour[words.locale]}</p>
          </li>
        ),
      )}
    </ul>
  );
}
