import { useAlbum } from '../games/use-album.ts';
import styles from './medallion.module.css';

/** A round picture in a game's style; `isDim`: not yet collected, only its outline is seen. */
export function Medallion(props: { game: string; icon: string; isDim?: boolean; className?: string | undefined }) {
  const Picture = useAlbum(props.game)?.Picture;
  return (
    <span className={`middle clipped ${styles.medallion} ${props.className ?? ''}`} data-dim={props.isDim === true}>
      {Picture !== undefined && <Picture name={props.icon} className={styles.picture} />}
    </span>
  );
}
