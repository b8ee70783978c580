import { setTimeout as pause } from 'node:timers/promises';
import type { WebkitPrograms } from '../../scripts/webkit.js';
import { startDriver } from './processes.ts';

const PATIENCE = 30_000;
/** A script in a page that is being left never returns; it is repeated. */
const SCRIPT = 3_000;
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** A function that runs in the page: it must be self-contained. */
type InPage<Args extends readonly unknown[], Result> = (...args: Args) => Result;

/** One visitor in WebKit, with separate storage. */
export interface Browser {
  open(address: string): Promise<void>;
  reload(): Promise<void>;
  run<Args extends readonly unknown[], Result>(what: InPage<Args, Result>, ...args: Args): Promise<Result>;
  /** Waits until the function returns something; `sentence` says what was missing. */
  until<Args extends readonly unknown[], Result>(
    sentence: string,
    what: InPage<Args, Result>,
    ...args: Args
  ): Promise<NonNullable<Result>>;
  /** Waits for an element that can be tapped, and taps it as a finger does. */
  tap(selector: string, text?: string): Promise<void>;
  end(): Promise<void>;
}

/** Opens WebKit in a window of that size. */
export async function openWebkit(programs: WebkitPrograms, size: { width: number; height: number }): Promise<Browser> {
  const driver = await startDriver(programs);
  try {
    await until('the driver answers', async () => {
      const status = await fetch(`${driver.address}/status`).catch(() => undefined);
      return status?.ok === true || undefined;
    });
    const { sessionId } = await ask<{ sessionId: string }>(driver.address, 'POST', '/session', {
      capabilities: {
        alwaysMatch: {
          'webkitgtk:browserOptions': { binary: programs.browser, args: ['--automation'] },
        },
      },
    });
    await ask(driver.address, 'POST', `/session/${sessionId}/timeouts`, { script: SCRIPT, pageLoad: PATIENCE });
    const browser = inSession(`${driver.address}/session/${sessionId}`, () => driver.end());
    await resize(browser, `${driver.address}/session/${sessionId}`, size);
    return browser;
  } catch (error) {
    driver.end();
    throw error;
  }
}

function inSession(session: string, end: () => void): Browser {
  const run: Browser['run'] = async (what, ...args) => {
    return ask(session, 'POST', '/execute/sync', { script: `return (${what})(...arguments)`, args });
  };
  const browser: Browser = {
    run,
    async open(url) {
      await ask(session, 'POST', '/url', { url });
    },
    async reload() {
      await ask(session, 'POST', '/refresh', {});
    },
    until: (sentence, what, ...args) => until(sentence, () => run(what, ...args)),
    async tap(selector, text = '') {
      const element = await browser.until(`something to tap: ${selector} ${text}`, findTappable, selector, text);
      const origin = { [ELEMENT]: (element as unknown as { [ELEMENT]: string })[ELEMENT] };
      await ask(session, 'POST', '/actions', { actions: [finger(origin)] });
    },
    async end() {
      await ask(session, 'DELETE', '').catch(() => undefined);
      end();
    },
  };
  return browser;
}

/** The middle of a visible, enabled element that nothing covers. */
function findTappable(selector: string, text: string): Element | undefined {
  return [...document.querySelectorAll<HTMLElement>(selector)].find((element) => {
    const words = `${element.getAttribute('aria-label') ?? ''} ${element.textContent}`;
    if (!words.includes(text) || element.matches(':disabled, [aria-disabled="true"]')) return false;
    element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
    const { left, top, width, height } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return width > 0 && (element.contains(hit) || hit?.contains(element) === true);
  });
}

function finger(origin: Record<string, string>) {
  return {
    type: 'pointer',
    id: 'finger',
    parameters: { pointerType: 'mouse' },
    actions: [
      { type: 'pointerMove', origin, x: 0, y: 0, duration: 0 },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ],
  };
}

/** The size of the window's decorations is known only once it is open: the window is enlarged by it. */
async function resize(browser: Browser, session: string, { width, height }: { width: number; height: number }) {
  await ask(session, 'POST', '/window/rect', { x: 0, y: 0, width, height });
  const inner = () => browser.run(() => ({ width: innerWidth, height: innerHeight }));
  const first = await inner();
  const wanted = { width: width + width - first.width, height: height + height - first.height };
  await ask(session, 'POST', '/window/rect', { x: 0, y: 0, ...wanted });
  await until(`a window ${width} wide and ${height} high`, async () => {
    const now = await inner();
    return (now.width === width && now.height === height) || undefined;
  });
}

async function ask<Answer>(base: string, method: string, place: string, body?: unknown): Promise<Answer> {
  const answer = await fetch(`${base}${place}`, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(2 * PATIENCE),
  });
  const { value } = (await answer.json()) as { value: Answer & { error?: string; message?: string } };
  if (!answer.ok) throw new Error(`${method} ${place}: ${value?.error}: ${value?.message}`);
  return value;
}

async function until<Result>(sentence: string, look: () => Promise<Result>): Promise<NonNullable<Result>> {
  const end = Date.now() + PATIENCE;
  let trouble: unknown;
  while (Date.now() < end) {
    const found = await look().catch((error) => {
      trouble = error;
      return undefined;
    });
    if (found !== undefined && found !== null && found !== false) return found;
    await pause(50);
  }
  throw new Error(`waited in vain for: ${sentence}`, { cause: trouble });
}
