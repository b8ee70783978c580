import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { COLUMNS, ROWS, SPACES } from '../../rules/state.ts';
import type { DashView } from '../../rules/view.ts';
import { CardBack, CardFace } from '../cards/card-face.tsx';
import type { Words } from '../words.ts';
import styles from './board.module.css';

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -COLUMNS, ArrowDown: COLUMNS };

interface BoardProps {
  view: DashView;
  /** The spaces whose cards can be flipped now. */
  flippable: readonly number[];
  /** The space shown in the recap of events while you were away. */
  told: number | undefined;
  /** The space whose card is about to turn over. */
  lifted: number | undefined;
  words: Words;
  onSpace(space: number): void;
}

/** The dungeon: twenty spaces, one of them in the tab order; the arrow keys reach the others. */
export function Board(props: BoardProps) {
  const { view, words } = props;
  const [at, setAt] = useState(0);
  const board = useRef<HTMLDivElement>(null);
  const isCard = (space: number) => view.spaces[space] !== 'empty';
  const reachable = isCard(at) ? at : view.spaces.findIndex((space) => space !== 'empty');

  // If the focused card is gone, focus moves to the nearest one left.
  const hadFocus = useRef(false);
  useEffect(() => {
    if (!hadFocus.current || document.activeElement !== document.body) return;
    board.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true });
  });

  function onKeyDown(event: KeyboardEvent) {
    const to = nextCard(reachable, event.key, isCard);
    if (to === undefined) return;
    event.preventDefault();
    setAt(to);
    board.current?.querySelector<HTMLElement>(`[data-space="${to}"]`)?.focus();
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form, this is a board
    <div
      ref={board}
      role="group"
      aria-label={words.page.board}
      className={`fills grid ${styles.board}`}
      data-flip="board"
      data-can-flip={props.flippable.length > 0}
      onKeyDown={onKeyDown}
      onFocus={() => {
        hadFocus.current = true;
      }}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget !== null) hadFocus.current = board.current?.contains(relatedTarget) ?? false;
      }}
    >
      {view.spaces.map((space, place) =>
        space === 'empty' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a space is its place
          <span key={place} className={styles.empty} data-told={place === props.told} />
        ) : (
          <Card
            {...props}
            // biome-ignore lint/suspicious/noArrayIndexKey: a space is its place
            key={place}
            space={space}
            place={place}
            isReachable={place === reachable}
            onFocus={() => setAt(place)}
          />
        ),
      )}
    </div>
  );
}

function Card(
  props: BoardProps & {
    space: Exclude<DashView['spaces'][number], 'empty'>;
    place: number;
    isReachable: boolean;
    onFocus(): void;
  },
) {
  const { view, words, space, place } = props;
  const label = `${words.page.space(Math.floor(place / COLUMNS) + 1, (place % COLUMNS) + 1)}, `;
  const below = view.faceDown?.[place] ?? view.known.find((known) => known.space === place)?.card;
  return (
    <button
      type="button"
      className={`anchor ${styles.card}`}
      data-space={place}
      data-face={space === 'face-down' ? 'down' : 'up'}
      data-flippable={props.flippable.includes(place)}
      data-last={view.flipped.at(-1) === place}
      data-told={place === props.told}
      data-lifted={place === props.lifted}
      tabIndex={props.isReachable ? 0 : -1}
      onFocus={props.onFocus}
      onClick={() => props.onSpace(place)}
    >
      <span className="visually-hidden">{label + nameOn(space, below, words)}</span>
      <span
        className={`covers block ${styles.turning}`}
        data-flip={`space-${place}`}
        data-flip-leaves={space === 'face-down' ? undefined : ''}
      >
        {space === 'face-down' ? (
          below === undefined ? (
            <CardBack />
          ) : (
            <span className={`block ${styles.below}`}>
              <CardFace card={words.dungeon(below)} words={words} size="small" />
            </span>
          )
        ) : (
          <CardFace card={words.dungeon(space)} words={words} size="small" />
        )}
      </span>
    </button>
  );
}

/**
 * The next space with a card in an arrow's direction; if there is none straight above or below, the nearest in the next
 * row that has one.
 */
function nextCard(from: number, key: string, isCard: (space: number) => boolean): number | undefined {
  const step = STEPS[key];
  if (step === undefined) return undefined;
  let to = from + step;
  while (to >= 0 && to < SPACES && !isCard(to)) to += step;
  if (to >= 0 && to < SPACES) return to;
  if (Math.abs(step) === 1) return undefined;
  const column = from % COLUMNS;
  for (let row = Math.floor(from / COLUMNS) + Math.sign(step); row >= 0 && row < ROWS; row += Math.sign(step)) {
    const cards = Array.from({ length: COLUMNS }, (_, place) => place).filter((place) => isCard(row * COLUMNS + place));
    const [nearest] = cards.sort((one, other) => Math.abs(one - column) - Math.abs(other - column));
    if (nearest !== undefined) return row * COLUMNS + nearest;
  }
  return undefined;
}

function nameOn(space: DashView['spaces'][number], below: number | undefined, words: Words): string {
  if (typeof space === 'number') return words.label(words.dungeon(space));
  const { faceDown } = words.page;
  return below === undefined ? faceDown : `${faceDown}: ${words.label(words.dungeon(below))}`;
}
