import { Crest } from '../../kit/crests/crest.tsx';
import styles from './hands.module.css';
import { useReplayText } from './text/text.ts';

/** Everybody's cards at this step, by name. */
export function Hands(props: {
  hands: readonly string[][];
  names: readonly string[];
  /** Whether the game's own page already lists them, on a wide screen. */
  areShownBesides: boolean;
}) {
  const { hands, names } = props;
  const text = useReplayText();
  return (
    <section
      className={`stack small ${props.areShownBesides ? 'not-on-desktop' : ''} ${styles.hands}`}
      data-hands=""
      aria-label={text.open}
    >
      {hands.map((cards, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a player is their seat
        <p key={seat}>
          <Crest seat={seat} className={styles.crest} />
          <span className="dim">{text.handOf(names[seat] ?? '')}</span>{' '}
          <span>{cards.length === 0 ? text.emptyHand : cards.join(', ')}</span>
        </p>
      ))}
    </section>
  );
}
