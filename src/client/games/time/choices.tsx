import { type ReactNode, useState } from 'react';
import type { CardNumber, ItemNumber } from '../../../games/time/content.ts';
import type { Pending, TimeMove } from '../../../games/time/state.ts';
import { Button } from '../../parts/button.tsx';
import styles from './choices.module.css';
import { movesOf, type Situation } from './situation.ts';
import { TimeIcon } from './time-icon.tsx';
import { nameOf, type Words } from './words.ts';

/** DT-71 As many tokens one skill removes. */
const MOST_REMOVED = 5;

/** What the team, or the user of a skill, decides now: large and clear. Whoever does not decide sees who does. */
export function Choices(props: Situation & { pending: Pending }) {
  const { pending, moves, players, words } = props;
  if (moves.every(({ kind }) => kind === 'release')) {
    const decider = 'seat' in pending ? (players[pending.seat]?.name ?? '') : '';
    return decider === '' ? undefined : <p className={styles.waits}>{words.page.resolution.waits(decider)}</p>;
  }
  return <Choice key={`${pending.kind}-${'card' in pending ? pending.card : ''}`} {...props} />;
}

function Choice(props: Situation & { pending: Pending }) {
  const { pending, moves, words } = props;
  const { choices } = words.page;
  switch (pending.kind) {
    case 'reward':
      return (
        <Frame title={choices.reward}>
          <Take {...props} />
          <Plain {...props} kind="refuse" word={choices.refuse} />
        </Frame>
      );
    case 'exchange':
      return (
        <Frame title={choices.exchange}>
          <Take {...props} />
        </Frame>
      );
    case 'failed':
      return (
        <Frame title={choices.failed(nameOf(words.face(pending.card), words))}>
          <Several
            {...props}
            options={pending.items.map((item) => ({ item, word: words.itemName(item), icon: words.item(item).icon }))}
            moveFor={(places) => ({ kind: 'drop', items: sorted(places.map((place) => pending.items[place] ?? 0)) })}
            wordFor={(places) =>
              places.length === 0
                ? choices.dropNone
                : choices.drop(
                    words.game.items(
                      places.map((place) => pending.items[place] ?? 0),
                      words.names,
                    ),
                  )
            }
          />
        </Frame>
      );
    case 'waive':
      return <Waive {...props} pending={pending} />;
    case 'look-and-discard':
      return (
        <Frame title={choices.sift}>
          <Several
            {...props}
            options={pending.cards.map((card) => cardOption(card, words))}
            moveFor={(places) => ({ kind: 'sift', places: sorted(places) })}
            wordFor={(places) => (places.length === 0 ? choices.siftNone : choices.siftThese(places.length))}
          />
        </Frame>
      );
    case 'look-and-arrange':
      return (
        <Frame title={choices.arrange}>
          {pending.placed.map((card, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: Items of a kind are alike
            <p key={place} className={styles.placed}>
              {choices.placed(place + 1)} {nameOf(words.face(card), words)}
            </p>
          ))}
          {movesOf(moves, 'arrange').map((move) => (
            <ChoiceButton
              key={move.place}
              {...props}
              move={move}
              {...cardOption(pending.cards[move.place] ?? 0, words)}
            />
          ))}
        </Frame>
      );
    case 'pay':
      return (
        <Frame title={pending.skill === 'waive' ? choices.payWaive : choices.payExchange}>
          {movesOf(moves, 'pay').map((move) => (
            <ItemChoice key={move.item} {...props} move={move} word={words.itemName(move.item)} />
          ))}
          <Plain {...props} kind="enough" word={choices.enough} />
        </Frame>
      );
    case 'remove-tokens':
      return (
        <Frame title={choices.removeTokens(MOST_REMOVED - pending.removed)}>
          {movesOf(moves, 'remove').map((move) => {
            const name = words.itemName(move.item);
            const word = move.from === 'backpack' ? choices.fromBackpack(name) : choices.fromSupply(name);
            return <ItemChoice key={word} {...props} move={move} word={word} />;
          })}
          <Plain {...props} kind="enough" word={choices.enough} />
        </Frame>
      );
    case 'name-item':
      return (
        <Frame title={choices.nameItem}>
          {movesOf(moves, 'name').map((move) => (
            <ItemChoice key={move.item} {...props} move={move} word={words.itemName(move.item)} />
          ))}
        </Frame>
      );
  }
}

