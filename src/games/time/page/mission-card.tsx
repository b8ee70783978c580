import { Fragment } from 'react';
import type { ItemNumber, Reward } from '../rules/content.ts';
import { RewardMark } from './card-face.tsx';
import type { HandProps } from './hand.tsx';
import { HandButton } from './hand-button.tsx';
import styles from './mission-card.module.css';
import { TimeIcon } from './time-icon.tsx';
import type { Slot } from './use-hand.ts';
import { type Need, nameOf, softly, type Words } from './words.ts';

/** A Mission in hand: its name plays it, each line of what it needs is called out with one tap, and so is its reward. */
export function MissionCard(props: HandProps & { slot: Slot & { hasLeft: boolean }; shortcut: string | undefined }) {
  const { slot, words } = props;
  const face = words.face(slot.card);
  if (face.kind === 'item') return undefined;
  return (
    <div
      className={styles.mission}
      data-kind={face.kind}
      data-chosen={props.chosen.includes(slot.id)}
      data-card-of={slot.id}
      data-mode={props.mode}
    >
      <HandButton {...props} className={styles.play}>
        <span className={styles.name}>{softly(nameOf(face, words))}</span>
      </HandButton>
      <ul className={styles.needs} aria-label={words.page.needs}>
        {face.needs.map((need) => (
          <li key={need.item}>
            <NeedButton need={need} words={words} onCall={props.onCall} />
          </li>
        ))}
        {face.kind === 'mission' && <Gift reward={face.card.reward} words={words} onCall={props.onCall} />}
      </ul>
    </div>
  );
}

function NeedButton({ need, words, onCall }: { need: Need; words: Words; onCall: HandProps['onCall'] }) {
  const { item, count } = need;
  const what = words.names.item(item);
  return (
    <button type="button" className={styles.need} onClick={() => onCall({ kind: 'need', item, count })}>
      <span className="visually-hidden">
        {words.page.verbs.need(count > 1 ? `${count} ${what.plural}` : what.one, count)}
      </span>
      <TimeIcon name={words.item(item).icon} className={styles.icon} />
      <span className={styles.what} aria-hidden="true">
        {softly(what.name)}
      </span>
      {count > 1 && (
        <span className={styles.count} aria-hidden="true">
          ×{count}
        </span>
      )}
    </button>
  );
}

/** What the Mission gives; where there is something to choose, a tap says what to take. */
function Gift({ reward, words, onCall }: { reward: Reward; words: Words; onCall: HandProps['onCall'] }) {
  const items = words.numbers(giftsOf(reward));
  if (reward.kind === 'none') return undefined;
  return items.length === 0 || reward.kind === 'mandatory' ? (
    <li className={styles.given}>
      <span aria-hidden="true">
        <RewardMark reward={reward} words={words} />
      </span>
      <span className="visually-hidden">{words.game.reward(reward, words.names)}</span>
    </li>
  ) : (
    <li>
      <span className={styles.gifts}>
        <TimeIcon name="present" className={styles.icon} />
        {items.map((item, place) => (
          <Fragment key={item}>
            {place > 0 && <span aria-hidden="true">/</span>}
            <TakeButton item={item} isFree={reward.kind === 'optional'} words={words} onCall={onCall} />
          </Fragment>
        ))}
      </span>
    </li>
  );
}

function TakeButton(props: { item: ItemNumber; isFree: boolean; words: Words; onCall: HandProps['onCall'] }) {
  const { item, words } = props;
  return (
    <button type="button" className={styles.take} onClick={() => props.onCall({ kind: 'take', item })}>
      <span className="visually-hidden">{words.page.verbs.take(words.names.item(item).the)}</span>
      <TimeIcon name={words.item(item).icon} className={styles.icon} />
      {props.isFree && <span aria-hidden="true">?</span>}
    </button>
  );
}

function giftsOf(reward: Reward): readonly string[] {
  switch (reward.kind) {
    case 'none':
    case 'any':
      return [];
    case 'either':
      return reward.items;
    default:
      return [reward.item];
  }
}
