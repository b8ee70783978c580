import { Crest } from '../../../../client/parts/crest.tsx';
import { fightOdds, roundOdds } from '../../rules/odds.ts';
import type { BagEvent, FightSide, Monster, Sum } from '../../rules/state.ts';
import type { FightView } from '../../rules/view.ts';
import { BagIcon } from '../bag-icon.tsx';
import type { Scene } from '../scene.ts';
import type { Falling } from '../staging.ts';
import { nameOf } from '../words.ts';
import { Dice } from './dice.tsx';
import styles from './fight-stage.module.css';
import { game, inPercent, ownFirst, type Term, termsOf } from './sums.ts';

/** The fight that is shown: the one that is going on, or the one that has just ended. */
export interface Fought {
  fight: FightView;
  monster: Monster | undefined;
  isOver: boolean;
}

/** The last roll of a fight, with both sums. */
export interface LastRoll {
  sum: Sum;
  foe: Sum;
  after: readonly BagEvent[];
}

/** The scene of a fight beside the map: both sides, what they roll and why, the dice as they fall, and the chances. */
export function FightStage(props: {
  scene: Scene;
  fought: Fought;
  roll: LastRoll | undefined;
  falling: Falling | undefined;
  result: string;
}) {
  const { scene, fought, roll, falling } = props;
  const { words } = scene;
  const { fight, monster } = fought;
  const say = words.page.fight;
  const one = nameOf(scene, fight.attacker.fighter);
  const isFalling = falling?.foe !== undefined;
  const other =
    fight.defender === undefined
      ? monster === undefined
        ? ''
        : words.monster(monster.monster)
      : nameOf(scene, fight.defender.fighter);
  return (
    <section className={styles.stage} aria-label={say.title(one, other)}>
      <Fighter
        scene={scene}
        side={fight.attacker}
        isOver={fought.isOver}
        dice={(falling?.foe === undefined ? roll?.sum.dice : falling.dice) ?? blank(fight.sums.attacker.dice)}
        sum={isFalling ? undefined : roll?.sum}
        isFalling={isFalling}
        tone="own"
      />
      <BagIcon name="crossed-swords" className={styles.swords} />
      {fight.defender === undefined ? (
        <Beast
          scene={scene}
          monster={monster}
          isOver={fought.isOver}
          dice={falling?.foe ?? roll?.foe.dice ?? blank(fight.sums.foe.dice)}
          sum={isFalling ? undefined : roll?.foe}
          isFalling={isFalling}
        />
      ) : (
        <Fighter
          scene={scene}
          side={fight.defender}
          isOver={fought.isOver}
          dice={falling?.foe ?? roll?.foe.dice ?? blank(fight.sums.foe.dice)}
          sum={isFalling ? undefined : roll?.foe}
          isFalling={isFalling}
          tone="foe"
        />
      )}
      {!fought.isOver && <Chances scene={scene} />}
      <p className={styles.result} aria-hidden="true">
        {isFalling ? words.page.status.rolling : props.result}
      </p>
    </section>
  );
}

/** Dice that were not rolled yet: their room is kept. */
function blank(count: number): readonly number[] {
  return Array<number>(count).fill(0);
}

/** BD-36 The chance to win, worked out exactly, and what the next round can bring. */
function Chances({ scene }: { scene: Scene }) {
  const { fight: say } = scene.words.page;
  const sides = ownFirst(scene);
  if (sides === undefined) return undefined;
  const percent = inPercent(fightOdds(sides.own, sides.foe).win);
  const { hit, hurt } = roundOdds(sides.own, sides.foe);
  return (
    <div className={styles.chances}>
      <p>
        {say.chance}: <strong>{say.chanceLabel(percent)}</strong>
      </p>
      <span className={styles.bar} aria-hidden="true">
        <span style={{ width: `${percent}%` }} />
      </span>
      <p className={styles.round}>{say.round(inPercent(hit), inPercent(hurt))}</p>
    </div>
  );
}

function Fighter(props: {
  scene: Scene;
  side: FightSide;
  isOver: boolean;
  dice: readonly number[];
  sum: Sum | undefined;
  isFalling: boolean;
  tone: 'own' | 'foe';
}) {
  const { scene, side, sum } = props;
  const { view, words } = scene;
  const one = view.adventurers[side.fighter];
  return (
    <div className={styles.side} data-tone={props.tone}>
      <p className={styles.name}>
        <Crest seat={side.fighter} />
        <BagIcon name={words.characterIcon(one.character)} className={styles.face} />
        <span>{nameOf(scene, side.fighter)}</span>
      </p>
      {!props.isOver && <Health now={one.health} full={one.fullHealth} label={words.page.person.health} />}
      <Terms terms={termsOf(scene, side)} />
      <Dice dice={props.dice} isFalling={props.isFalling} tone={props.tone} />
      <SumLine scene={scene} sum={sum} />
    </div>
  );
}

function Beast(props: {
  scene: Scene;
  monster: Monster | undefined;
  isOver: boolean;
  dice: readonly number[];
  sum: Sum | undefined;
  isFalling: boolean;
}) {
  const { scene, monster, sum } = props;
  const { words } = scene;
  if (monster === undefined) return <div className={styles.side} />;
  return (
    <div className={styles.side} data-tone="foe">
      <p className={styles.name}>
        <BagIcon name={words.monsterIcon(monster.monster)} className={styles.beast} />
        <span>{words.monster(monster.monster)}</span>
      </p>
      {!props.isOver && <Health now={monster.health} full={monster.full} label={words.page.person.health} />}
      <Terms terms={[{ from: '', value: game(scene, monster.dice, monster.plus) }]} />
      <Dice dice={props.dice} isFalling={props.isFalling} tone="foe" />
      <SumLine scene={scene} sum={sum} />
      {monster.held && <p className={styles.note}>{words.page.fight.held}</p>}
    </div>
  );
}

function Health({ now, full, label }: { now: number; full: number; label: string }) {
  return (
    <p className={styles.health}>
      <BagIcon name="hearts" />
      <span className="visually-hidden">{label}</span> {now}/{full}
      <span className={styles.life} aria-hidden="true">
        <span style={{ width: `${(100 * now) / Math.max(1, full)}%` }} />
      </span>
    </p>
  );
}

function Terms({ terms }: { terms: readonly Term[] }) {
  return (
    <ul className={styles.terms}>
      {terms.map(({ from, value }) => (
        <li key={`${from}${value}`}>
          <strong>{value}</strong> {from}
        </li>
      ))}
    </ul>
  );
}

/** The sum in words; before there is one, its room. */
function SumLine({ scene, sum }: { scene: Scene; sum: Sum | undefined }) {
  const { fight: say } = scene.words.page;
  if (sum === undefined) return <p className={styles.sum} />;
  return (
    <p className={styles.sum}>
      {say.sum(sum)}
      {sum.why !== undefined && <em>{sum.why === 'critical' ? say.critical : say.doubled}</em>}
    </p>
  );
}
