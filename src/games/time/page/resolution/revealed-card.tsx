import { Crest } from '../../../../client/kit/crests/crest.tsx';
import type { Seat } from '../../../../engine/game.ts';
import type { AdventureEffect, ItemNumber, TimePack } from '../../rules/content.ts';
import type { TimeView } from '../../rules/view.ts';
import { RewardMark } from '../cards/card-face.tsx';
import { ItemSign } from '../cards/item-sign.tsx';
import { PaintedItem } from '../cards/painted-item.tsx';
import { StoryPicture } from '../painted-pictures.tsx';
import type { Situation } from '../situation.ts';
import type { TimeCue } from '../stage.ts';
import surface from '../surfaces.module.css';
import { laterText } from '../text/later/text.ts';
import { nameOf } from '../words.ts';
import { BackpackPicture } from './backpack-picture.tsx';
import type { CardOutcome } from './card-outcome.ts';
import { type NeedSign, needSigns, type Tested } from './need-signs.ts';
import styles from './revealed-card.module.css';

/** The card revealed last: an Item, or a Mission with its flavour text, its needs one by one, and the result. */
export function RevealedCard({
  outcome,
  seat,
  cue,
  view,
  pack,
  words,
  players,
  you,
}: Situation & { outcome: CardOutcome; seat?: Seat | undefined; cue?: TimeCue | undefined }) {
  const { resolution } = laterText.in(words.locale);
  const face = words.face(outcome.card);
  /** DT-39 Who decided, if there are several players. */
  const by = (seat: number | undefined) =>
    seat !== undefined && players.length > 1
      ? `(${resolution.decided({ name: players[seat]?.name ?? '', isYou: seat === you })})`
      : '';
  return (
    <article
      // When the Backpack breaks, a larger card appears in the same place: nothing else moves.
      key={outcome.broke === undefined ? outcome.number : `${outcome.number} broke`}
      className={`stack centred shadowed ${surface.card} in-middle ${styles.card}`}
      data-kind={face.kind}
      data-end={outcome.accomplished ? 'good' : outcome.failed || outcome.broke !== undefined ? 'bad' : 'open'}
      data-flip="revealed"
      data-picture
    >
      {seat !== undefined && players.length > 1 && (
        <p className={`row small snug ${styles.by}`}>
          <Crest seat={seat} />
          <span>{words.page.piles.playedBy({ name: players[seat]?.name ?? '', isYou: seat === you })}</span>
        </p>
      )}
      {outcome.broke !== undefined ? undefined : face.kind === 'item' ? (
        <PaintedItem item={face.number} words={words} className={styles.picture} />
      ) : (
        <StoryPicture name={face.card.icon} className={`not-on-low-phone ${styles.picture}`} />
      )}
      <h3 className={styles.name}>{nameOf(face, words)}</h3>
      {face.kind !== 'item' && <p className={`flavour dense ${styles.flavour}`}>{face.card.flavour[words.locale]}</p>}
      {face.kind !== 'item' && (
        <Needs
          outcome={outcome}
          cue={cue}
          needs={words.numbers(face.card.needs)}
          effect={face.kind === 'mission' ? effectShown(view, pack) : undefined}
          words={words}
        />
      )}
      <div className="stack tight across">
        <div className={styles.result}>
          {outcome.packed !== undefined && face.kind === 'item' && (
            <p>{resolution.packed(words.names.item(outcome.packed))}</p>
          )}
          {outcome.accomplished && (
            <p className={`strong larger ${styles.good}`}>
              ✓ {resolution.accomplished} {outcome.accomplished.solved && resolution.solved}
            </p>
          )}
          {outcome.failed && (
            <p className={`strong larger ${styles.bad}`}>
              ✕ {resolution.failed(words.game.items(outcome.failed, words.names), outcome.failed.length)}
            </p>
          )}
        </div>
        {outcome.effect && face.kind === 'adventure' && <p>{words.game.effect(face.card.effect, words.names)}</p>}
        {outcome.waived && (
          <p>
            {resolution.waived(words.game.items(outcome.waived.items, words.names))} {by(outcome.waived.seat)}
          </p>
        )}
        {outcome.dropped && (
          <p>
            {resolution.dropped(words.game.items(outcome.dropped.items, words.names), outcome.dropped.items.length)}{' '}
            {by(outcome.dropped.seat)}
          </p>
        )}
        <Reward outcome={outcome} face={face} words={words} by={by} />
        {outcome.exchanged && (
          <p>
            {resolution.exchanged(words.names.item(outcome.exchanged.item).one)} {by(outcome.exchanged.seat)}
          </p>
        )}
        {outcome.broke !== undefined && (
          <>
            <BackpackPicture look="burst" className={styles.burst} />
            <p className={`strong larger ${styles.bad}`}>{resolution.broke(words.names.item(outcome.broke).the)}</p>
            <p>{resolution.brokeWhy(view.slots.limit)}</p>
          </>
        )}
      </div>
    </article>
  );
}