function Frame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.choice} aria-labelledby="time-choice">
      <div role="status">
        <h3 id="time-choice">{title}</h3>
      </div>
      <div className={styles.ways}>{children}</div>
    </section>
  );
}

function ChoiceButton(
  props: Pick<Situation, 'send'> & { move: TimeMove; word: string; icon: string | undefined; hint?: string },
) {
  return (
    <Button look="main" className={styles.way} onClick={() => props.send(props.move)}>
      {props.icon !== undefined && <TimeIcon name={props.icon} className={styles.icon} />}
      <span>
        {props.word}
        {props.hint !== undefined && <span className={styles.hint}>{props.hint}</span>}
      </span>
    </Button>
  );
}

function ItemChoice(props: Situation & { move: Extract<TimeMove, { item: ItemNumber }>; word: string; hint?: string }) {
  const { words, move } = props;
  return <ChoiceButton {...props} icon={words.item(move.item).icon} />;
}

/** Each token that can be taken; what would burst the Backpack says so. */
function Take(props: Situation) {
  const { view, moves, words } = props;
  return movesOf(moves, 'take').map((move) => {
    const pieces = (view.backpack.cards[move.item] ?? 0) + (view.backpack.tokens[move.item] ?? 0);
    const needsSlot = pieces % view.slots.pieces === 0;
    const breaks = needsSlot && view.slots.used >= view.slots.limit;
    return (
      <ItemChoice
        key={move.item}
        {...props}
        move={move}
        word={words.page.choices.takeItem(words.names.item(move.item).the)}
        {...(breaks && { hint: words.page.choices.breaks })}
      />
    );
  });
}

function Plain(props: Situation & { kind: 'refuse' | 'enough'; word: string }) {
  const move = props.moves.find(({ kind }) => kind === props.kind);
  if (move === undefined) return undefined;
  return (
    <Button look="plain" className={styles.way} onClick={() => props.send(move)}>
      {props.word}
    </Button>
  );
}

function Waive(props: Situation & { pending: Extract<Pending, { kind: 'waive' }> }) {
  const { pending, moves, words } = props;
  const { choices } = words.page;
  return (
    <Frame title={choices.waive(pending.count)}>
      {movesOf(moves, 'waive').map((move) => (
        <ChoiceButton
          key={move.items.join()}
          {...props}
          move={move}
          icon={words.item(move.items[0] ?? 0).icon}
          word={choices.waiveThese(words.game.items(move.items, words.names))}
        />
      ))}
    </Frame>
  );
}

interface Option {
  word: string;
  icon: string | undefined;
}

/** None, some or all of these: taps mark them, one button says it. */
function Several(
  props: Pick<Situation, 'send'> & {
    options: readonly Option[];
    moveFor(places: number[]): TimeMove;
    wordFor(places: number[]): string;
  },
) {
  const [marked, setMarked] = useState<number[]>([]);
  return (
    <>
      <div className={styles.marks}>
        {props.options.map(({ word, icon }, place) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a kind are alike
            key={place}
            type="button"
            className={styles.mark}
            aria-pressed={marked.includes(place)}
            onClick={() =>
              setMarked(marked.includes(place) ? marked.filter((other) => other !== place) : [...marked, place])
            }
          >
            {icon !== undefined && <TimeIcon name={icon} className={styles.icon} />}
            {word}
            <span aria-hidden="true">{marked.includes(place) ? '✕' : ''}</span>
          </button>
        ))}
      </div>
      <Button look="main" className={styles.way} onClick={() => props.send(props.moveFor(marked))}>
        {props.wordFor(marked)}
      </Button>
    </>
  );
}

function cardOption(card: CardNumber, words: Words): Option {
  const face = words.face(card);
  return { word: nameOf(face, words), icon: face.kind === 'item' ? face.item.icon : 'scroll-unfurled' };
}

function sorted(list: readonly number[]): number[] {
  return list.toSorted((one, other) => one - other);
}
