import { Crest } from '../../../../client/kit/crests/crest.tsx';
import type { Seat } from '../../../../engine/game.ts';
import type { ItemNumber } from '../../rules/content.ts';
import { RewardMark } from '../cards/card-face.tsx';
import { ItemSign } from '../cards/item-sign.tsx';
import { PaintedItem } from '../cards/painted-item.tsx';
import { StoryPicture } from '../painted-pictures.tsx';
import type { Situation } from '../situation.ts';
import type { TimeCue } from '../stage.ts';
import surface from '../surfaces.module.css';
import { laterText } from '../text/later/index.ts';
import { nameOf } from '../words.ts';
import { BackpackPicture } from './backpack-picture.tsx';
import type { CardOutcome } from './card-outcome.ts';
import styles from './revealed-card.module.css';

/** The card revealed last: an Item, or a Mission with its flavour text, its needs one by one, and the outcome. */
export function RevealedCard({
  outcome,
  seat,
  cue,
  view,
  words,
  players,
  you,
}: Situation & { outcome: CardOutcome; seat?: Seat | undefined; cue?: TimeCue | undefined }) {
  const { resolution } = laterText.in(words.locale);
  const face = words.face(outcome.card);
  /** DT-39 Who decided, where there are several. */
  const by = (seat: number) =>
    players.length > 1 ? `(${resolution.decided({ name: players[seat]?.name ?? '', isYou: seat === you })})` : '';
  return (
    <article
      // What broke the Backpack is told by a larger card in its place: what was there does not move.
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
        <Needs outcome={outcome} cue={cue} needs={words.numbers(face.card.needs)} words={words} />
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

/** The needs one by one: there, or missing. */
function Needs(props: {
  outcome: CardOutcome;
  cue: TimeCue | undefined;
  needs: readonly ItemNumber[];
  words: Situation['words'];
}) {
  const { outcome, cue, needs, words } = props;
  const { resolution } = laterText.in(words.locale);
  const isDecided = outcome.failed !== undefined || outcome.accomplished !== undefined;
  const looked =
    cue?.kind === 'needs' ? cue.seen : isDecided && outcome.accomplished?.solved !== true ? needs.length : 0;
  const missing = (outcome.failed ?? (cue?.kind === 'needs' ? cue.missing : [])).slice();
  const waived = (outcome.waived?.items ?? []).slice();
  // Of two identical needs the last one is shown as missing.
  const signs = needs
    .toReversed()
    .map((item) => (take(missing, item) ? 'missing' : take(waived, item) ? 'waived' : 'there'));
  return (
    <ul className={`wrap centred ${styles.needs}`}>
      {needs.map((item, place) => {
        const sign = place < looked ? signs[needs.length - 1 - place] : 'none';
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: an Item may be listed twice
          <li key={place} className={`chip strong ${styles.need}`} data-sign={sign}>
            <ItemSign item={item} words={words} />
            {words.itemName(item)}
            <span className={`disc ${styles.tick}`}>
              {sign !== 'none' && (
                <>
                  <span aria-hidden="true">{sign === 'missing' ? '✕' : sign === 'waived' ? '–' : '✓'}</span>
                  <span className="visually-hidden">{sign === 'missing' ? resolution.lacks : resolution.has}</span>
                </>
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

function take(list: ItemNumber[], item: ItemNumber): boolean {
  const place = list.indexOf(item);
  if (place !== -1) list.splice(place, 1);
  return place !== -1;
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
