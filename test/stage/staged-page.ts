import { type ComponentType, createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { vi } from 'vitest';
import { type StagedSource, StagedTable } from '../../src/client/connection/staged-table.ts';
import type { TableSnapshot } from '../../src/client/connection/table-snapshot.ts';
import type { GamePageProps } from '../../src/client/kit/game-page.ts';
import { loadPage } from '../../src/client/kit/games/load-page.ts';
import type { GameEntry } from '../../src/client/kit/games/registry.ts';
import { fetchTheRest } from '../../src/client/kit/parts/on-demand.tsx';
import { type StageNow, stillStage } from '../../src/client/kit/stage/stage-now.ts';
import { FakeStageClock } from '../../src/client/kit/stage/testing/fake-clock.ts';
import { TableProvider } from '../../src/client/kit/table/table-context.tsx';
import type { Viewer } from '../../src/engine/game.ts';
import type { GameRecord } from '../../src/engine/record.ts';
import type { PlayInfo, SeenEvent } from '../../src/protocol/server-message.ts';
import type { TableInfo } from '../../src/protocol/table-info.ts';
import type { ToldStep } from './told-game.ts';

/** After this long a page's own timers have run. */
const OWN_TIME_MS = 5000;
/** Attributes that are announced or shown. */
const SPOKEN = ['aria-label', 'title', 'value', 'aria-pressed', 'aria-current', 'disabled'];

/** The prompt of the status box, as shown and as announced. */
const PROMPT = '[data-for-you] h2, [data-for-you] [role="status"]';

const SKIP = '[data-skip]';

interface Shown {
  play: PlayInfo;
  events: readonly SeenEvent[];
  stage: StageNow;
}

const { setImmediate: nextTask } = globalThis;

/** Frees the memory of closed pages: targets of weak references live until a task ends, and a test is one task. */
export function letGo(): Promise<void> {
  return new Promise((resolve) => {
    nextTask(resolve);
  });
}

/** The page of a game with all its lazily loaded parts. */
export async function loadWholePage(entry: GameEntry) {
  const Page = await loadPage(entry);
  await fetchTheRest();
  return Page;
}

/** Runs the timers of all pages. */
export async function letRest(): Promise<void> {
  // An effect may start another only after React has rendered.
  for (let turn = 0; turn < 4; turn += 1) await rendered(() => vi.advanceTimersByTime(OWN_TIME_MS));
}

/** React renders state set by effects in separate tasks, each of which may have further effects. */
const RENDERING_TASKS = 4;

/** Makes a change and waits until React has rendered all its consequences. */
export async function rendered(change: () => void): Promise<void> {
  flushSync(change);
  for (let task = 0; task < RENDERING_TASKS; task += 1) await letGo();
}

/** A game's page in a separate document. */
export function drawnPage(Page: ComponentType<GamePageProps>, record: GameRecord) {
  const box = document.createElement('div');
  document.body.append(box);
  const root = createRoot(box);
  const tools = { send: async () => ({ kind: 'done' }) as const, now: () => 0, why: () => undefined };
  const players = record.names.map((name) => ({ name, kind: 'person' as const, here: true }));
  function withoutSkip(): HTMLElement {
    const copy = box.cloneNode(true) as HTMLElement;
    for (const skip of copy.querySelectorAll(SKIP)) skip.remove();
    return copy;
  }
  return {
    async show({ play, events, stage }: Shown): Promise<void> {
      const { view, moves } = play;
      const props = {
        view,
        events,
        moves,
        you: 0,
        players,
        pack: record.pack,
        locale: 'en',
        said: [],
        ...tools,
      } as const;
      const page = createElement(Page, { ...props, cue: stage.cue });
      await rendered(() => root.render(createElement(TableProvider, { stage }, page)));
    },
    /** The whole HTML, without the skip button, focus marks and React's generated ids. */
    html(): string {
      return withSortedAttributes(withoutSkip().innerHTML)
        .replaceAll(/"[^"]*_r_[^"]*"/g, '""')
        .replaceAll(/ tabindex="[^"]*"/g, '');
    },
    /** Everything that can be read or is announced: text, labels and values. */
    words(): string {
      return wordsIn(box, SKIP);
    },
    /** The same without the prompt, which may announce coming events. */
    wordsBesidePrompt(): string {
      return wordsIn(box, `${SKIP}, ${PROMPT}`);
    },
    prompt(): string {
      return [...box.querySelectorAll(PROMPT)].map(({ textContent }) => textContent).join(' ');
    },
    /** The text of its log. */
    log(): string {
      return box.querySelector('[role="log"]')?.textContent ?? '';
    },
    async close(): Promise<void> {
      await rendered(() => root.unmount());
      box.remove();
    },
  };
}

export type DrawnPage = ReturnType<typeof drawnPage>;
export type StagedGame = Awaited<ReturnType<typeof stagedGame>>;

/**
 * Sorts attributes, whose order only reflects when they were set. Works on the text: a document would keep the removed
 * nodes in memory.
 */
function withSortedAttributes(html: string): string {
  return html.replaceAll(/(?: [\w-]+="[^"]*")+/g, (attributes) =>
    (attributes.match(/ [\w-]+="[^"]*"/g) ?? []).sort().join(''),
  );
}

/** Everything that can be read inside an element or is announced, except inside some; a face-down card has no text. */
function wordsIn(root: Element, except: string): string {
  const left = new Set([...root.querySelectorAll(except)].flatMap((one) => [one, ...one.querySelectorAll('*')]));
  return [...root.querySelectorAll('*')]
    .filter((element) => !left.has(element))
    .map((element) => [ownWords(element), ...SPOKEN.map((name) => element.getAttribute(name))].join(' '))
    .filter((words) => words.trim() !== '')
    .join('\n');
}

function ownWords(element: Element): string {
  return [...element.childNodes].map((node) => (node.nodeType === Node.TEXT_NODE ? node.textContent : '')).join('');
}

/** A connection fed by hand with a game, and its stage. */
export async function stagedGame({ id: game, stage }: GameEntry, first: ToldStep, viewer: Viewer = 0) {
  const table = { code: 'BCDFG', game, status: 'playing', chairs: [], seats: [0, 1] } as unknown as TableInfo;
  let truth: TableSnapshot = {
    connection: 'open',
    seq: first.seq,
    you: { viewer, ...(viewer !== 'spectator' && { chair: viewer }) },
    table,
    play: first.play,
    events: first.fresh,
    said: [],
    marks: [],
    notes: [],
    voices: [],
  };
  let hear: () => void = () => undefined;
  const source: StagedSource = {
    snapshot: () => truth,
    subscribe: (listener) => {
      hear = listener;
      return () => undefined;
    },
    move: async () => ({ kind: 'done' }),
    ask: async () => ({ kind: 'done' }),
  };
  const clock = new FakeStageClock();
  const staged = new StagedTable(source, clock);
  // The game's stage is loaded as soon as the table is known.
  hear();
  await stage?.();
  return {
    clock,
    staged,
    truth: (): Shown => ({ play: truth.play ?? first.play, events: truth.events, stage: stillStage }),
    push({ seq, fresh, play, isOver }: ToldStep) {
      const status = isOver ? 'over' : 'playing';
      truth = { ...truth, seq, play, events: [...truth.events, ...fresh], table: { ...table, status } };
      hear();
    },
    shown(): Shown {
      const { play, events, stage } = staged.snapshot();
      return { play: play ?? first.play, events, stage };
    },
  };
}
