import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { ReplayInfo } from '../../../replay/messages.ts';
import { gameEntry } from '../../kit/games/registry.ts';
import { useGameStage } from '../../kit/games/use-game-stage.ts';
import { stillStage } from '../../kit/stage/stage-now.ts';
import { StillContext } from '../../kit/table/still.ts';
import { TableProvider } from '../../kit/table/table-context.tsx';
import { useLocale } from '../../text/language.ts';
import type { ReplayPosition } from '../record/use-scene.ts';
import { useGamePage, watchedProps } from '../record/watched-page.ts';
import { turningMomentOf } from './moment-of.ts';
import styles from './still-table.module.css';

/**
 * A picture of the game's own page at one step: rendered at the window's size, cropped to the elements the game marks
 * with `data-picture`, and scaled to the space. The effect of the step from `before` is shown as the game stages it: a
 * card that was taken is still there.
 */
export function StillTable({
  info,
  before,
  scene,
}: {
  info: ReplayInfo;
  before: ReplayPosition;
  scene: ReplayPosition;
}) {
  const locale = useLocale();
  const Page = useGamePage(info.game);
  const stage = useGameStage(info.game);
  // Without the game's stage it would be a picture of something else, in another shape, and then change.
  const isStaged = stage !== undefined || gameEntry(info.game)?.stage === undefined;
  const { view, events, cue } = turningMomentOf({ before, scene, stage, isEnd: scene.step === info.length });
  const frame = useRef<HTMLDivElement>(null);
  const [root, setRoot] = useState<ShadowRoot>();
  const { scale, cut, width, height } = useSize(frame, root);
  return (
    <div ref={frame} className={`grid covers ${styles.frame}`} aria-hidden="true">
      <div
        className={`in-middle clipped rounded ${styles.picture}`}
        style={{
          width: cut.width * scale,
          height: cut.height * scale,
          visibility: cut === NOTHING ? 'hidden' : undefined,
        }}
        inert
      >
        <div
          className={styles.table}
          style={{ width, height, transform: `scale(${scale}) translate(${-cut.left}px, ${-cut.top}px)` }}
        >
          <Apart root={root} onRoot={setRoot}>
            {Page !== undefined && isStaged && (
              <TableProvider stage={stillStage}>
                <StillContext.Provider value={true}>
                  <Page
                    view={view}
                    events={events}
                    cue={cue}
                    {...watchedProps(info, scene, locale)}
                    now={() => info.times[scene.step - 1] ?? info.startedAt}
                    why={() => undefined}
                  />
                </StillContext.Provider>
              </TableProvider>
            )}
          </Apart>
        </div>
      </div>
    </div>
  );
}

const roots = new WeakMap<HTMLElement, ShadowRoot>();

/**
 * Renders in a shadow tree with a copy of the page's styles. The picture is inside a page of the same game: without a
 * separate tree that page's styles would apply to it, and ids and marks would exist twice.
 */
function Apart({
  root,
  onRoot,
  children,
}: {
  root: ShadowRoot | undefined;
  /** Must be a stable function. */
  onRoot(root: ShadowRoot): void;
  children: ReactNode;
}) {
  const host = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (host.current === null) return;
    const tree = roots.get(host.current) ?? host.current.attachShadow({ mode: 'closed' });
    roots.set(host.current, tree);
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(allStyles());
    tree.adoptedStyleSheets = [sheet];
    onRoot(tree);
  }, [onRoot]);
  return <div ref={host}>{root !== undefined && createPortal(children, root)}</div>;
}

function allStyles(): string {
  return [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText)).join('\n');
}

/** A part of a page. */
type Cut = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;

const NOTHING: Cut = { left: 0, top: 0, width: 0, height: 0 };

/** The size of the window, the part of it shown, and the scale. */
function useSize(frame: RefObject<HTMLDivElement | null>, root: ShadowRoot | undefined) {
  const [size, setSize] = useState({ scale: 1, cut: NOTHING, width: 0, height: 0 });
  useLayoutEffect(() => {
    const box = frame.current;
    if (box === null || root === undefined) return;
    const resized = new ResizeObserver(measure);
    // The page is rendered when it is loaded, and its marks with it.
    const changed = new MutationObserver(measure);
    function measure() {
      if (box === null || root === undefined) return;
      const { innerWidth: width, innerHeight: height } = window;
      const marked = [...root.querySelectorAll<HTMLElement>('[data-picture]')];
      for (const part of marked) resized.observe(part);
      const whole = root.childElementCount === 0 ? NOTHING : { left: 0, top: 0, width, height };
      const cut = cutAround(marked, root.host) ?? whole;
      const scale = Math.min(LARGEST, box.clientWidth / cut.width, box.clientHeight / cut.height);
      setSize((was) => (isSame(was, { scale, cut, width, height }) ? was : { scale, cut, width, height }));
    }
    measure();
    resized.observe(box);
    changed.observe(root, { childList: true, subtree: true });
    return () => {
      resized.disconnect();
      changed.disconnect();
    };
  }, [frame, root]);
  return size;
}

type Size = ReturnType<typeof useSize>;

function isSame(one: Size, other: Size): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Elements that are small at a table may be larger in its picture. */
const LARGEST = 2;

/** A margin in px, for drawings at the very edge. */
const EDGE = 6;

/** The bounds of these parts, relative to the page's corner at full size. */
function cutAround(parts: readonly HTMLElement[], page: Element): Cut | undefined {
  const drawn = page.getBoundingClientRect();
  const scale = drawn.width / (page as HTMLElement).offsetWidth;
  const boxes = parts.map((part) => part.getBoundingClientRect()).filter(({ width, height }) => width * height > 0);
  if (boxes.length === 0 || !(scale > 0)) return undefined;
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const right = Math.max(...boxes.map((box) => box.right));
  const bottom = Math.max(...boxes.map((box) => box.bottom));
  const whole = (length: number) => Math.round(length / scale);
  return {
    left: whole(left - drawn.left) - EDGE,
    top: whole(top - drawn.top) - EDGE,
    width: whole(right - left) + 2 * EDGE,
    height: whole(bottom - top) + 2 * EDGE,
  };
}
