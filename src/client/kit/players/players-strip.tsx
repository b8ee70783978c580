import { type ReactNode, useId } from 'react';
import type { PlayerInfo } from '../game-page.ts';
import styles from './players-strip.module.css';

/** All players by seat: two or three side by side on a phone, a column if there is room. */
export function PlayersStrip(props: {
  title: string;
  players: readonly PlayerInfo[];
  className?: string | undefined;
  /** The content for a seat: usually a `PlayerPlate`. */
  children(player: PlayerInfo, seat: number): ReactNode;
}) {
  const { players } = props;
  const id = useId();
  return (
    <section className={`${styles.zone} ${props.className ?? ''}`} aria-labelledby={id}>
      <h2 id={id} className="visually-hidden">
        {props.title}
      </h2>
      <ul className={`grid ${styles.players}`} data-count={players.length}>
        {players.map((player, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a player is their seat
          <li key={seat}>{props.children(player, seat)}</li>
        ))}
      </ul>
    </section>
  );
}
