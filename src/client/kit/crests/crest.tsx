import crestSprite from 'virtual:icons/crests';
import crestPictures from 'virtual:pictures/crests';
import type { CSSProperties } from 'react';
import type { Seat } from '../../../engine/game.ts';
import type { Crest as Animal } from '../../../protocol/crests.ts';
import { CREST_ICONS } from '../icons/crests.ts';
import { fetchWithTable } from '../parts/art.ts';
import { paintedOf } from '../parts/painted.tsx';
import styles from './crest.module.css';
import ring from './speaking.module.css';
import { useIsSpeaking } from './speaking.ts';
import { useCrestOf } from './table-crests.tsx';

/** The corner radii of shields, one for each seat colour. */
const SHIELDS = [
  '0.3em 0.3em 50% 50%',
  '50%',
  '50% 50% 0.25em 0.25em',
  '0.25em',
  '50% 0.2em 50% 0.2em',
  '0.2em 50% 0.2em 50%',
] as const;

/**
 * A player's crest: the animal is the player's choice, the shield's shape and colour are the seat's, so that colour is
 * never the only difference. `isBlank`: without an animal.
 */
export function Crest({ seat, className, isBlank }: { seat: Seat; className?: string | undefined; isBlank?: boolean }) {
  const animal = useCrestOf(seat);
  const isSpeaking = useIsSpeaking(seat);
  const shape = seat % SHIELDS.length;
  return (
    <span
      className={`stiff ${styles.crest} ${className ?? ''} ${isSpeaking ? ring.speaking : ''}`}
      data-crest={animal}
      style={{ '--seat': `var(--seat-${shape})`, '--shield': SHIELDS[shape] } as CSSProperties}
      aria-hidden="true"
    >
      {isBlank !== true && <AnimalIcon animal={animal} />}
    </span>
  );
}

const PaintedAnimal = paintedOf(fetchWithTable(crestPictures), crestSprite);

/** The animal of a crest without a shield, for an empty chair. */
export function AnimalIcon({ animal, className }: { animal: Animal; className?: string | undefined }) {
  return <PaintedAnimal name={CREST_ICONS[animal]} className={className} />;
}
