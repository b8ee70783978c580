import { elementAt } from '../../../../engine/list.ts';
import type { CardNumber, ItemNumber } from '../../rules/content.ts';
import { MOST_TOKENS_REMOVED, type Pending } from '../../rules/state.ts';
import { CardLine } from '../cards/card-line.tsx';
import { movesOf, type Situation } from '../situation.ts';
import surface from '../surfaces.module.css';
import { laterText } from '../text/later/text.ts';
import { nameOf, type Words } from '../words.ts';
import { ChoiceButton, ChoiceFrame, ItemChoice, Plain, Several, Take } from './choice-parts.tsx';
import styles from './choices.module.css';
import { TimeToChoose } from './time-to-choose.tsx';

/** The decision of the team or of a skill's user. All others see who decides. */
export function Choices(props: Situation & { pending: Pending }) {
  const { pending, moves, players, words, view } = props;
  if (moves.every(({ kind }) => kind === 'release')) {
    const isOnes = 'seat' in pending && pending.passed !== true;
    const decider = isOnes ? (players[pending.seat]?.name ?? '') : laterText.in(words.locale).resolution.team;
    return <OthersChoice words={words} pending={pending} decider={decider} />;
  }
  // Marks do not carry over from one choice to the next; but focus stays while Items are tapped one by one.
  const isWhole = 'card' in pending || pending.kind === 'look-and-discard';
  return <Choice key={`${pending.kind}-${isWhole ? view.moment : ''}`} {...props} />;
}

/** DT-86 Another player's decision: the cards looked at, and those already placed. */
function OthersChoice({ pending, words, decider }: { pending: Pending; words: Words; decider: string }) {
  const cards = 'cards' in pending ? pending.cards : [];
  const placed = pending.kind === 'look-and-arrange' ? pending.placed : [];
  return (
    <ChoiceFrame title={laterText.in(words.locale).resolution.waitsFor(decider, titleOf(pending, words))}>
      <Placed cards={placed} words={words} />
      {cards.map((card, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: Items of a kind are alike
        <p key={place} className={`padded ${surface.card}`}>
          <CardLine card={card} words={words} />
        </p>
      ))}
    </ChoiceFrame>
  );
}

function Placed({ cards, words }: { cards: readonly CardNumber[]; words: Words }) {
  return cards.map((card, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: Items of a kind are alike
    <p key={place} className="dim centred whole-line">
      {laterText.in(words.locale).choices.placed(place + 1)} {nameOf(words.face(card), words)}
    </p>
  ));
}

/** The title of a decision. */
function titleOf(pending: Pending, words: Words): string {
  const { choices } = laterText.in(words.locale);
  switch (pending.kind) {
    case 'reward': {
      // On a low screen the choice covers the name of its Mission.
      const card = nameOf(words.face(pending.card), words);
      const [only, ...more] = pending.items;
      const isOne = only !== undefined && more.length === 0;
      return isOne ? choices.rewardOne(card, words.names.item(only).the) : choices.reward(card);
    }
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
      return choices.removeTokens(MOST_TOKENS_REMOVED - pending.removed);
    case 'name-item':
      return choices.nameItem;
  }
}

function Choice(props: Situation & { pending: Pending }) {
  return (
    <ChoiceFrame
      title={titleOf(props.pending, props.words)}
      below={'seat' in props.pending ? undefined : <TimeToChoose {...props} />}
    >
      <Answers {...props} />
    </ChoiceFrame>
  );
}

/** The possible answers. */
function Answers(props: Situation & { pending: Pending }) {
  const { pending, words } = props;
  const { choices } = laterText.in(words.locale);
  switch (pending.kind) {
    case 'reward':
    case 'exchange':
      return (
        <>
          <Take {...props} />
          <Plain {...props} kind="refuse" word={choices.refuse} />
        </>
      );
    case 'failed':
      return <Drop {...props} items={pending.items} />;
    case 'waive':
      return <Waive {...props} />;
    case 'look-and-discard':
      return (
        <Several
          {...props}
          cards={pending.cards}
          moveFor={(places) => ({ kind: 'sift', places: sorted(places), moment: props.view.moment })}
          wordFor={({ length }) => (length === 0 ? choices.siftNone : choices.siftThese(length))}
        />
      );
    case 'look-and-arrange':
      return <Arrange {...props} pending={pending} />;
    case 'pay':
    case 'remove-tokens':
    case 'name-item':
      return (
        <>
          <OneItem {...props} />
          <Plain {...props} kind="enough" word={choices.enough} />
        </>
      );
  }
}

/** DT-37 The Items discarded with a failed card. */
function Drop(props: Situation & { items: readonly ItemNumber[] }) {
  const { items, words, view } = props;
  const { choices } = laterText.in(words.locale);
  const itemsAt = (places: readonly number[]) => places.map((place) => elementAt(items, place));
  return (
    <Several
      {...props}
      cards={items}
      moveFor={(places) => ({ kind: 'drop', items: sorted(itemsAt(places)), moment: view.moment })}
      wordFor={(places) =>
        places.length === 0 ? choices.dropNone : choices.drop(words.game.items(itemsAt(places), words.names))
      }
    />
  );
}

/** DT-67 The Items a card does without. */
function Waive(props: Situation) {
  const { moves, words } = props;
  const { choices } = laterText.in(words.locale);
  return movesOf(moves, 'waive').map((move) => (
    <ChoiceButton
      key={move.items.join()}
      {...props}
      move={move}
      item={move.items.length === 1 ? move.items[0] : undefined}
      word={choices.waiveThese(words.game.items(move.items, words.names))}
    />
  ));
}

/** DT-68 The cards seen, in their new order. */
function Arrange({
  pending,
  moves,
  words,
  send,
}: Situation & { pending: Extract<Pending, { kind: 'look-and-arrange' }> }) {
  return (
    <>
      <Placed cards={pending.placed} words={words} />
      {movesOf(moves, 'arrange').map((move) => (
        <button
          key={move.place}
          type="button"
          className={`target row padded strong ${surface.card} ${styles.mark}`}
          onClick={() => send(move)}
        >
          <CardLine card={elementAt(pending.cards, move.place)} words={words} />
        </button>
      ))}
    </>
  );
}

/** DT-67, DT-69 to DT-71 The Items to pay, to remove or to name, one at a time. */
function OneItem(props: Situation) {
  const { moves, words } = props;
  const { choices } = laterText.in(words.locale);
  return [...movesOf(moves, 'pay'), ...movesOf(moves, 'remove'), ...movesOf(moves, 'name')].map((move) => {
    const name = words.itemName(move.item);
    const word =
      move.kind !== 'remove' ? name : move.from === 'backpack' ? choices.fromBackpack(name) : choices.fromSupply(name);
    return <ItemChoice key={word} {...props} move={move} word={word} />;
  });
}

function sorted(list: readonly number[]): number[] {
  return list.toSorted((one, other) => one - other);
}
