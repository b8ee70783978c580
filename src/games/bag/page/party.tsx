import { Crest } from '../../../client/parts/crest.tsx';
import type { AdventurerNumber } from '../rules/content.ts';
import { BagIcon } from './bag-icon.tsx';
import styles from './party.module.css';
import type { Scene } from './scene.ts';
import { nameOf } from './words.ts';

/** Everybody in the dungeon in one row: health, lives, action points and the Ring. A tap shows all they carry. */
export function Party({ scene, onPerson }: { scene: Scene; onPerson(who: AdventurerNumber): void }) {
  const { view, words } = scene;
  return (
    <section className={styles.party} aria-label={words.page.party} data-count={view.adventurers.length}>
      {view.adventurers.map((_, who) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an adventurer is a number
        <Person key={who} scene={scene} who={who} onPerson={onPerson} />
      ))}
    </section>
  );
}

function Person(props: { scene: Scene; who: AdventurerNumber; onPerson(who: AdventurerNumber): void }) {
  const { scene, who } = props;
  const { view, words, players, you } = scene;
  const { person: say } = words.page;
  const one = view.adventurers[who];
  const player = players[one.seat];
  const isTurn = view.phase === 'playing' && who === view.active;
  // Where there is no room for three signs, a figure: the row stays as high as it is.
  const isTight = view.terms.competitive || view.adventurers.length > 3;
  const hasRing = (view.ring.kind === 'held' || view.ring.kind === 'out') && view.ring.by === who;
  const label = say.label({
    name: nameOf(scene, who),
    character: words.character(one.character),
    health: one.health,
    full: one.fullHealth,
    lives: one.lives,
    ap: one.ap,
    isTurn,
    isYou: one.seat === you && !view.terms.solo,
    isAway: player?.here === false,
    ring: hasRing,
  });
  return (
    <button
      type="button"
      className={styles.person}
      data-rule="BD-3"
      data-turn={isTurn}
      data-decides={who === view.decides}
      data-fate={one.fate}
      data-own={one.seat === you}
      data-here={player?.here !== false}
      onClick={() => props.onPerson(who)}
    >
      <span className="visually-hidden">{label}</span>
      <span className={styles.all} aria-hidden="true">
        <span className={styles.head}>
          <Crest seat={who} />
          {one.isReady && <BagIcon name={words.characterIcon(one.character)} className={styles.face} />}
          <span className={styles.name}>{nameOf(scene, who)}</span>
          {hasRing && <BagIcon name="ring" className={styles.ring} />}
        </span>
        {one.fate === 'inside' ? (
          <span className={styles.figures}>
            <span className={styles.health} data-low={one.health * 3 <= one.fullHealth}>
              <BagIcon name="hearts" />
              {one.health}/{one.fullHealth}
            </span>
            <span className={styles.lives}>{isTight ? `♦${one.lives}` : '♦'.repeat(one.lives)}</span>
            {view.terms.competitive && <span className={styles.kills}>☠{one.worth}</span>}
          </span>
        ) : (
          <span className={styles.figures}>{one.fate === 'escaped' ? say.escaped : say.lost}</span>
        )}
        {one.fate === 'inside' && <Pips now={one.ap} full={one.fullAp} />}
      </span>
    </button>
  );
}

/** Action points as pips: full ones are left. */
function Pips({ now, full }: { now: number; full: number }) {
  return (
    <span className={styles.pips}>
      {Array.from({ length: Math.max(full, now) }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a pip is its place
        <span key={place} data-left={place < now} />
      ))}
    </span>
  );
}
