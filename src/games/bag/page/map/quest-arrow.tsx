import type { CSSProperties } from 'react';
import type { Place } from '../../rules/board.ts';
import { distancesFrom, FAR } from '../../rules/paths.ts';
import { BagPicture } from '../bag-icon.tsx';
import { myself, type Scene } from '../scene.ts';
import { cardOfPlace } from '../words.ts';
import { spaceOf } from './cells.ts';
import styles from './quest-arrow.module.css';
import { type Camera, type Free, TILE } from './use-camera.ts';

/** Where the party must go once the Ring has appeared. */
export interface Goal {
  place: Place;
  kind: 'ring' | 'exit';
}

/** The lying Ring, or the tile where it must go; undefined before it appears. */
export function goalOf(scene: Pick<Scene, 'view' | 'words'>): Goal | undefined {
  const { view, words } = scene;
  const { ring, board, terms, phase } = view;
  if (phase !== 'playing' || ring.kind === 'unseen' || ring.kind === 'aside') return undefined;
  if (ring.kind === 'lying') return { place: ring.place, kind: 'ring' };
  const quest = terms.scroll === undefined ? undefined : words.pack.scrolls[terms.scroll]?.quest;
  const role = quest?.kind === 'ring-to' ? quest.tile : 'exit';
  const place = board.tiles.findIndex((_, other) => cardOfPlace(scene, other).role.kind === role);
  return place === -1 ? undefined : { place, kind: 'exit' };
}

/** How far from the edge the arrow is drawn, and above its tile, in pixels. */
const INSET = 34;

/** Points at the goal: from the edge if it is out of sight, where a tap shows it; else from above. */
export function QuestArrow(props: { scene: Scene; goal: Goal; camera: Camera; free: Free; onShow(): void }) {
  const { scene, goal, camera, free } = props;
  const { view, words } = scene;
  const { x, y } = spaceOf(view.board, goal.place);
  const at = { x: camera.x + (x + 0.5) * TILE * camera.scale, y: camera.y + (y + 0.5) * TILE * camera.scale };
  const half = { x: Math.max(0, free.width / 2 - INSET), y: Math.max(0, free.height / 2 - INSET) };
  const away = { x: at.x - free.left - free.width / 2, y: at.y - free.top - free.height / 2 };
  const beyond = Math.max(Math.abs(away.x) / Math.max(1, half.x), Math.abs(away.y) / Math.max(1, half.y));
  const icon = goal.kind === 'ring' ? 'ring' : 'exit-door';
  if (beyond <= 1) {
    const above = { '--x': `${at.x}px`, '--y': `${at.y - 0.62 * TILE * camera.scale}px`, '--turn': '180deg' };
    return (
      <span
        className={`passive ${styles.arrow}`}
        style={above as CSSProperties}
        data-goal={goal.kind}
        aria-hidden="true"
      >
        <Head />
      </span>
    );
  }
  const steps = distancesFrom(view.board, myself(scene).place)[goal.place] ?? FAR;
  const { tile: say } = words.page;
  const edge = {
    '--x': `${free.left + free.width / 2 + away.x / beyond}px`,
    '--y': `${free.top + free.height / 2 + away.y / beyond}px`,
    '--turn': `${(Math.atan2(away.y, away.x) * 180) / Math.PI + 90}deg`,
  };
  return (
    <button
      type="button"
      className={`bare ${styles.arrow}`}
      style={edge as CSSProperties}
      data-goal={goal.kind}
      data-far
      aria-label={say.goal[goal.kind](steps)}
      title={say.goal[goal.kind](steps)}
      onClick={props.onShow}
    >
      <Head />
      <BagPicture name={icon} className={styles.icon} />
      <span className={`strong fine ${styles.steps}`}>{steps === FAR ? '?' : steps}</span>
    </button>
  );
}

function Head() {
  return (
    <svg className={styles.head} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d="M12 1L22 20L12 15L2 20Z" />
    </svg>
  );
}
