import { Suspense, useId } from 'react';
import { Link } from 'wouter';
import type { OfferedPack } from '../../../protocol/offered-pack.ts';
import { DoorScene } from '../../kit/games/door-scene.tsx';
import type { GameEntry } from '../../kit/games/registry.ts';
import { Button, buttonClass } from '../../kit/parts/button.tsx';
import fields from '../../kit/parts/fields.module.css';
import { DoorIcon } from '../../kit/parts/icon.tsx';
import { useLocale, useText } from '../../text/language.ts';
import { BestOnDoor, isAnythingKept } from './continue-if-kept.tsx';
import styles from './door.module.css';

/** A game on the home page: play at once with bots, or with friends. */
export function OpenDoor(props: {
  game: GameEntry;
  busy: boolean;
  trouble: string | undefined;
  /** The packs to choose from; a single one is not offered. */
  packs: readonly OfferedPack[];
  onPack(digest: string): void;
  onPlayNow(): void;
  onInvite(): void;
  /** Further ways to start that only this game has. */
  more: readonly { label: string; act(): void }[];
}) {
  const text = useText().home;
  const locale = useLocale();
  const id = useId();
  const { id: game, playNow } = props.game;
  return (
    <article className={`panel grid ${styles.door}`} data-game={game} aria-labelledby={id}>
      <Front game={props.game} id={id} />
      {props.packs.length > 1 && <PackChoice packs={props.packs} onPack={props.onPack} />}
      <div className={`stack ${styles.ways}`}>
        <Button look="main" aria-describedby={id} disabled={props.busy} onClick={props.onPlayNow}>
          {props.busy ? text.opening : text.playNow}
        </Button>
        {playNow !== undefined && <p className={`hint text-centre ${styles.note}`}>{playNow.note[locale]}</p>}
        <Button look="plain" aria-describedby={id} disabled={props.busy} onClick={props.onInvite}>
          {text.invite}
        </Button>
        <div className={`wrap centred ${styles.small}`}>
          <Link href={`/learn/${game}`} className={buttonClass('quiet')} aria-describedby={id}>
            {text.learn}
          </Link>
          <Link href={`/here/new/${game}`} className={buttonClass('quiet')} aria-describedby={id}>
            {text.here}
          </Link>
        </div>
        {props.more.length > 0 && (
          <div className={`wrap share ${styles.more}`}>
            {props.more.map(({ label, act }) => (
              <Button key={label} look="plain" aria-describedby={id} disabled={props.busy} onClick={act}>
                {label}
              </Button>
            ))}
          </div>
        )}
      </div>
      <p className={`trouble ${styles.trouble}`} role="alert">
        {props.trouble}
      </p>
    </article>
  );
}

function PackChoice({ packs, onPack }: { packs: readonly OfferedPack[]; onPack(digest: string): void }) {
  const text = useText().home;
  const locale = useLocale();
  return (
    <label className={`wrap centred ${styles.packs}`}>
      {text.pack}
      <select className={fields.field} onChange={({ target }) => onPack(target.value)}>
        {packs.map(({ digest, name }) => (
          <option key={digest} value={digest}>
            {name[locale]}
          </option>
        ))}
      </select>
    </label>
  );
}

function Front({ game, id }: { game: GameEntry; id: string }) {
  const text = useText().home;
  const locale = useLocale();
  const { name, mood, minutes } = game.door;
  return (
    <>
      <div className={`middle anchor clipped ${styles.arch}`}>
        <DoorIcon door={game.door} className={styles.picture} />
        <DoorScene game={game.id} />
      </div>
      <h2 id={id} lang="en" translate="no">
        {name}
      </h2>
      <p className={styles.mood}>{mood[locale]}</p>
      <p className={`hint dense grid ${styles.facts}`}>
        <span>{text.players(game.seats.min, game.seats.max)}</span> <span>{text.minutes(minutes)}</span>{' '}
        <span>{game.isTogether({}) ? text.together : text.against}</span>
        {isAnythingKept() && (
          // Its line is reserved while it is loaded.
          <span className={`links ${styles.best}`}>
            <Suspense fallback="…">
              <BestOnDoor game={game.id} />
            </Suspense>
          </span>
        )}
      </p>
    </>
  );
}
