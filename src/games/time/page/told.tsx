import type { CSSProperties } from 'react';
import type { ItemNumber } from '../rules/content.ts';
import { RewardMark } from './card-face.tsx';
import type { Chapter } from './chapter.ts';
import type { Situation } from './situation.ts';
import { StoryIcon, TimeIcon } from './time-icon.tsx';
import styles from './told.module.css';
import { nameOf } from './words.ts';

/** The card that is being told: an Item on its way, or a Mission with its tale, its needs one by one, and what came of it. */
export function Told({ chapter, view, words, players }: Situation & { chapter: Chapter }) {
  const { resolution } = words.page;
  const face = words.face(chapter.card);
  /** DT-39 Who decided, where there are several. */
  const by = (seat: number) => (players.length > 1 ? `(${resolution.decided(players[seat]?.name ?? '')})` : '');
  return (
    <article
      key={chapter.number}
      className={styles.told}
      data-kind={face.kind}
      data-end={chapter.accomplished ? 'good' : chapter.failed || chapter.broke !== undefined ? 'bad' : undefined}
      data-flip="told"
    >
      {face.kind === 'item' ? (
        <TimeIcon name={face.item.icon} className={styles.picture} />
      ) : (
        <StoryIcon name={face.card.icon} className={styles.picture} />
      )}
      <h3 className={styles.name}>{nameOf(face, words)}</h3>
      {face.kind !== 'item' && <p className={styles.flavour}>{face.card.flavour[words.locale]}</p>}
      {face.kind !== 'item' && <Needs chapter={chapter} needs={words.numbers(face.card.needs)} words={words} />}
      <div className={styles.end}>
        {chapter.packed !== undefined && face.kind === 'item' && (
          <p>{resolution.packed(words.itemName(chapter.packed))}</p>
        )}
        {chapter.accomplished && (
          <p className={styles.good}>
            ✓ {resolution.accomplished} {chapter.accomplished.solved && resolution.solved}
          </p>
        )}
        {chapter.effect && face.kind === 'adventure' && <p>{words.game.effect(face.card.effect, words.names)}</p>}
        {chapter.failed && (
          <p className={styles.bad}>
            ✕ {resolution.failed(words.game.items(chapter.failed, words.names), chapter.failed.length)}
          </p>
        )}
        {chapter.waived && (
          <p>
            {resolution.waived(words.game.items(chapter.waived.items, words.names))} {by(chapter.waived.seat)}
          </p>
        )}
        {chapter.dropped && (
          <p>
            {resolution.dropped(words.game.items(chapter.dropped.items, words.names), chapter.dropped.items.length)}{' '}
            {by(chapter.dropped.seat)}
          </p>
        )}
        <Reward chapter={chapter} face={face} words={words} by={by} />
        {chapter.exchanged && (
          <p>
            {resolution.exchanged(words.names.item(chapter.exchanged.item).one)} {by(chapter.exchanged.seat)}
          </p>
        )}
        {chapter.broke !== undefined && (
          <>
            <p className={styles.bad}>{resolution.broke(words.names.item(chapter.broke).the)}</p>
            <p>{resolution.brokeWhy(view.slots.limit)}</p>
          </>
        )}
      </div>
    </article>
  );
}

/** Each need in its turn: there, or missing. */
function Needs({
  chapter,
  needs,
  words,
}: {
  chapter: Chapter;
  needs: readonly ItemNumber[];
  words: Situation['words'];
}) {
  const { resolution } = words.page;
  const missing = (chapter.failed ?? []).slice();
  const waived = (chapter.waived?.items ?? []).slice();
  const isDecided = chapter.failed !== undefined || chapter.accomplished !== undefined;
  return (
    <ul className={styles.needs}>
      {needs.toReversed().map((item, place) => {
        const isMissing = take(missing, item);
        const isWaived = !isMissing && take(waived, item);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: an Item may be listed twice
          <li key={place} className={styles.need} data-missing={isMissing} style={{ '--turn': place } as CSSProperties}>
            <TimeIcon name={words.item(item).icon} />
            {words.itemName(item)}
            {isDecided && chapter.accomplished?.solved !== true && (
              <span className={styles.tick}>
                <span aria-hidden="true">{isMissing ? '✕' : isWaived ? '–' : '✓'}</span>
                <span className="visually-hidden">{isMissing ? resolution.lacks : resolution.has}</span>
              </span>
            )}
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
  chapter: Chapter;
  face: ReturnType<Situation['words']['face']>;
  words: Situation['words'];
  by(seat: number): string;
}) {
  const { chapter, face, words } = props;
  const { resolution } = words.page;
  const { reward } = chapter;
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
      return face.kind === 'mission' && face.card.reward.kind !== 'none' && !chapter.failed ? (
        <p className={styles.gift}>
          <RewardMark reward={face.card.reward} words={words} />
          <span className={styles.giftWords}>{words.game.reward(face.card.reward, words.names)}</span>
        </p>
      ) : undefined;
  }
}
