import { findProgram } from './system-package.js';

/** The languages of the example bots. */
export const PYTHON = {
  name: 'Python 3',
  use: 'the example bot in it',
  find: () => findProgram('python3'),
  packageNames: ['python3'],
  brew: 'python',
  winget: 'Python.Python.3.13',
};

export const PERL = {
  name: 'Perl',
  use: 'the example bot in it',
  find: () => findProgram('perl'),
  packageNames: ['perl'],
  brew: 'perl',
  winget: 'StrawberryPerl.StrawberryPerl',
};
