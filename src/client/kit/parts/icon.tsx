import appSprite from 'virtual:icons/app';
import type { APP_ICONS } from '../icons/app.ts';
import styles from './icon.module.css';

/** An icon of the shell. It is decorative: the label is beside it or in `aria-label`. */
export function Icon({ name, className }: { name: (typeof APP_ICONS)[number]; className?: string | undefined }) {
  return <SpriteIcon sprite={appSprite} name={name} className={className} />;
}

/** The icon of a game on the home page: named by its kit, and built into the shell's sprite. */
export function DoorIcon({ door, className }: { door: { icon: string }; className?: string | undefined }) {
  return <SpriteIcon sprite={appSprite} name={door.icon} className={className} />;
}

/** A component for the icons of one sprite; `names` are those in it, if a pack may name others. */
export function iconsOf(sprite: string, names?: ReadonlySet<string>) {
  return (props: { name: string; className?: string | undefined }) => (
    <SpriteIcon sprite={sprite} names={names} {...props} />
  );
}

/** The URL of a flat icon: in the sprite, or a separate file if a pack names one that the sprite does not have. */
export function symbolOf(sprite: string, names: ReadonlySet<string> | undefined, name: string): string {
  return names?.has(name) === false ? `/icons/${encodeURIComponent(name)}.svg#icon` : `${sprite}#${name}`;
}

/** An icon from a sprite, as large as the text around it unless its class says otherwise. */
export function SpriteIcon(props: {
  sprite: string;
  names?: ReadonlySet<string> | undefined;
  name: string;
  className?: string | undefined;
}) {
  return (
    <svg
      className={`${styles.icon} ${props.className ?? ''}`}
      viewBox="0 0 512 512"
      aria-hidden="true"
      focusable="false"
    >
      <use href={symbolOf(props.sprite, props.names, props.name)} />
    </svg>
  );
}
