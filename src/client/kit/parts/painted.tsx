import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { art, type PaintedPictures } from './art.ts';
import iconStyles from './icon.module.css';
import { symbolOf } from './icon.tsx';
import styles from './painted.module.css';

/** Up to this size in pixels a flat icon is easier to recognise. */
const SMALL = 32;
/** How long to wait for an idle page before pictures are fetched anyway. */
const LONGEST_WAIT = 2000;

const waiting = new Set<() => void>();
let isQuiet = false;
let isAsked = false;

/** Calls back when the page has been painted and is idle: only then pictures are fetched. */
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
 * A component for a game's painted pictures, over the flat icon of the same name. The icon is shown while a picture
 * loads, if there is none, at small sizes, in high contrast and in print. `small`: the limit for small sizes, in
 * pixels, for games that show the same card in several sizes beside each other. `names`: the icons of the sprite, if a
 * pack may name others.
 */
export function paintedOf(
  pictures: PaintedPictures,
  sprite: string,
  { small = SMALL, names }: { small?: number; names?: ReadonlySet<string> } = {},
) {
  /** `icon`: the name of the flat icon, if it differs. */
  return (props: { name: string; icon?: string; className?: string | undefined }) => (
    <Painted
      key={props.name}
      pictures={pictures}
      name={props.name}
      size={512}
      small={small}
      className={`${iconStyles.icon} ${props.className ?? ''}`}
    >
      <use href={symbolOf(sprite, names, props.icon ?? props.name)} />
    </Painted>
  );
}

/** The same over a custom flat drawing, in a square of this size. */
export function paintedDrawingOf(pictures: PaintedPictures) {
  return (props: { name: string; size: number; className: string | undefined; children: ReactNode }) => (
    <Painted key={props.name} pictures={pictures} {...props} />
  );
}

/** The painted back of a game's cards, over the flat back. */
export function paintedBackOf(pictures: PaintedPictures) {
  return () => <PaintedBack pictures={pictures} />;
}

function Painted(props: {
  pictures: PaintedPictures;
  name: string;
  size: number;
  small?: number;
  className: string | undefined;
  children: ReactNode;
}) {
  const { size } = props;
  const { drawn, isShown, image } = usePicture(props.pictures, props.name, props.small);
  return (
    <svg
      ref={drawn}
      className={`${styles.painted} ${props.className ?? ''}`}
      viewBox={`0 0 ${size} ${size}`}
      data-shown={isShown}
      aria-hidden="true"
      focusable="false"
    >
      <g className={styles.flat}>{props.children}</g>
      {image !== undefined && <image {...image} className={styles.picture} width={size} height={size} />}
    </svg>
  );
}

/** Frame and cloth take the shape of the card; the medallion in the middle stays round. */
function PaintedBack({ pictures }: { pictures: PaintedPictures }) {
  const { drawn, isShown, image } = usePicture(pictures, 'card-back');
  return (
    <svg
      ref={drawn}
      className={`${styles.painted} ${styles.back}`}
      data-shown={isShown}
      aria-hidden="true"
      focusable="false"
    >
      {image !== undefined && (
        <>
          <image {...image} className={styles.picture} width="100%" height="100%" preserveAspectRatio="none" />
          <svg aria-hidden="true" viewBox="0 0 200 280" preserveAspectRatio="xMidYMid slice">
            <image href={image.href} className={`${styles.picture} ${styles.medallion}`} width="200" height="280" />
          </svg>
        </>
      )}
    </svg>
  );
}

/** The source of a picture that is shown large enough, and whether it is loaded. */
function usePicture(pictures: PaintedPictures, name: string, small = SMALL) {
  const address = `${pictures.folder}${name}`;
  const isReady = art.decoded.has(`${address}.avif`);
  const quiet = useSyncExternalStore(whenQuiet, () => isQuiet) || isReady;
  const [format, setFormat] = useState<'avif' | 'webp' | 'none'>('avif');
  const [isLarge, setLarge] = useState(false);
  const [isLoaded, setLoaded] = useState(false);
  const drawn = useRef<SVGSVGElement>(null);
  useEffect(() => {
    if (!quiet || drawn.current === null) return;
    const observer = new ResizeObserver(([entry]) => {
      const measure = () => setLarge((entry?.contentRect.width ?? 0) > small);
      // Sizes are told before the page is painted: rendered now, the flat icon is not seen first.
      if (isReady) flushSync(measure);
      else measure();
    });
    observer.observe(drawn.current);
    return () => observer.disconnect();
  }, [quiet, small, isReady]);
  const image = isLarge &&
    format !== 'none' &&
    pictures.names.has(name) && {
      href: `${address}.${format}`,
      onLoad: () => setLoaded(true),
      onError: () => setFormat(format === 'avif' ? 'webp' : 'none'),
    };
  return { drawn, isShown: isLarge && (isLoaded || (isReady && format === 'avif')), image: image || undefined };
}
