import appSprite from 'virtual:icons/app';
import type { APP_ICONS } from '../icons/app.ts';
import styles from './icon.module.css';

/** A picture of the shell. It says nothing by itself: the word stands beside it or in a label. */
export function Icon({ name, className }: { name: (typeof APP_ICONS)[number]; className?: string }) {
  return <SpriteIcon sprite={appSprite} name={name} className={className} />;
}

/** The picture of a game's door: its kit names it, and the build puts it into the shell's sprite. */
export function DoorIcon({ door, className }: { door: { icon: string }; className?: string | undefined }) {
  return <SpriteIcon sprite={appSprite} name={door.icon} className={className} />;
}

/** The pictures of one sprite as a component: a game's own icons. */
export function iconsOf(sprite: string) {
  return (props: { name: string; className?: string | undefined }) => <SpriteIcon sprite={sprite} {...props} />;
}

/** A picture out of a sprite, as large as the text around it unless its class says otherwise. */
export function SpriteIcon(props: { sprite: string; name: string; className?: string | undefined }) {
  return (
    <svg
      className={`${styles.icon} ${props.className ?? ''}`}
      viewBox="0 0 512 512"
      aria-hidden="true"
      focusable="false"
    >
      <use href={`${props.sprite}#${props.name}`} />
    </svg>
  );
}
