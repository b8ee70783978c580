import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import iconStyles from './icon.module.css';
import styles from './painted.module.css';

/** A game's painted pictures, as `virtual:pictures/...` lists them. */
export interface PaintedPictures {
  folder: string;
  names: ReadonlySet<string>;
}

/** Up to so many pixels a flat icon is told more easily. */
const SMALL = 32;
/** How long the page may be busy before its pictures are fetched all the same. */
const LONGEST_WAIT = 2000;

const waiting = new Set<() => void>();
let isQuiet = false;
let isAsked = false;

/** Tells when the page has been painted and has nothing to do: only then are pictures fetched. */
function whenQuiet(tell: () => void): () => void {
  waiting.add(tell);
  if (!isAsked) {
    isAsked = true;
    const settle = () => {
      isQuiet = true;
      for (const each of waiting) each();
    };
    if (typeof requestIdleCallback === 'function') requestIdleCallback(settle, { timeout: LONGEST_WAIT });
    else setTimeout(settle, LONGEST_WAIT / 10);
  }
  return () => waiting.delete(tell);
}

/**
 * The pictures of a game as a component: painted, over the flat icon of the same name. The icon is what is seen while
 * a picture is on its way, where there is none, where it would be small, in high contrast and in print.
 */
export function paintedOf(pictures: PaintedPictures, sprite: string) {
  return (props: { name: string; className?: string | undefined }) => (
    <PaintedIcon key={props.name} pictures={pictures} sprite={sprite} {...props} />
  );
}

function PaintedIcon(props: {
  pictures: PaintedPictures;
  sprite: string;
  name: string;
  className?: string | undefined;
}) {
  const { pictures, name } = props;
  const quiet = useSyncExternalStore(whenQuiet, () => isQuiet);
  const [format, setFormat] = useState<'avif' | 'webp' | 'none'>('avif');
  const [isLarge, setLarge] = useState(false);
  const [isLoaded, setLoaded] = useState(false);
  const drawn = useRef<SVGSVGElement>(null);
  useEffect(() => {
    if (!quiet || drawn.current === null) return;
    const observer = new ResizeObserver(([entry]) => setLarge((entry?.contentRect.width ?? 0) > SMALL));
    observer.observe(drawn.current);
    return () => observer.disconnect();
  }, [quiet]);
  return (
    <svg
      ref={drawn}
      className={`${iconStyles.icon} ${styles.painted} ${props.className ?? ''}`}
      viewBox="0 0 512 512"
      data-shown={isLarge && isLoaded}
      aria-hidden="true"
      focusable="false"
    >
      <use className={styles.flat} href={`${props.sprite}#${name}`} />
      {isLarge && format !== 'none' && pictures.names.has(name) && (
        <image
          className={styles.picture}
          href={`${pictures.folder}${name}.${format}`}
          width="512"
          height="512"
          onLoad={() => setLoaded(true)}
          onError={() => setFormat(format === 'avif' ? 'webp' : 'none')}
        />
      )}
    </svg>
  );
}
