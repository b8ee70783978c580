import { useEffect, useLayoutEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { onSettings, settings } from '../../../../client/device/settings.ts';
import { useKept } from '../../../../client/kit/use-kept.ts';
import type { BagView } from '../../rules/view.ts';
import styles from './dungeon-map.module.css';
import { darknessOf, FINENESS, type Fog, fogOf, sizeOf, type Torch, torchesOf } from './light.ts';
import { TILE } from './use-camera.ts';

/** How long a torch takes from one tile to the next: the same as a pawn. */
const STEP_MS = 210;

/** Light and fog over all tiles, in the colour of the theme's ground. */
export function LightLayer(props: { view: BagView; isStill: boolean }) {
  const { theme } = useSyncExternalStore(onSettings, settings);
  return <Light key={theme} {...props} />;
}

/** One small picture stretched over the map. */
function Light({ view, isStill }: { view: BagView; isStill: boolean }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const shown = useRef<readonly Torch[]>([]);
  // Both are new objects with every view.
  const board = useKept(view.board, [view.board.xs, view.board.ys, view.board.ways].join(';'));
  const torches = useKept(torchesOf(view));
  const fog = useMemo(() => fogOf(board, boundsOf(board)), [board]);

  useLayoutEffect(() => {
    draw(canvas.current, fog, shown.current);
  }, [fog]);

  useEffect(() => {
    const from = shown.current;
    const pace = Number(document.documentElement.style.getPropertyValue('--pace'));
    const lasting = isStill || from.length !== torches.length ? 0 : STEP_MS * pace;
    let frame = 0;
    const began = performance.now();
    const step = (now: number) => {
      const share = lasting === 0 ? 1 : Math.min(1, Math.max(0, (now - began) / lasting));
      shown.current = torches.map(({ x, y }, place) => ({
        x: x + ((from[place]?.x ?? x) - x) * (1 - share),
        y: y + ((from[place]?.y ?? y) - y) * (1 - share),
      }));
      draw(canvas.current, fog, shown.current);
      if (share < 1) frame = requestAnimationFrame(step);
    };
    step(began);
    return () => cancelAnimationFrame(frame);
  }, [torches, fog, isStill]);

  const [width, height] = sizeOf(fog.bounds);
  const { left, top } = fog.bounds;
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a canvas is not focusable
    <canvas
      ref={canvas}
      className={`passive ${styles.dark}`}
      width={width}
      height={height}
      style={{
        transform: `translate(${left * TILE}px, ${top * TILE}px)`,
        width: (width / FINENESS) * TILE,
        height: (height / FINENESS) * TILE,
      }}
      aria-hidden="true"
    />
  );
}

/** One tile of darkness around what is laid. */
function boundsOf({ xs, ys }: BagView['board']) {
  return {
    left: Math.min(...xs) - 1,
    right: Math.max(...xs) + 2,
    top: Math.min(...ys) - 1,
    bottom: Math.max(...ys) + 2,
  };
}

function draw(canvas: HTMLCanvasElement | null, fog: Fog, torches: readonly Torch[]): void {
  const context = canvas?.getContext('2d');
  if (context === null || context === undefined) return;
  const [width, height] = sizeOf(fog.bounds);
  const image = context.createImageData(width, height);
  const dark = darknessOf(fog, torches);
  const ground = getComputedStyle(canvas ?? document.body)
    .color.match(/\d+/g)
    ?.map(Number)
    .slice(0, 3) ?? [0, 0, 0];
  dark.forEach((darkness, point) => {
    image.data.set(ground, point * 4);
    image.data[point * 4 + 3] = darkness * 255;
  });
  context.putImageData(image, 0, 0);
}
