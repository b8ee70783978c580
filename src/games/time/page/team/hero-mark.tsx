import type { Hero } from '../../rules/state.ts';
import { StoryIcon } from '../time-icon.tsx';
import type { Words } from '../words.ts';
import styles from './hero-mark.module.css';

/** DT-62 The portrait of a player's Hero; a tap lists the skills of all Heroes at the table. */
export function HeroMark(props: {
  hero: Hero;
  words: Words;
  onHeroes(): void;
  /** Your own Hero is shown with its name, if there is room. */
  isWhole?: boolean;
}) {
  const { hero, words } = props;
  const name = words.names.hero(hero.hero);
  return (
    <button
      type="button"
      className={`chip bright strong ${styles.mark}`}
      data-used={hero.used}
      data-hero={hero.hero}
      aria-label={`${name}: ${words.skill(hero.hero)}`}
      title={`${name}: ${words.skill(hero.hero)}`}
      onClick={props.onHeroes}
    >
      <StoryIcon name={words.hero(hero.hero).icon} />
      <span className={`${styles.name} ${props.isWhole === true ? '' : 'on-desktop'}`}>{name}</span>
    </button>
  );
}
