import type { NeededProgram } from './system-package.js';

/** WebKit, its driver and a virtual screen. */
export interface WebkitPrograms {
  driver: string;
  xvfb: string;
  browser: string;
}

export function findWebkit(): WebkitPrograms | undefined;

/** WebKit with the programs to run it without a screen. */
export const WEBKIT: NeededProgram<WebkitPrograms>;
