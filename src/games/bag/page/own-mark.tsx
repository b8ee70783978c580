import type { AdventurerNumber } from '../rules/content.ts';
import { adventurerOf } from '../rules/state.ts';
import styles from './own-mark.module.css';
import type { Scene } from './scene.ts';

/**
 * The mark above your own adventurer, the same in the party, on the map and in a fight. A solo player's adventurers
 * have none.
 */
export function OwnMark({
  scene,
  who,
  className,
}: {
  scene: Scene;
  who: AdventurerNumber;
  className?: string | undefined;
}) {
  const { view, you } = scene;
  if (view.terms.solo || adventurerOf(view, who).seat !== you) return undefined;
  return <span className={`${styles.mark} ${className ?? ''}`} aria-hidden="true" />;
}
