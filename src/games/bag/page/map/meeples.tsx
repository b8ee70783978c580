import { BagIcon } from '../bag-icon.tsx';
import { OwnMark } from '../own-mark.tsx';
import { Portrait } from '../portrait.tsx';
import type { Scene } from '../scene.ts';
import type { BagCue } from '../staging/cue.ts';
import { spaceOf } from './cells.ts';
import styles from './meeples.module.css';
import { TILE } from './use-camera.ts';

/** Positions of pawns on a tile, by their number: no overlap, and the top is left to the monster. */
const SPOTS: readonly (readonly (readonly [number, number])[])[] = [
  [[0.5, 0.74]],
  [
    [0.31, 0.74],
    [0.69, 0.74],
  ],
  [
    [0.19, 0.66],
    [0.5, 0.8],
    [0.81, 0.66],
  ],
  [
    [0.16, 0.5],
    [0.34, 0.8],
    [0.66, 0.8],
    [0.84, 0.5],
  ],
];

/** The adventurers on the map, each lit by a torch: a crest with the character on it; your own have a mark. */
export function Meeples({ scene, cue }: { scene: Scene; cue: BagCue | undefined }) {
  const { view } = scene;
  const standing = view.adventurers.flatMap((one, who) => {
    if (one.fate !== 'inside' || !one.isReady) return [];
    const company = view.adventurers.flatMap((other, number) =>
      other.place === one.place && other.fate === 'inside' && other.isReady ? [number] : [],
    );
    const [dx, dy] = SPOTS[company.length - 1]?.[company.indexOf(who)] ?? [0.5, 0.5];
    const { x, y } = spaceOf(view.board, one.place);
    return [{ who, transform: `translate(${(x + dx) * TILE}px, ${(y + dy) * TILE}px)` }];
  });
  return (
    <>
      {standing.map(({ who, transform }) => (
        <span key={who} className={styles.light} style={{ transform }} aria-hidden="true" />
      ))}
      {standing.map(({ who, transform }) => {
        const blow = cue?.kind === 'blow' && cue.who === who ? cue.damage : undefined;
        return (
          <span
            key={who}
            className={styles.meeple}
            data-turn={who === (view.decides ?? view.active)}
            data-hit={blow !== undefined || (cue?.kind === 'death' && cue.who === who)}
            style={{ transform }}
            aria-hidden="true"
          >
            <span className={`middle layers ${styles.body}`}>
              <Portrait scene={scene} who={who} />
              {view.ring.kind === 'held' && view.ring.by === who && <BagIcon name="ring" className={styles.held} />}
            </span>
            <OwnMark scene={scene} who={who} className={styles.own} />
            {blow !== undefined && <span className={`text-centre ${styles.damage}`}>−{blow}</span>}
          </span>
        );
      })}
    </>
  );
}
