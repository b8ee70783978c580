import type { ComponentProps } from 'react';
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

/** What can be done with the items, and which one is selected. */
interface Handling {
  scene: Scene;
  actions: readonly Action[];
  held: Held | undefined;
  onHold(held: Held): void;
}

/** An adventurer's items, in the spaces of the character card. A tap selects; a drag wears, stows or drops. */
export function Inventory(props: Handling & { onAction(action: Action): void }) {
  const { scene, actions, held, onHold } = props;
  const { view, words, me } = scene;
  const one = myself(scene);
  const kinds = words.characterCard(one.character).spaces;
  const spaces = kinds.map((kind, space) => ({ kind, space }));
  const hasRing = view.ring.kind === 'held' && view.ring.by === me;
  const dragging = useDragging(actions, props.onAction);
  return (
    <section className={`not-on-screen ${styles.inventory}`} aria-label={words.page.inventory(nameOf(scene, me))}>
      <div className={styles.spaces}>{spaces.filter(({ kind }) => !isAny(kind)).map(spaceOf)}</div>
      <div
        className={styles.spaces}
        data-full={kinds.filter(isAny).length + one.followers.length + Number(hasRing) > 5}
      >
        {spaces.filter(({ kind }) => isAny(kind)).map(spaceOf)}
        {one.followers.map((item, place) => (
          <Carried
            key={`follower-${item}`}
            kind="follower"
            icon={words.itemCard(item).icon}
            name={words.item(item)}
            aria-label={`${words.item(item)}: ${words.worth(item)}`}
            data-held={held?.kind === 'item' && held.space === kinds.length + place}
            onClick={() => onHold({ kind: 'item', space: kinds.length + place })}
            {...dragging.handlers(kinds.length + place)}
          />
        ))}
        {hasRing && (
          <Carried
            kind="ring"
            icon="ring"
            name={words.page.theRing}
            aria-label={words.page.theRing}
            data-held={held?.kind === 'ring'}
            onClick={() => onHold({ kind: 'ring' })}
          />
        )}
        <Shown
          action={actions.find(({ spot }) => spot.kind === 'items')}
          isHidden={one.faceDown}
          onAction={props.onAction}
        />
      </div>
    </section>
  );

  function spaceOf({ kind, space }: { kind: SpaceKind; space: number }) {
    return <Space key={space} {...props} kind={kind} space={space} dragging={dragging} />;
  }
}

function isAny(kind: SpaceKind): boolean {
  return kind === 'any';
}

/** Something carried in no space of the card. */
function Carried({
  kind,
  icon,
  name,
  ...rest
}: { kind: string; icon: string; name: string } & ComponentProps<'button'>) {
  return (
    <button
      type="button"
      className={`rounded target anchor parchment strong ${styles.space}`}
      data-kind={kind}
      {...rest}
    >
      <BagPicture name={icon} />
      <Label>{name}</Label>
    </button>
  );
}

/** Turns everything carried over, where that is possible. */
function Shown(props: { action: Action | undefined; isHidden: boolean; onAction(action: Action): void }) {
  const { action } = props;
  if (action === undefined) return <span className={styles.nothing} aria-hidden="true" />;
  return (
    <button
      type="button"
      className={`rounded target anchor parchment strong ${styles.space}`}
      data-kind="show"
      aria-label={action.label}
      title={action.label}
      onClick={() => props.onAction(action)}
    >
      <BagIcon name={props.isHidden ? 'sight-disabled' : 'eye-target'} />
      <Label>{action.label}</Label>
    </button>
  );
}

function Label({ children }: { children: string }) {
  return (
    <span className={styles.label} aria-hidden="true">
      {children}
    </span>
  );
}

function Space(props: Handling & { space: number; kind: SpaceKind; dragging: ReturnType<typeof useDragging> }) {
  const { scene, space, kind, held } = props;
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
      className={`rounded target anchor parchment strong ${styles.space}`}
      data-space={space}
      data-kind={kind}
      data-full={item !== undefined}
      data-held={held?.kind === 'item' && held.space === space}
      data-usable={props.actions.some(
        ({ spot, look }) => spot.kind === 'item' && spot.space === space && look === 'main',
      )}
      data-drop={props.dragging.canDropOn(space)}
      aria-label={label}
      title={label}
      onClick={() => props.onHold({ kind: 'item', space })}
      {...(item === undefined ? {} : props.dragging.handlers(space))}
    >
      <BagPicture name={item === undefined ? KIND_ICONS[kind] : words.itemCard(item).icon} />
      {isHidden && <span className={styles.back}>?</span>}
      <Label>{item === undefined ? words.page.spaces[kind] : words.item(item)}</Label>
    </button>
  );
}

/** Whether the other hand holds a two-handed item. */
function holdsBothHands(scene: Scene, words: Words): boolean {
  const one = myself(scene);
  const kinds = words.characterCard(one.character).spaces;
  return one.spaces.some(
    (item, space) => kinds[space] === 'hand' && typeof item === 'number' && words.itemCard(item).wear === 'two-hands',
  );
}
