import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { ReplayInfo } from '../../../replay/messages.ts';
import { useGameStage } from '../../games/use-game-stage.ts';
import { StageContext, stillStage } from '../../kit/stage/stage-now.ts';
import { StillContext } from '../../kit/table/still.ts';
import { useLocale } from '../../text/language.ts';
import type { ReplayPosition } from '../record/use-scene.ts';
import { useGamePage, watchedProps } from '../replay-table.tsx';
import { turningMomentOf } from './moment-of.ts';
import styles from './still-table.module.css';

/** A picture is no higher than this, in px. */
const HIGHEST = 400;

/**
 * The game's own page at one moment, as a small picture: drawn as large as the window and made smaller as a whole. What
 * the step from `before` did is shown as the game stages it: the card that was taken is still there.
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
  const { view, events, cue } = turningMomentOf({ before, scene, stage: useGameStage(info.game) });
  const frame = useRef<HTMLDivElement>(null);
  const { scale, width, height } = useSize(frame);
  return (
    <div ref={frame} className="across" aria-hidden="true">
      <div className={styles.picture} style={{ width: width * scale, height: height * scale }} inert>
        <div className={styles.table} style={{ width, height, transform: `scale(${scale})` }}>
          <Apart>
            {Page !== undefined && (
              <StageContext.Provider value={stillStage}>
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
              </StageContext.Provider>
            )}
          </Apart>
        </div>
      </div>
    </div>
  );
}

const roots = new WeakMap<HTMLElement, ShadowRoot>();

/**
 * Draws in a shadow tree with a copy of the page's styles. The picture lies within a page of the same game: without a tree
 * of its own it would take on what that page's styles say of its end, and its ids and marks would be found twice.
 */
function Apart({ children }: { children: ReactNode }) {
  const host = useRef<HTMLDivElement>(null);
  const [root, setRoot] = useState<ShadowRoot>();
  useLayoutEffect(() => {
    if (host.current === null) return;
    const tree = roots.get(host.current) ?? host.current.attachShadow({ mode: 'closed' });
    roots.set(host.current, tree);
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(allStyles());
    tree.adoptedStyleSheets = [sheet];
    setRoot(tree);
  }, []);
  return <div ref={host}>{root !== undefined && createPortal(children, root)}</div>;
}

function allStyles(): string {
  return [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText)).join('\n');
}

/** The size of the window, and how much smaller the picture is. */
function useSize(frame: RefObject<HTMLDivElement | null>) {
  const [size, setSize] = useState({ scale: 0, width: 0, height: 0 });
  useLayoutEffect(() => {
    const box = frame.current;
    if (box === null) return;
    const measure = () => {
      const { innerWidth: width, innerHeight: height } = window;
      setSize({ scale: Math.min(box.clientWidth / width, HIGHEST / height), width, height });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    return () => observer.disconnect();
  }, [frame]);
  return size;
}
