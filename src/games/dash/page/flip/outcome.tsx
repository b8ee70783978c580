import type { DashEvent } from '../../rules/state.ts';
import { CardFace } from '../cards/card-face.tsx';
import { type DashCue, moodOf } from '../moments/stage.ts';
import type { Words } from '../words.ts';
import styles from './outcome.module.css';
import over from './over-board.module.css';

type OutcomeCue = Extract<DashCue, { kind: 'outcome' }>;

/**
 * The result of a card, large over the board. The log has it too, so this is hidden from screen readers; taps pass
 * through.
 */
export function FlipOutcome({
  cue,
  words,
  tell,
}: {
  cue: OutcomeCue;
  words: Words;
  tell(event: DashEvent): string | undefined;
}) {
  const card = words.dungeon(cue.card);
  const isTreasure = card.kind === 'treasure';
  return (
    <div className={`grid covers passive ${over.over} ${styles.outcome}`} data-outcome={moodOf(cue)} aria-hidden="true">
      <div
        className={`rounded grid ${over.card} ${styles.card}`}
        data-flip="outcome"
        data-flip-leaves={isTreasure ? '' : undefined}
        data-picture
      >
        <CardFace card={card} words={words} size="large" />
      </div>
      <div className={`stack strong ${styles.words}`} data-picture>
        {isTreasure && <p className={`gold ${styles.figure}`}>+{words.game.gold(card.gold)}</p>}
        {cue.events.map((event, place) => {
          // The card itself shows the Treasure and its effect.
          const line = event.kind === 'treasure-taken' ? undefined : tell(event);
          // biome-ignore lint/suspicious/noArrayIndexKey: a card may cost AP twice, by itself and by its magic
          return line !== undefined && <p key={place}>{line}</p>;
        })}
        {isTreasure && card.bonus !== undefined && <p>{words.page.pending.magical}</p>}
      </div>
    </div>
  );
}
