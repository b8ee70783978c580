import { Fragment, useRef } from 'react';
import { Crest } from '../../../../client/kit/crests/crest.tsx';
import type { ItemNumber, Reward } from '../../rules/content.ts';
import { RewardMark } from '../cards/card-face.tsx';
import { ItemSign } from '../cards/item-sign.tsx';
import surface from '../surfaces.module.css';
import { TimeIcon } from '../time-icon.tsx';
import { type Face, type Need, nameOf, type Words, withSoftHyphens } from '../words.ts';
import type { HandProps, Mode } from './hand.tsx';
import { HandButton } from './hand-button.tsx';
import styles from './mission-card.module.css';
import type { Slot } from './use-hand.ts';

/** Ignores a tap on the play button this soon after one on a need, in ms: the finger slipped. */
const SLIP_MS = 350;
/** The number of lines for which a phone has room beside a large Story. */
const LINES = 4;
/** Longer names may take a third line. */
const LONG_NAME = 22;

/** A Mission in hand: each need is a button that calls for it, and a separate button plays the card. */
export function MissionCard(props: HandProps & { slot: Slot & { hasLeft: boolean }; shortcut: string | undefined }) {
  const { slot, words, isPreview = false } = props;
  const called = useRef(Number.NEGATIVE_INFINITY);
  const face = words.face(slot.card);
  if (face.kind === 'item') return undefined;
  const { onCall: say } = props;
  const onCall: HandProps['onCall'] =
    say &&
    ((call) => {
      called.current = performance.now();
      say(call);
    });
  return (
    <div
      className={`${surface.card} anchor grid ${styles.mission}`}
      data-kind={face.kind}
      data-chosen={props.chosen.includes(slot.id)}
      data-card-of={slot.id}
      data-long={isLong(face, nameOf(face, words))}
      data-hand={isPreview ? slot.id : undefined}
    >
      <span className={`two-lines strong centred compact ${styles.name}`} aria-hidden={!isPreview}>
        {withSoftHyphens(nameOf(face, words))}
      </span>
      <ul className={styles.needs} aria-label={words.page.needs}>
        {face.needs.map((need) => (
          <li key={need.item}>
            <NeedButton {...props} need={need} onCall={onCall} />
          </li>
        ))}
        {face.kind === 'mission' && <Gift reward={face.card.reward} words={words} onCall={onCall} />}
      </ul>
      {!isPreview && (
        <HandButton
          {...props}
          className={`strong ${styles.play}`}
          onCard={(card, how) => {
            if (how === 'swipe' || performance.now() - called.current > SLIP_MS) props.onCard(card, how);
          }}
        >
          <span className={`unbroken row centred gap-5 ${styles.verb}`}>
            <TimeIcon name={props.mode === 'discard' ? 'trash-can' : 'play-button'} />
            {words.page.verbs.mission[verbOf(props.mode)]}
          </span>
        </HandButton>
      )}
    </div>
  );
}

/** Whether a card has too many lines for the usual height of the table around it on a phone. */
function isLong(face: Exclude<Face, { kind: 'item' }>, name: string): boolean {
  const gift = face.kind === 'mission' && face.card.reward.kind !== 'none' ? 1 : 0;
  return face.needs.length + gift + (name.length > LONG_NAME ? 1 : 0) > LINES;
}

function verbOf(mode: Mode): Exclude<Mode, 'look'> {
  return mode === 'look' ? 'play' : mode;
}

/** A tap calls for the Item; shows the crest of the player who answered, highlighted once they have played it. */
function NeedButton({
  need,
  words,
  calls,
  you,
  onCall,
}: Pick<HandProps, 'words' | 'calls' | 'you' | 'onCall'> & { need: Need }) {
  const { item, count } = need;
  const what = words.names.item(item);
  const isCalled = calls.needs.some((open) => open.seat === you && open.item === item);
  const answers = calls.answers.filter((answer) => answer.to === you && answer.item === item);
  const isUnanswered = calls.unanswered.some((call) => call.seat === you && call.item === item);
  return (
    <button
      type="button"
      className={`across bare row ${styles.need}`}
      data-need={item}
      data-called={isCalled}
      disabled={onCall === undefined}
      onClick={() => onCall?.({ kind: 'need', item, count })}
    >
      <span className="visually-hidden">
        {words.page.verbs.need(count > 1 ? `${count} ${what.plural}` : what.one, count)}
        {answers.map(({ seat, kind }) => ` ${words.page.answered[kind](words.names.who(seat))}`)}
        {isUnanswered && ` ${words.page.unanswered(what.one)}`}
      </span>
      <ItemSign item={item} words={words} className={styles.icon} />
      {isUnanswered ? (
        <span className="flavour" aria-hidden="true">
          {words.page.unansweredShort}
        </span>
      ) : (
        <span className={styles.what} aria-hidden="true">
          {withSoftHyphens(words.shortName(item))}
        </span>
      )}
      {count > 1 && (
        <span className={`unbroken strong ${styles.count}`} aria-hidden="true">
          ×{count}
        </span>
      )}
      <span className={`row ${styles.answers}`} aria-hidden="true">
        {answers.length === 0
          ? onCall !== undefined && <TimeIcon name="chat-bubble" className={styles.call} />
          : answers.map(({ seat, kind }) => (
              <span key={seat} className={styles.answer} data-answer={kind}>
                <Crest seat={seat} />
              </span>
            ))}
      </span>
    </button>
  );
}

/** The reward of the Mission; if there is a choice, a tap announces which to take. */
function Gift({ reward, words, onCall }: { reward: Reward; words: Words; onCall: HandProps['onCall'] }) {
  const items = words.numbers(giftsOf(reward));
  if (reward.kind === 'none') return undefined;
  return items.length === 0 || reward.kind === 'mandatory' ? (
    <li className={`across row ${styles.need}`}>
      <span aria-hidden="true">
        <RewardMark reward={reward} words={words} />
      </span>
      <span className="visually-hidden">{words.game.reward(reward, words.names)}</span>
    </li>
  ) : (
    <li>
      <span className={`row ${styles.gifts}`}>
        <TimeIcon name="present" />
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
    <button
      type="button"
      className={`across bare row ${styles.need}`}
      disabled={props.onCall === undefined}
      onClick={() => props.onCall?.({ kind: 'take', item })}
    >
      <span className="visually-hidden">{words.page.verbs.take(words.names.item(item).the)}</span>
      <ItemSign item={item} words={words} className={styles.icon} />
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
