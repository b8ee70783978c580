import { useAlbum } from '../games/use-album.ts';
import { DoorIcon } from '../parts/icon.tsx';
import styles from './medallion.module.css';

/** A round picture in a game's style, or the shell's without a game; `isDim`: not collected yet, only an outline. */
export function Medallion(props: {
  game?: string | undefined;
  icon: string;
  isDim?: boolean;
  className?: string | undefined;
}) {
  const { game, icon } = props;
  return (
    <span className={`middle clipped ${styles.medallion} ${props.className ?? ''}`} data-dim={props.isDim === true}>
      {game === undefined ? (
        <DoorIcon door={{ icon }} className={`${styles.picture} ${styles.flat}`} />
      ) : (
        <GamePicture game={game} icon={icon} />
      )}
    </span>
  );
}

function GamePicture({ game, icon }: { game: string; icon: string }) {
  const Picture = useAlbum(game)?.Picture;
  return Picture && <Picture name={icon} className={styles.picture} />;
}
