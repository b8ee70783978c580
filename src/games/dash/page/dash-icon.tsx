import dashSprite from 'virtual:icons/dash';
import { SpriteIcon } from '../../../client/parts/icon.tsx';

/** A picture of the Dash sprite. */
export function DashIcon({ name, className }: { name: string; className?: string | undefined }) {
  return <SpriteIcon sprite={dashSprite} name={name} className={className} />;
}
