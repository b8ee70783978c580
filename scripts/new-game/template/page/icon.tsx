import sprite from 'virtual:icons/new-game';
import { SpriteIcon } from '../../../client/parts/icon.tsx';

/** A picture of this game's sprite (`sprites.json`, and the pack's sides). */
export function NewGameIcon({ name, className }: { name: string; className?: string | undefined }) {
  return <SpriteIcon sprite={sprite} name={name} className={className} />;
}
