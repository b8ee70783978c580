import { type ReactNode, useState } from 'react';
import { Button } from '../../../client/parts/button.tsx';
import type { CardNumber, ItemNumber } from '../rules/content.ts';
import type { Pending, TimeMove } from '../rules/state.ts';
import { CardLine } from './card-line.tsx';
import styles from './choices.module.css';
import { movesOf, type Situation } from './situation.ts';
import { TimeIcon } from './time-icon.tsx';
import { nameOf, softly, type Words } from './words.ts';

/** DT-71 As many tokens one skill removes. */
const MOST_REMOVED = 5;
/** More ways than these are small ones. */
const FEW = 4;

/** What the team, or the user of a skill, decides now: large and clear. Whoever does not decide sees who does. */
export function Choices(props: Situation & { pending: Pending }) {
  const { pending, moves, players, words, view } = props;
  if (moves.every(({ kind }) => kind === 'release')) {
    const isOnes = 'seat' in pending && pending.passed !== true;
    const decider = isOnes ? (players[pending.seat]?.name ?? '') : words.page.resolution.team;
    return <OthersChoice words={words} pending={pending} decider={decider} />;
  }
  // What was marked for one choice is not marked for the next; where Items are tapped one by one, the focus stays.
  const isWhole = 'card' in pending || pending.kind === 'look-and-discard';
  return <Choice key={`${pending.kind}-${isWhole ? view.moment : ''}`} {...props} />;
}

/** DT-86 What somebody else decides, for all to see: the cards looked at, and those that have their place. */
function OthersChoice({ pending, words, decider }: { pending: Pending; words: Words; decider: string }) {
  const cards = 'cards' in pending ? pending.cards : [];
  const placed = pending.kind === 'look-and-arrange' ? pending.placed : [];
  return (
    <Frame title={words.page.resolution.waitsFor(decider, titleOf(pending, words))}>
      <Placed cards={placed} words={words} />
      {cards.map((card, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: Items of a kind are alike
        <p key={place} className={styles.shown}>
          <CardLine card={card} words={words} />
        </p>
      ))}
    </Frame>
  );
}

function Placed({ cards, words }: { cards: readonly CardNumber[]; words: Words }) {
  return cards.map((card, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: Items of a kind are alike
    <p key={place} className={styles.placed}>
      {words.page.choices.placed(place + 1)} {nameOf(words.face(card), words)}
    </p>
  ));
}

/** What is decided. */
function titleOf(pending: Pending, words: Words): string {
  const { choices } = words.page;
  switch (pending.kind) {
    case 'reward':
      return choices.reward;
    case 'exchange':
      return choices.exchange;
    case 'failed':
      return choices.failed(nameOf(words.face(pending.card), words));
    case 'waive':
      return choices.waive(pending.count);
    case 'look-and-discard':
      return choices.sift;
    case 'look-and-arrange':
      return choices.arrange;
    case 'pay':
      return pending.skill === 'waive' ? choices.payWaive : choices.payExchange;
    case 'remove-tokens':
      return choices.removeTokens(MOST_REMOVED - pending.removed);
    case 'name-item':
      return choices.nameItem;
  }
}

function Choice(props: Situation & { pending: Pending }) {
  const { pending, moves, words, view } = props;
  const { choices } = words.page;
  const title = titleOf(pending, words);
  switch (pending.kind) {
    case 'reward':
      return (
        <Frame title={title}>
          <Take {...props} />
          <Plain {...props} kind="refuse" word={choices.refuse} />
        </Frame>
      );
    case 'exchange':
      return (
        <Frame title={title}>
          <Take {...props} />
        </Frame>
      );
    case 'failed':
      return (
        <Frame title={title}>
          <Several
            {...props}
            options={pending.items.map((item) => <CardLine key={item} card={item} words={words} />)}
            moveFor={(places) => ({
              kind: 'drop',
              items: sorted(places.map((place) => pending.items[place] ?? 0)),
              moment: view.moment,
            })}
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
        <Frame title={title}>
          <Several
            {...props}
            options={pending.cards.map((card) => <CardLine key={card} card={card} words={words} />)}
            moveFor={(places) => ({ kind: 'sift', places: sorted(places), moment: view.moment })}
            wordFor={(places) => (places.length === 0 ? choices.siftNone : choices.siftThese(places.length))}
          />
        </Frame>
      );
    case 'look-and-arrange':
      return (
        <Frame title={title}>
          <Placed cards={pending.placed} words={words} />
          {movesOf(moves, 'arrange').map((move) => (
            <button key={move.place} type="button" className={styles.mark} onClick={() => props.send(move)}>
              <CardLine card={pending.cards[move.place] ?? 0} words={words} />
            </button>
          ))}
        </Frame>
      );
    case 'pay':
      return (
        <Frame title={title}>
          {movesOf(moves, 'pay').map((move) => (
            <ItemChoice key={move.item} {...props} move={move} word={words.itemName(move.item)} />
          ))}
          <Plain {...props} kind="enough" word={choices.enough} />
        </Frame>
      );
    case 'remove-tokens':
      return (
        <Frame title={title}>
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
        <Frame title={title}>
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
  props: Pick<Situation, 'send'> & {
    move: TimeMove;
    word: string;
    /** The same in a word, where there are many ways. */
    short?: string | undefined;
    icon: string | undefined;
    hint?: string;
  },
) {
  return (
    <Button
      look="main"
      className={props.short === undefined ? styles.way : `${styles.way} ${styles.one}`}
      aria-label={props.short === undefined ? undefined : [props.word, props.hint].join(' ').trim()}
      onClick={() => props.send(props.move)}
    >
      {props.icon !== undefined && <TimeIcon name={props.icon} className={styles.icon} />}
      <span>
        {props.short ?? props.word}
        {props.hint !== undefined && <span className={styles.hint}>{props.hint}</span>}
      </span>
    </Button>
  );
}

function ItemChoice(props: Situation & { move: Extract<TimeMove, { item: ItemNumber }>; word: string; hint?: string }) {
  const { words, move, moves } = props;
  const short = moves.length > FEW && move.kind !== 'remove' ? softly(words.itemName(move.item)) : undefined;
  return <ChoiceButton {...props} short={short} icon={words.item(move.item).icon} />;
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
          icon={move.items.length === 1 ? words.item(move.items[0] ?? 0).icon : undefined}
          word={choices.waiveThese(words.game.items(move.items, words.names))}
        />
      ))}
    </Frame>
  );
}

/** None, some or all of these: taps mark them, one button says it. */
function Several(
  props: Pick<Situation, 'send'> & {
    options: readonly ReactNode[];
    moveFor(places: number[]): TimeMove;
    wordFor(places: number[]): string;
  },
) {
  const [marked, setMarked] = useState<number[]>([]);
  return (
    <>
      <div className={styles.marks}>
        {props.options.map((option, place) => (
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
            {option}
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

function sorted(list: readonly number[]): number[] {
  return list.toSorted((one, other) => one - other);
}
