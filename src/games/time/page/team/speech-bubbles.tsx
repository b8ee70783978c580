import type { Seat } from '../../../../engine/game.ts';
import type { Call } from '../../rules/state.ts';
import { ItemSign } from '../cards/item-sign.tsx';
import surface from '../surfaces.module.css';
import type { Words } from '../words.ts';
import type { Bubble } from './bubbles.ts';
import styles from './speech-bubbles.module.css';

/** A player's words, at their plate, in the reader's language. Announced to screen readers elsewhere. */
export function SpeechBubbles({ seat, bubbles, words }: { seat: Seat; bubbles: readonly Bubble[]; words: Words }) {
  const said = bubbles.filter((bubble) => bubble.seat === seat);
  if (said.length === 0) return undefined;
  return (
    <span className={`stack passive ${styles.said}`} aria-hidden="true">
      {said.map(({ id, said: what }) =>
        what.kind === 'line' ? (
          <span key={id} className={`gap-5 row strong ${surface.speech} ${styles.bubble}`} data-call="line">
            {what.text}
          </span>
        ) : (
          <span key={id} className={`gap-5 row strong ${surface.speech} ${styles.bubble}`} data-call={what.call.kind}>
            {'item' in what.call && <ItemSign item={what.call.item} words={words} className={styles.icon} />}
            <span>{shoutOf(what.call, words)}</span>
          </span>
        ),
      )}
    </span>
  );
}

/** The text of a bubble. */
export function wordsOfBubble({ said }: Bubble, words: Words): string {
  return said.kind === 'line' ? said.text : shoutOf(said.call, words);
}

function shoutOf(call: Call, words: Words): string {
  if (call.kind === 'say') return words.game.call(call, words.names);
  return words.page.shout[call.kind](call.item, 'count' in call ? call.count : 1, words.names);
}
