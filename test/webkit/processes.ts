import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import type { WebkitPrograms } from '../../scripts/webkit.js';
import { freePort } from '../postgres.ts';

/** GTK's toolbar would keep the window wider than a phone. */
const NARROW = '* { min-width: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px; } button { margin: -12px; }';
/** Reduced motion, so that no test waits for animations. */
const STILL = '[Settings]\ngtk-enable-animations=0\n';

/** Processes to end, whatever happens to the tests. */
const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) end(child);
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

/** A virtual screen with WebKit's driver on it. */
export interface DriverProcess {
  address: string;
  end(): void;
}

/** Starts a virtual screen and WebKit's driver on it, both on free ports. */
export async function startDriver(programs: Pick<WebkitPrograms, 'xvfb' | 'driver'>): Promise<DriverProcess> {
  const folder = mkdtempSync(path.join(tmpdir(), 'undercroft-webkit-'));
  mkdirSync(path.join(folder, 'gtk-3.0'));
  writeFileSync(path.join(folder, 'gtk-3.0', 'gtk.css'), NARROW);
  writeFileSync(path.join(folder, 'gtk-3.0', 'settings.ini'), STILL);
  const screen = start(programs.xvfb, ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp']);
  const display = await firstLine(screen);
  const port = await freePort();
  const driver = start(programs.driver, [`--port=${port}`], {
    DISPLAY: `:${display}`,
    XDG_CONFIG_HOME: folder,
    XDG_CACHE_HOME: folder,
    XDG_DATA_HOME: folder,
    // Without a graphics card.
    WEBKIT_DISABLE_DMABUF_RENDERER: '1',
    LIBGL_ALWAYS_SOFTWARE: '1',
    GDK_BACKEND: 'x11',
    NO_AT_BRIDGE: '1',
    LANG: 'en_GB.UTF-8',
    LANGUAGE: 'en_GB:en',
  });
  return {
    address: `http://127.0.0.1:${port}`,
    end() {
      end(driver);
      end(screen);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Each leads a process group, so that its children end with it. */
function start(program: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): ChildProcess {
  const child = spawn(program, args, {
    detached: true,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  running.add(child);
  return child;
}

function end(child: ChildProcess): void {
  if (!running.delete(child) || child.pid === undefined) return;
  try {
    process.kill(-child.pid, 'SIGTERM');
  } catch {
    // It has already exited.
  }
}

async function firstLine(child: ChildProcess): Promise<string> {
  const ended = once(child, 'exit').then(() => {
    throw new Error('the screen that nobody sees ended before it was there');
  });
  const said = once(child.stdio[3] as Readable, 'data').then(([line]) => String(line).trim());
  return Promise.race([said, ended]);
}
