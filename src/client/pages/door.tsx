import { useId } from 'react';
import { Link } from 'wouter';
import type { OfferedPack } from '../../protocol/offered-pack.ts';
import type { APP_ICONS } from '../icons/app.ts';
import { useLocale, useText } from '../language.ts';
import { Button, buttonClass } from '../parts/button.tsx';
import { Icon } from '../parts/icon.tsx';
import type { DoorText } from '../text/text.ts';
import styles from './door.module.css';

type DoorIcon = (typeof APP_ICONS)[number];

/** A door one can go through: at once with bots, or with friends. */
export function OpenDoor(props: {
  game: string;
  text: DoorText;
  icon: DoorIcon;
  busy: boolean;
  trouble: string | undefined;
  /** The packs to choose from; one is no choice. */
  packs: readonly OfferedPack[];
  onPack(digest: string): void;
  onPlayNow(): void;
  onInvite(): void;
  /** Ways that only this game has. */
  more?: readonly { label: string; act(): void }[];
}) {
  const text = useText().home;
  const id = useId();
  return (
    <article className={styles.door} data-open="true" data-game={props.game} aria-labelledby={id}>
      <Front text={props.text} icon={props.icon} id={id} />
      {props.packs.length > 1 && <PackChoice packs={props.packs} onPack={props.onPack} />}
      <div className={styles.ways}>
        <Button look="main" aria-describedby={id} disabled={props.busy} onClick={props.onPlayNow}>
          {props.busy ? text.opening : text.playNow}
        </Button>
        <Button look="plain" aria-describedby={id} disabled={props.busy} onClick={props.onInvite}>
          {text.invite}
        </Button>
        <div className={styles.small}>
          <Link href={`/learn/${props.game}`} className={buttonClass('quiet')} aria-describedby={id}>
            {text.learn}
          </Link>
          <Link href={`/here/new/${props.game}`} className={buttonClass('quiet')} aria-describedby={id}>
            {text.here}
          </Link>
        </div>
        {props.more !== undefined && (
          <div className={styles.more}>
            {props.more.map(({ label, act }) => (
              <Button key={label} look="plain" aria-describedby={id} disabled={props.busy} onClick={act}>
                {label}
              </Button>
            ))}
          </div>
        )}
      </div>
      <p className={styles.trouble} role="alert">
        {props.trouble}
      </p>
    </article>
  );
}

function PackChoice({ packs, onPack }: { packs: readonly OfferedPack[]; onPack(digest: string): void }) {
  const text = useText().home;
  const locale = useLocale();
  return (
    <label className={styles.packs}>
      {text.pack}
      <select onChange={({ target }) => onPack(target.value)}>
        {packs.map(({ digest, name }) => (
          <option key={digest} value={digest}>
            {name[locale]}
          </option>
        ))}
      </select>
    </label>
  );
}

/** A door that is still being built, and says so. */
export function ClosedDoor(props: { text: DoorText; icon: DoorIcon }) {
  const text = useText().home;
  const id = useId();
  return (
    <article className={styles.door} aria-labelledby={id}>
      <Front text={props.text} icon={props.icon} id={id} />
      <p className={styles.building}>{text.building}</p>
    </article>
  );
}

function Front({ text, icon, id }: { text: DoorText; icon: DoorIcon; id: string }) {
  return (
    <>
      <div className={styles.arch}>
        <Icon name={icon} className={styles.picture} />
      </div>
      <h2 id={id} lang="en" translate="no">
        {text.name}
      </h2>
      <p className={styles.mood}>{text.mood}</p>
      <p className={styles.facts}>
        <span>{text.players}</span> <span>{text.minutes}</span>
      </p>
    </>
  );
}
