import bagSprite from 'virtual:icons/bag';
import { SpriteIcon } from '../../../client/parts/icon.tsx';

/** A picture of the Bag of Dungeon sprite. */
export function BagIcon({ name, className }: { name: string; className?: string | undefined }) {
  return <SpriteIcon sprite={bagSprite} name={name} className={className} />;
}
