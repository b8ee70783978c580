import type { CardNumber } from '../../rules/content.ts';
import type { Pending } from '../../rules/state.ts';
import { CardLine } from '../cards/card-line.tsx';
import { movesOf, type Situation } from '../situation.ts';
import surface from '../surfaces.module.css';
import { laterText } from '../text/later/text.ts';
import { nameOf, type Words } from '../words.ts';
import { ChoiceButton, ChoiceFrame, ItemChoice, Plain, Several, Take } from './choice-parts.tsx';
import styles from './choices.module.css';

/** DT-71 The most tokens one skill removes. */
const MOST_REMOVED = 5;

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
      return choices.removeTokens(MOST_REMOVED - pending.removed);
    case 'name-item':
      return choices.nameItem;
  }
}

function Choice(props: Situation & { pending: Pending }) {
  const { pending, moves, words, view } = props;
  const { choices } = laterText.in(words.locale);
  const title = titleOf(pending, words);
  switch (pending.kind) {
    case 'reward':
      return (
        <ChoiceFrame title={title}>
          <Take {...props} />
          <Plain {...props} kind="refuse" word={choices.refuse} />
        </ChoiceFrame>
      );
    case 'exchange':
      return (
        <ChoiceFrame title={title}>
          <Take {...props} />
        </ChoiceFrame>
      );
    case 'failed':
      return (
        <ChoiceFrame title={title}>
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
        </ChoiceFrame>
      );
    case 'waive':
      return <Waive {...props} pending={pending} />;
    case 'look-and-discard':
      return (
        <ChoiceFrame title={title}>
          <Several
            {...props}
            options={pending.cards.map((card) => <CardLine key={card} card={card} words={words} />)}
            moveFor={(places) => ({ kind: 'sift', places: sorted(places), moment: view.moment })}
            wordFor={(places) => (places.length === 0 ? choices.siftNone : choices.siftThese(places.length))}
          />
        </ChoiceFrame>
      );
    case 'look-and-arrange':
      return (
        <ChoiceFrame title={title}>
          <Placed cards={pending.placed} words={words} />
          {movesOf(moves, 'arrange').map((move) => (
            <button
              key={move.place}
              type="button"
              className={`row padded strong ${surface.card} ${styles.mark}`}
              onClick={() => props.send(move)}
            >
              <CardLine card={pending.cards[move.place] ?? 0} words={words} />
            </button>
          ))}
        </ChoiceFrame>
      );
    case 'pay':
      return (
        <ChoiceFrame title={title}>
          {movesOf(moves, 'pay').map((move) => (
            <ItemChoice key={move.item} {...props} move={move} word={words.itemName(move.item)} />
          ))}
          <Plain {...props} kind="enough" word={choices.enough} />
        </ChoiceFrame>
      );
    case 'remove-tokens':
      return (
        <ChoiceFrame title={title}>
          {movesOf(moves, 'remove').map((move) => {
            const name = words.itemName(move.item);
            const word = move.from === 'backpack' ? choices.fromBackpack(name) : choices.fromSupply(name);
            return <ItemChoice key={word} {...props} move={move} word={word} />;
          })}
          <Plain {...props} kind="enough" word={choices.enough} />
        </ChoiceFrame>
      );
    case 'name-item':
      return (
        <ChoiceFrame title={title}>
          {movesOf(moves, 'name').map((move) => (
            <ItemChoice key={move.item} {...props} move={move} word={words.itemName(move.item)} />
          ))}
        </ChoiceFrame>
      );
  }
}

function Waive(props: Situation & { pending: Extract<Pending, { kind: 'waive' }> }) {
  const { pending, moves, words } = props;
  const { choices } = laterText.in(words.locale);
  return (
    <ChoiceFrame title={choices.waive(pending.count)}>
      {movesOf(moves, 'waive').map((move) => (
        <ChoiceButton
          key={move.items.join()}
          {...props}
          move={move}
          item={move.items.length === 1 ? move.items[0] : undefined}
          word={choices.waiveThese(words.game.items(move.items, words.names))}
        />
      ))}
    </ChoiceFrame>
  );
}

function sorted(list: readonly number[]): number[] {
  return list.toSorted((one, other) => one - other);
}
