import { elementAt } from '../../../engine/list.ts';
import type { Account } from '../../../review/account.ts';
import styles from './review.module.css';
import { type Decider, useReviewText } from './review-text.ts';

const DECIDERS: readonly Decider[] = ['you', 'luck', 'others'];

/** Why the game ended as it did: the player's own decisions, luck, and the others. */
export function Accounted(props: { account: Account; hasMoments: boolean; isRealTime: boolean }) {
  const { account, hasMoments } = props;
  const text = useReviewText();
  const whole = inPercents(account);
  const isLoss = whole.end <= whole.start;
  const decider = deciderOf(whole, isLoss);
  const helped = props.isRealTime ? text.realTimeHelped : text.helped;
  const isTogether = isLoss && decider === 'you' && !hasMoments;
  return (
    <section className="stack gap-7" aria-labelledby="luck-or-skill">
      <h3 id="luck-or-skill">{text.luckOrSkill}</h3>
      <p>{isTogether ? text.costTogether : (isLoss ? text.cost : helped)[decider]}</p>
      <p className="hint">{text.addedUp}</p>
      <dl className={styles.account}>
        <dt>{props.isRealTime ? text.realTimeStart : text.start}</dt>
        <dd>{whole.start}%</dd>
        {DECIDERS.map((part) => [
          <dt key={part}>{(props.isRealTime ? text.realTimeParts : text.parts)[part]}</dt>,
          <dd key={`${part} value`} className={whole[part] < 0 ? 'trouble' : whole[part] > 0 ? 'good' : ''}>
            {signed(whole[part])}
          </dd>,
        ])}
        <dt className="strong">{text.end}</dt>
        <dd className="strong">{whole.end}%</dd>
      </dl>
    </section>
  );
}

/** Whole percents with the same sum as the shares. */
export function inPercents({ start, end, you, luck }: Account): Account {
  const whole = (share: number) => Math.round(share * 100);
  const parts = { start: whole(start), end: whole(end), you: whole(you), luck: whole(luck) };
  return { ...parts, others: parts.end - parts.start - parts.you - parts.luck };
}

/** The largest cost in a game that went down, and the largest help in one that went up. */
export function deciderOf(account: Account, isLoss: boolean): Decider {
  const most = [...DECIDERS].sort((one, other) => account[other] - account[one]);
  return elementAt(most, isLoss ? most.length - 1 : 0);
}

function signed(percents: number): string {
  if (percents === 0) return '±0%';
  return `${percents > 0 ? '+' : '−'}${Math.abs(percents)}%`;
}
