import type { NeededProgram } from './system-package.js';

export const PYTHON: NeededProgram<string>;
export const PERL: NeededProgram<string>;
