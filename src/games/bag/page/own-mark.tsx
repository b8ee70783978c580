import type { AdventurerNumber } from '../rules/content.ts';
import styles from './own-mark.module.css';
import type { Scene } from './scene.ts';

/** The sign above one's own adventurer, alike in the party, on the map and in a fight. Alone all are one's own, and none has it. */
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
  if (view.terms.solo || view.adventurers[who].seat !== you) return undefined;
  return <span className={`${styles.mark} ${className ?? ''}`} aria-hidden="true" />;
}
