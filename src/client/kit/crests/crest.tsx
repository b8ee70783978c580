import crestSprite from 'virtual:icons/crests';
import type { Seat } from '../../../engine/game.ts';
import type { Crest as Animal } from '../../../protocol/crests.ts';
import { CREST_ICONS } from '../icons/crests.ts';
import { SpriteIcon } from '../parts/icon.tsx';
import styles from './crest.module.css';
import ring from './speaking.module.css';
import { useIsSpeaking } from './speaking.ts';
import { useCrestOf } from './table-crests.tsx';

/** There are so many colours and shapes of shields. */
const SHIELDS = 6;

/** A player's sign: the animal is theirs, the shield's shape and colour are the seat's, so that colour never stands alone. */
export function Crest({ seat, className }: { seat: Seat; className?: string | undefined }) {
  const animal = useCrestOf(seat);
  const isSpeaking = useIsSpeaking(seat);
  return (
    <span
      className={`${styles.crest} ${className ?? ''} ${isSpeaking ? ring.speaking : ''}`}
      data-shape={seat % SHIELDS}
      data-crest={animal}
      aria-hidden="true"
    >
      <AnimalIcon animal={animal} />
    </span>
  );
}

/** The animal of a crest without a shield, for where nobody sits. */
export function AnimalIcon({ animal, className }: { animal: Animal; className?: string | undefined }) {
  return <SpriteIcon sprite={crestSprite} name={CREST_ICONS[animal]} className={className} />;
}
