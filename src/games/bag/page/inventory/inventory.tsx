import type { SpaceKind } from '../../rules/content.ts';
import type { Action } from '../actions/action.ts';
import { BagIcon, BagPicture } from '../bag-icon.tsx';
import { itemAt, myself, type Scene } from '../scene.ts';
import type { Words } from '../words.ts';
import { nameOf } from '../words.ts';
import styles from './inventory.module.css';
import { useDragging } from './use-dragging.ts';

/** The selected item or the Ring; followers are numbered after the spaces. */
export type Held = { kind: 'item'; space: number } | { kind: 'ring' };

const KIND_ICONS: Readonly<Record<SpaceKind, string>> = {
  hand: 'hand',
  armour: 'breastplate',
  boots: 'boots',
  cloak: 'cloak',
  any: 'knapsack',
};

/** An adventurer's items, in the spaces of the character card. A tap selects; a drag wears, stows or drops. */
export function Inventory(props: {
  scene: Scene;
  actions: readonly Action[];
  held: Held | undefined;
  onHold(held: Held): void;
  onAction(action: Action): void;
}) {
  const { scene, actions, held, onHold } = props;
  const { view, words, me } = scene;
  const one = myself(scene);
  const kinds = words.pack.characters[one.character].spaces;
  const hasRing = view.ring.kind === 'held' && view.ring.by === me;
  const anywhere = kinds.filter((kind) => kind === 'any').length;
  const handed = actions.find(({ spot }) => spot.kind === 'items');
  const dragging = useDragging(actions, props.onAction);
  return (
    <section className={`not-on-screen ${styles.inventory}`} aria-label={words.page.inventory(nameOf(scene, me))}>
      <div className={styles.spaces}>{kinds.flatMap((kind, space) => (kind === 'any' ? [] : [spaceOf(space)]))}</div>
      <div className={styles.spaces} data-full={anywhere + one.followers.length + Number(hasRing) > 5}>
        {kinds.flatMap((kind, space) => (kind === 'any' ? [spaceOf(space)] : []))}
        {one.followers.map((item, place) => (
          <button
            key={`follower-${item}`}
            type="button"
            className={`parchment strong ${styles.space}`}
            data-kind="follower"
            data-held={held?.kind === 'item' && held.space === kinds.length + place}
            aria-label={`${words.item(item)}: ${words.worth(item)}`}
            onClick={() => onHold({ kind: 'item', space: kinds.length + place })}
            {...dragging.handlers(kinds.length + place)}
          >
            <BagPicture name={words.itemCard(item).icon} />
            <span className={styles.label} aria-hidden="true">
              {words.item(item)}
            </span>
          </button>
        ))}
        {hasRing && (
          <button
            type="button"
            className={`parchment strong ${styles.space}`}
            data-kind="ring"
            data-held={held?.kind === 'ring'}
            aria-label={words.page.theRing}
            onClick={() => onHold({ kind: 'ring' })}
          >
            <BagPicture name="ring" />
            <span className={styles.label} aria-hidden="true">
              {words.page.theRing}
            </span>
          </button>
        )}
        {handed === undefined ? (
          <span className={styles.nothing} aria-hidden="true" />
        ) : (
          <button
            type="button"
            className={`parchment strong ${styles.space}`}
            data-kind="show"
            aria-label={handed.label}
            title={handed.label}
            onClick={() => props.onAction(handed)}
          >
            <BagIcon name={one.faceDown ? 'sight-disabled' : 'eye-target'} />
            <span className={styles.label} aria-hidden="true">
              {handed.label}
            </span>
          </button>
        )}
      </div>
    </section>
  );

  function spaceOf(space: number) {
    return (
      <Space
        key={space}
        scene={scene}
        space={space}
        kind={kinds[space]}
        isHeld={held?.kind === 'item' && held.space === space}
        isUsable={actions.some(({ spot, look }) => spot.kind === 'item' && spot.space === space && look === 'main')}
        dragging={dragging}
        onHold={onHold}
      />
    );
  }
}

function Space(props: {
  scene: Scene;
  space: number;
  kind: SpaceKind;
  isHeld: boolean;
  isUsable: boolean;
  dragging: ReturnType<typeof useDragging>;
  onHold(held: Held): void;
}) {
  const { scene, space, kind } = props;
  const { words } = scene;
  const one = myself(scene);
  const item = itemAt(one, space);
  const isHidden = one.spaces[space] === 'face-down';
  const bothHands = kind === 'hand' && item === undefined && holdsBothHands(scene, words);
  const label =
    item !== undefined
      ? `${words.item(item)} (${words.page.spaces[kind]}): ${words.worth(item)}`
      : isHidden
        ? words.page.faceDown
        : bothHands
          ? words.page.bothHands
          : words.page.emptySpace(kind);
  return (
    <button
      type="button"
      className={`parchment strong ${styles.space}`}
      data-space={space}
      data-kind={kind}
      data-full={item !== undefined}
      data-held={props.isHeld}
      data-usable={props.isUsable}
      data-drop={props.dragging.canDropOn(space)}
      aria-label={label}
      title={label}
      onClick={() => props.onHold({ kind: 'item', space })}
      {...(item === undefined ? {} : props.dragging.handlers(space))}
    >
      <BagPicture name={item === undefined ? KIND_ICONS[kind] : words.itemCard(item).icon} />
      {isHidden && <span className={styles.back}>?</span>}
      <span className={styles.label} aria-hidden="true">
        {item === undefined ? words.page.spaces[kind] : words.item(item)}
      </span>
    </button>
  );
}

/** Whether the other hand holds a two-handed item. */
function holdsBothHands(scene: Scene, words: Words): boolean {
  const one = myself(scene);
  const kinds = words.pack.characters[one.character].spaces;
  return one.spaces.some(
    (item, space) => kinds[space] === 'hand' && typeof item === 'number' && words.itemCard(item).wear === 'two-hands',
  );
}
