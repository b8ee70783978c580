import { type CSSProperties, type ReactNode, useMemo, useState, useSyncExternalStore } from 'react';
import { onSettings, settings } from '../../../../client/device/settings.ts';
import { roundOdds } from '../../rules/odds.ts';
import { adventurerOf, type BagEvent, type FightSide, type Monster, type Sum } from '../../rules/state.ts';
import type { FightView } from '../../rules/view.ts';
import { termsInFigures } from '../../text/text-sum.ts';
import { BagPicture, Heart } from '../bag-icon.tsx';
import { Meter } from '../meter.tsx';
import { OwnMark } from '../own-mark.tsx';
import { Portrait } from '../portrait.tsx';
import { personOf, type Scene } from '../scene.ts';
import type { BagCue } from '../staging/cue.ts';
import { nameOf } from '../words.ts';
import { chanceWithoutSkill, inPercent, knownChances, ownFirst, ownSide } from './chances.ts';
import { Dice } from './dice.tsx';
import styles from './fight-stage.module.css';
import { combatText, type Term, termsOf } from './sums.ts';
import { useOdds } from './use-odds.ts';

/** The fight on display: the current one, or the one that has just ended. */
export interface ShownFight {
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

/** The fight above the map: both sides, what they roll and why, the dice, the hits, and the chances. */
export function FightStage(props: {
  scene: Scene;
  fought: ShownFight;
  roll: LastRoll | undefined;
  cue: BagCue | undefined;
  result: string;
}) {
  const { scene, fought, roll, cue } = props;
  const { fight, monster, isOver } = fought;
  const { words } = scene;
  const [isOpen, setOpen] = useState(false);
  const thrown = cue?.kind === 'throw' && cue.foe !== undefined ? cue : undefined;
  const own = fighterOf(scene, fight.attacker);
  const foe = fight.defender === undefined ? beastOf(scene, monster) : fighterOf(scene, fight.defender);
  const hit = cue?.kind === 'blow' ? cue : undefined;
  const isFoeHit =
    hit !== undefined && (fight.defender ? hit.who === fight.defender.fighter : hit.place === fight.place);
  const isOwnHit = hit?.who === fight.attacker.fighter;
  const nature = monster === undefined ? undefined : words.monsterCard(monster.monster).nature;
  return (
    <section
      className={`dense grid rounded ${styles.stage}`}
      data-beat={cue?.kind}
      data-nature={nature}
      data-over={isOver}
      aria-label={words.page.fight.title(own.name, foe?.name ?? '')}
    >
      {/* Faces that come up later are loaded by then. */}
      <span className={`unseen passive ${styles.faces}`}>
        <Dice dice={[1, 2, 3, 4, 5, 6]} isFalling={false} tone="plain" />
      </span>
      <Side
        scene={scene}
        fighter={own}
        dice={thrown?.dice ?? roll?.sum.dice ?? blank(fight.sums.attacker.dice)}
        sum={roll?.sum}
        isFalling={thrown !== undefined}
        hit={isOwnHit ? hit.damage : undefined}
        isStriking={isFoeHit}
        tone="own"
      />
      {foe !== undefined && (
        <Side
          scene={scene}
          fighter={foe}
          dice={thrown?.foe ?? roll?.foe.dice ?? blank(fight.sums.foe.dice)}
          sum={roll?.foe}
          isFalling={thrown !== undefined}
          hit={isFoeHit ? hit.damage : undefined}
          isStriking={isOwnHit}
          tone="foe"
        />
      )}
      <button
        type="button"
        className={`chip fine not-on-screen ${isOver ? 'unseen' : ''} ${styles.toggle}`}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {words.page.fight.details}
      </button>
      {isOpen && !isOver && (
        <>
          <Terms fighter={own} />
          {foe !== undefined && <Terms fighter={foe} />}
          <Chances scene={scene} fought={fought} />
        </>
      )}
      <p
        className={`two-lines strong whole-line compact text-centre not-on-phone not-on-screen ${styles.result}`}
        aria-hidden="true"
      >
        {props.result}
      </p>
    </section>
  );
}

/** Placeholder dice before the first roll, so that their space is reserved. */
function blank(count: number): readonly number[] {
  return Array<number>(count).fill(0);
}

/**
 * BD-36 The exact chances to win and survive, with and without a skill that would be used up, and those of the next
 * round.
 */
function Chances({ scene, fought }: { scene: Scene; fought: ShownFight }) {
  const { fight: say } = scene.words.page;
  const { odds } = useSyncExternalStore(onSettings, settings);
  const { view, you } = scene;
  const { fight } = fought;
  const now = useMemo(() => ({ view: { ...view, fight }, you }), [view, fight, you]);
  const sides = useMemo(() => ownFirst(now), [now]);
  useOdds(useMemo(() => (sides === undefined ? [] : [sides]), [sides]));
  const side = ownSide(now);
  if (sides === undefined || side === undefined || odds === 'hidden') return undefined;
  const chances = knownChances(sides);
  const withoutSkill = chances === undefined ? undefined : chanceWithoutSkill(sides);
  const { hit, hurt } = roundOdds(sides.own, sides.foe);
  const fighter = personOf(scene, side.fighter);
  const percent = (chance: number | undefined) => (chance === undefined ? '…' : say.chanceLabel(chance));
  return (
    <div className={`wrap whole-line fine ${styles.chances}`}>
      <Meter of={chances?.win ?? 0} full={100} />
      {side.partner === undefined ? (
        <p>
          {say.chance(fighter)}: <strong>{percent(chances?.win)}</strong>
          {withoutSkill !== undefined && ` (${say.withoutSkill(withoutSkill, fighter)})`}
        </p>
      ) : (
        <p>
          {say.living}: {say.who(fighter)} <strong>{percent(chances?.win)}</strong>,{' '}
          {say.who(personOf(scene, side.partner))} <strong>{percent(chances?.partner)}</strong>, {say.both}{' '}
          <strong>{percent(chances?.both)}</strong>
        </p>
      )}
      <p className="whole-line dim">{say.round(inPercent(hit), inPercent(hurt), fighter)}</p>
    </div>
  );
}

/** A fighter of one side, as drawn. */
interface Fighter {
  picture: ReactNode;
  name: string;
  health: number;
  full: number;
  terms: readonly Term[];
  /** What hinders it, such as a vine. */
  note?: string;
}

function fighterOf(scene: Scene, side: FightSide): Fighter {
  const one = adventurerOf(scene.view, side.fighter);
  return {
    picture: (
      <>
        {side.partner !== undefined && <Portrait scene={scene} who={side.partner} className={styles.partner} />}
        <Portrait scene={scene} who={side.fighter} />
        <OwnMark scene={scene} who={side.fighter} className={styles.own} />
      </>
    ),
    name: nameOf(scene, side.fighter),
    health: one.health,
    full: one.fullHealth,
    terms: termsOf(scene, side),
  };
}

function beastOf(scene: Scene, monster: Monster | undefined): Fighter | undefined {
  const { words } = scene;
  if (monster === undefined) return undefined;
  return {
    picture: <BagPicture name={words.monsterCard(monster.monster).icon} className={styles.beast} />,
    name: words.monster(monster.monster),
    health: monster.health,
    full: monster.full,
    terms: [{ from: '', value: combatText(scene, monster.dice, monster.plus) }],
    ...(monster.held && { note: words.page.fight.held }),
  };
}

function Side(props: {
  scene: Scene;
  fighter: Fighter;
  dice: readonly number[];
  sum: Sum | undefined;
  isFalling: boolean;
  /** The damage of the hit being shown. */
  hit: number | undefined;
  /** Whether it deals the hit being shown. */
  isStriking: boolean;
  tone: 'own' | 'foe';
}) {
  const { scene, fighter, tone, hit } = props;
  const { health, full } = fighter;
  return (
    <div
      className={`shrinks grid ${styles.side}`}
      data-tone={tone}
      data-hit={hit !== undefined}
      data-striking={props.isStriking}
    >
      <div className="across shrinks">
        <p className={`strong ${styles.name}`}>{fighter.name}</p>
        <p className={`wrap strong ${styles.health}`} style={{ '--full': full } as CSSProperties}>
          <Heart />
          <span className="visually-hidden">{scene.words.page.person.health}</span> {health}/{full}
          <Meter of={health} full={full} className={styles.bar} />
        </p>
      </div>
      <span className={`middle layers anchor ${styles.figure}`} aria-hidden="true">
        {fighter.picture}
        {hit !== undefined && <span className={`unbroken ${styles.damage}`}>−{hit}</span>}
      </span>
      <Dice dice={props.dice} isFalling={props.isFalling} tone={tone} />
      <SumLine scene={scene} sum={props.sum} />
      {fighter.note !== undefined && <p>{fighter.note}</p>}
    </div>
  );
}

/** What a side rolls and adds, and from where. */
function Terms({ fighter }: { fighter: Fighter }) {
  return (
    <ul className={`dim fine ${styles.terms}`}>
      {fighter.terms.map(({ from, value }) => (
        <li key={`${from}${value}`}>
          <strong>{value}</strong> {from}
        </li>
      ))}
    </ul>
  );
}

/** The sum term by term; an empty line before the first roll. */
function SumLine({ scene, sum }: { scene: Scene; sum: Sum | undefined }) {
  const { fight: say } = scene.words.page;
  if (sum === undefined) return <p className={`dense ${styles.sum}`} />;
  return (
    <p className={`dense strong grid ${styles.sum}`} key={`${sum.dice} ${sum.total}`}>
      <span>{termsInFigures(sum)} =</span>
      <strong>{sum.total}</strong>
      {sum.why !== undefined && <em>{sum.why === 'critical' ? say.critical : say.doubled}</em>}
    </p>
  );
}
