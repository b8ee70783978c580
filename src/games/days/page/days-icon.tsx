import daysSprite from 'virtual:icons/days';
import { SpriteIcon } from '../../../client/parts/icon.tsx';

/** A picture of the Dungeon Days sprite. */
export function DaysIcon({ name, className }: { name: string; className?: string | undefined }) {
  return <SpriteIcon sprite={daysSprite} name={name} className={className} />;
}
