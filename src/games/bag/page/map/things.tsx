import { Crest } from '../../../../client/parts/crest.tsx';
import type { Place } from '../../rules/board.ts';
import { BagIcon } from '../bag-icon.tsx';
import type { Scene } from '../scene.ts';
import styles from './things.module.css';
import { TILE } from './use-camera.ts';

/** What lies and lurks on a tile: a monster with its health, a hidden one, things, the Ring; and Fred at his stall. */
export function Things({ scene, place }: { scene: Scene; place: Place }) {
  const { view, words } = scene;
  const monster = view.monsters.find((other) => other.place === place);
  const token = view.tokens.find((other) => other.place === place);
  const things = view.floor.filter((other) => other.place === place);
  const hasRing = view.ring.kind === 'lying' && view.ring.place === place;
  const role = words.tileCard(view.board.tiles[place]).role.kind;
  return (
    <>
      {monster !== undefined && (
        <span
          aria-hidden="true"
          className={styles.monster}
          data-dragon={words.pack.monsters[monster.monster]?.nature === 'dragon'}
        >
          <BagIcon name={words.monsterIcon(monster.monster)} />
          <span className={styles.health}>{monster.health}</span>
        </span>
      )}
      {token !== undefined && (
        <span aria-hidden="true" className={styles.token}>
          {token.monster === undefined ? '?' : <BagIcon name={words.monsterIcon(token.monster)} />}
        </span>
      )}
      {things.length > 0 && (
        <span aria-hidden="true" className={styles.floor}>
          <BagIcon name={things.length === 1 ? words.itemCard(things[0].item).icon : 'knapsack'} />
          {things.length > 1 && <span>{things.length}</span>}
        </span>
      )}
      {hasRing && <BagIcon name="ring" className={styles.ring} />}
      {role === 'start' && view.terms.fred && (
        <span aria-hidden="true" className={styles.fred}>
          <BagIcon name="bad-gnome" />
        </span>
      )}
      {role === 'pool' && (
        <span aria-hidden="true" className={styles.draughts}>
          {view.poolTokens}
        </span>
      )}
    </>
  );
}

/** The adventurers on the map: a crest with the character on it, and the name of whoever is on turn. */
export function Meeples({ scene }: { scene: Scene }) {
  const { view, words } = scene;
  return view.adventurers.map((one, who) => {
    if (one.fate !== 'inside' || !one.isReady) return undefined;
    const company = view.adventurers.flatMap((other, number) =>
      other.place === one.place && other.fate === 'inside' ? [number] : [],
    );
    const [dx, dy] = spotFor(company.indexOf(who), company.length);
    const x = (view.board.xs[one.place] + dx) * TILE;
    const y = (view.board.ys[one.place] + dy) * TILE;
    return (
      <span
        // biome-ignore lint/suspicious/noArrayIndexKey: an adventurer is a number
        key={who}
        className={styles.meeple}
        data-turn={who === (view.decides ?? view.active)}
        style={{ transform: `translate(${x}px, ${y}px)` }}
        aria-hidden="true"
      >
        <Crest seat={who} className={styles.crest} />
        <BagIcon name={words.characterIcon(one.character)} className={styles.figure} />
        {view.ring.kind === 'held' && view.ring.by === who && <BagIcon name="ring" className={styles.held} />}
      </span>
    );
  });
}

/** Where a meeple stands on its tile, so that all can be seen and the middle is left to the monster. */
function spotFor(place: number, company: number): [number, number] {
  if (company === 1) return [0.5, 0.68];
  return [[0.3, 0.7, 0.3, 0.7][place] ?? 0.5, [0.7, 0.7, 0.3, 0.3][place] ?? 0.5] as [number, number];
}
