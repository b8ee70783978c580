import type { PlayerInfo } from '../../../../client/kit/game-page.ts';
import { PlayerPlate } from '../../../../client/kit/players/player-plate.tsx';
import { PlayersStrip } from '../../../../client/kit/players/players-strip.tsx';
import { Sign } from '../../../../client/kit/signs/sign.tsx';
import type { AdventurerNumber } from '../../rules/content.ts';
import { adventurerOf } from '../../rules/state.ts';
import { BagIcon, Heart } from '../bag-icon.tsx';
import { Meter } from '../meter.tsx';
import { OwnMark } from '../own-mark.tsx';
import { Portrait } from '../portrait.tsx';
import type { Scene } from '../scene.ts';
import { nameOf } from '../words.ts';
import styles from './party.module.css';

/** Everybody in one row: health, lives, action points and the Ring. A tap shows their details. */
export function Party({ scene, onPerson }: { scene: Scene; onPerson(who: AdventurerNumber): void }) {
  const { view, words, players } = scene;
  const people = view.adventurers.map(({ seat }): PlayerInfo => players[seat] ?? NOBODY);
  return (
    <PlayersStrip title={words.page.party} players={people} className={styles.party}>
      {({ here }, who) => <Person scene={scene} who={who} isHere={here} onOpen={() => onPerson(who)} />}
    </PlayersStrip>
  );
}

const NOBODY: PlayerInfo = { name: '', kind: 'person', here: true };

function Person(props: { scene: Scene; who: AdventurerNumber; isHere: boolean; onOpen(): void }) {
  const { scene, who, isHere } = props;
  const { view, words, you } = scene;
  const { person: say } = words.page;
  const one = adventurerOf(view, who);
  const isTurn = view.phase === 'playing' && who === view.active;
  const hasRing = (view.ring.kind === 'held' || view.ring.kind === 'out') && view.ring.by === who;
  const isYou = one.seat === you && !view.terms.solo;
  const label = say.label({
    name: nameOf(scene, who),
    character: words.character(one.character),
    health: one.health,
    full: one.fullHealth,
    lives: one.lives,
    ap: one.ap,
    isTurn,
    isYou,
    isAway: !isHere,
    ring: hasRing,
  });
  return (
    <PlayerPlate
      seat={who}
      picture={<Portrait scene={scene} who={who} className={styles.portrait} />}
      name={nameOf(scene, who)}
      label={label}
      isYou={isYou || (view.terms.solo && one.seat === you)}
      isTurn={isTurn}
      isHere={isHere}
      rule="BD-3"
      className={`${styles.person} ${one.fate === 'lost' ? styles.lost : ''} ${who === view.decides ? styles.decides : ''}`}
      onOpen={props.onOpen}
    >
      <OwnMark scene={scene} who={who} className={styles.own} />
      {hasRing && <BagIcon name="ring" className={styles.ring} />}
      {one.fate === 'inside' ? (
        <Figures scene={scene} who={who} />
      ) : (
        <strong>{one.fate === 'escaped' ? say.escaped : say.lost}</strong>
      )}
    </PlayerPlate>
  );
}

/** Health, lives, action points, and what is carried. */
function Figures({ scene, who }: { scene: Scene; who: AdventurerNumber }) {
  const { terms, adventurers } = scene.view;
  const one = adventurerOf({ adventurers }, who);
  // Without room for three symbols a figure is used, so that the row keeps its height.
  const isTight = terms.competitive || adventurers.length > 3;
  return (
    <>
      <span className={`row ${one.health * 3 <= one.fullHealth ? 'trouble' : ''} ${styles.health}`}>
        <Sign id="health" isPart>
          <Heart />
          {one.health}/{one.fullHealth}
        </Sign>
      </span>
      <Sign id="lives" isPart className={`gold ${styles.lives}`}>
        {isTight ? `♦${one.lives}` : '♦'.repeat(one.lives)}
      </Sign>
      <Meter of={one.health} full={one.fullHealth} className={styles.bar} />
      <Pips now={one.ap} full={one.fullAp} />
      {terms.competitive && (
        <Sign id="kills" isPart className={styles.kills}>
          ☠{one.worth}
        </Sign>
      )}
      <Carried scene={scene} who={who} />
    </>
  );
}

/** An adventurer's items, on a big screen; elsewhere a tap shows them. */
function Carried({ scene, who }: { scene: Scene; who: AdventurerNumber }) {
  const { words, view } = scene;
  const { spaces, followers } = adventurerOf(view, who);
  const items = [...spaces, ...followers].filter((item) => item !== 'empty');
  return (
    <span className={`row ${styles.carried}`}>
      {items.map((item, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what is carried has its place
        <span key={place}>{item === 'face-down' ? '?' : <BagIcon name={words.itemCard(item).icon} />}</span>
      ))}
    </span>
  );
}

/** Action points as pips: filled ones are left. */
function Pips({ now, full }: { now: number; full: number }) {
  return (
    <Sign id="ap" isPart className={`row ${styles.pips}`}>
      {Array.from({ length: Math.max(full, now) }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a pip is its place
        <span key={place} data-left={place < now} />
      ))}
    </Sign>
  );
}