/** DT-53 The effect of the Adventure, once it is accomplished. */
function effectShown({ quest, adventureAfter }: TimeView, { adventures }: TimePack): AdventureEffect | undefined {
  return quest.kind === 'adventure' && adventureAfter !== undefined ? adventures[quest.place]?.effect : undefined;
}

/** The needs one by one: found, missing, or why they were not needed. */
function Needs(props: {
  outcome: CardOutcome;
  cue: TimeCue | undefined;
  needs: readonly ItemNumber[];
  effect: AdventureEffect | undefined;
  words: Situation['words'];
}) {
  const { outcome, cue, needs, effect, words } = props;
  const tested = testedWith(outcome) ?? (cue?.kind === 'needs' ? cue.tested : undefined);
  const looked = tested === undefined ? 0 : cue?.kind === 'needs' ? cue.seen : needs.length;
  const context = { waived: outcome.waived?.items ?? [], isMerged: effect?.kind === 'merge-duplicates' };
  const signs = tested === undefined ? [] : needSigns(needs, tested, context);
  return (
    <ul className={`wrap centred ${styles.needs}`}>
      {needs.map((item, place) => {
        const sign = place < looked ? signs[place] : undefined;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: an Item may be listed twice
          <li key={place} className={`chip strong ${styles.need}`} data-sign={sign ?? 'none'}>
            <ItemSign item={item} words={words} />
            <span className={styles.needName}>{words.itemName(item)}</span>
            {sign !== undefined && <SignWords sign={sign} effect={effect} words={words} />}
            <span className={`disc ${styles.tick}`} aria-hidden="true">
              {sign !== undefined && TICKS[sign]}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

const TICKS: Readonly<Record<NeedSign, string>> = {
  there: '✓',
  missing: '✕',
  waived: '–',
  doubled: '–',
  'stood-in': '⇄',
};

function testedWith({ accomplished, failed }: CardOutcome): Tested | undefined {
  if (failed !== undefined) return { kind: 'failed', missing: failed };
  if (accomplished === undefined || accomplished.solved) return undefined;
  return { kind: 'accomplished', spent: accomplished.spent };
}

/** The result for a need, in words: for screen readers, and for everybody if its tick does not say it. */
function SignWords(props: { sign: NeedSign; effect: AdventureEffect | undefined; words: Situation['words'] }) {
  const { sign, effect, words } = props;
  const { resolution } = laterText.in(words.locale);
  switch (sign) {
    case 'there':
      return <span className="visually-hidden">{resolution.has}</span>;
    case 'missing':
      return <span className="visually-hidden">{resolution.lacks}</span>;
    case 'waived':
      return <span className={styles.why}>{resolution.notNeeded}</span>;
    case 'doubled':
      return <span className={styles.why}>{resolution.onceIsEnough}</span>;
    case 'stood-in': {
      const [item] = effect?.kind === 'stand-in' ? words.numbers([effect.item]) : [];
      return item === undefined ? undefined : (
        <span className={styles.why}>{resolution.inItsPlace(words.names.item(item).one)}</span>
      );
    }
  }
}

function Reward(props: {
  outcome: CardOutcome;
  face: ReturnType<Situation['words']['face']>;
  words: Situation['words'];
  by(seat: number): string;
}) {
  const { outcome, face, words } = props;
  const { resolution } = laterText.in(words.locale);
  const { reward } = outcome;
  switch (reward?.kind) {
    case 'taken':
      return (
        <p>
          {resolution.rewardTaken(words.itemName(reward.item))} {reward.seat !== undefined && props.by(reward.seat)}
        </p>
      );
    case 'refused':
      return (
        <p>
          {resolution.rewardRefused} {props.by(reward.seat)}
        </p>
      );
    case 'none-left':
      return <p>{resolution.noTokenLeft}</p>;
    case undefined:
      return face.kind === 'mission' && face.card.reward.kind !== 'none' && !outcome.failed ? (
        <p className="row centred compact close">
          <RewardMark reward={face.card.reward} words={words} />
          <span>{words.game.reward(face.card.reward, words.names)}</span>
        </p>
      ) : undefined;
  }
}
