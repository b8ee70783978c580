import type { Seat } from '../../engine/game.ts';
import type { APP_ICONS } from '../icons/app.ts';
import ring from '../voice/speaking.module.css';
import { useIsSpeaking } from '../voice/speaking.ts';
import styles from './crest.module.css';
import { Icon } from './icon.tsx';

const CRESTS: readonly (typeof APP_ICONS)[number][] = [
  'wolf-head',
  'raven',
  'fox-head',
  'bear-head',
  'owl',
  'stag-head',
];

/** A player's sign: an animal on a shield of a shape and colour of its own, so that colour never stands alone. */
export function Crest({ seat, className }: { seat: Seat; className?: string | undefined }) {
  const place = seat % CRESTS.length;
  const isSpeaking = useIsSpeaking(seat);
  return (
    <span
      className={`${styles.crest} ${className ?? ''} ${isSpeaking ? ring.speaking : ''}`}
      data-shape={place}
      aria-hidden="true"
    >
      <Icon name={CRESTS[place] ?? 'person'} className={styles.animal} />
    </span>
  );
}
