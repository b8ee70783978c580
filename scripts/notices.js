import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './command.js';

/** Files in which packages keep their licence; the Apache licence requires passing `NOTICE` on. */
const LICENCE_FILE = /^(?:licen[cs]e|copying|notice|ofl)(?:[.-].*)?$/i;

const INTRODUCTION = `Third-party notices

Undercroft is under the MIT licence (LICENSE). It contains, or is installed with, the packages
below. Each is named with its version and licence, followed by its licence text. Packages under
the Mozilla Public License are used unmodified; their source is at the address given with them.
Pictures, icons and sounds are credited in CREDITS.md.
`;

/** Collects the packages whose code or fonts end up in a bundle: a build plugin, and its result. */
export function bundledPackages() {
  const folders = new Set();
  const add = (file) => {
    const folder = folderOfPackage(file);
    if (folder !== undefined) folders.add(folder);
  };
  const plugin = {
    name: 'bundled-packages',
    moduleParsed: ({ id }) => add(id),
    // Fonts: style sheets refer to them, and they are not modules.
    generateBundle(_options, bundle) {
      for (const { originalFileNames = [] } of Object.values(bundle)) {
        for (const file of originalFileNames) add(path.resolve(ROOT, file));
      }
    },
  };
  return { plugin, folders };
}

/** The folder below the root of the package that a module belongs to, such as `node_modules/react`. */
export function folderOfPackage(id) {
  const file = path.relative(ROOT, id.replace(/^\0/, '').replace(/\?.*$/, '')).split(path.sep).join('/');
  return /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0];
}

/** The packages installed with ours, from the lock file. Missing optional ones are for other systems. */
export function installedPackages() {
  const { packages } = JSON.parse(readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8'));
  return Object.entries(packages)
    .filter(([folder, { dev, devOptional }]) => folder !== '' && !dev && !devOptional)
    .map(([folder]) => folder)
    .filter((folder) => existsSync(path.join(ROOT, folder)));
}

/** One text with the notices of these packages, sorted by name; packages with the same licence text share it. */
export function noticesOf(folders) {
  const byText = new Map();
  for (const folder of [...new Set(folders)].sort()) {
    const { heading, text } = noticeOf(path.join(ROOT, folder));
    byText.set(text, [...(byText.get(text) ?? []), heading]);
  }
  const rule = '-'.repeat(80);
  const parts = [...byText].map(([text, headings]) => `${rule}\n${headings.join('\n')}\n\n${text}\n`);
  return `${INTRODUCTION}\n${parts.join('\n')}`;
}

function noticeOf(folder) {
  const { name, version, license, author, repository } = JSON.parse(
    readFileSync(path.join(folder, 'package.json'), 'utf8'),
  );
  if (typeof license !== 'string') throw new Error(`${name} names no licence`);
  const source = (typeof repository === 'string' ? repository : repository?.url)?.replace(/^git\+/, '');
  const heading = `${name} ${version} (${license})${source === undefined ? '' : `, ${source}`}`;
  const files = readdirSync(folder).filter((file) => LICENCE_FILE.test(file));
  const texts = files
    .sort()
    .map((file) => readFileSync(path.join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim());
  if (license === 'MPL-2.0' && !texts.some((text) => text.includes('1. Definitions'))) texts.push(mozillaLicence());
  if (texts.length > 0) return { heading, text: texts.join('\n\n') };
  if (license !== 'MIT') return { heading, text: `Its terms: https://spdx.org/licenses/${license}.html` };
  const maker = typeof author === 'string' ? author : author?.name;
  return { heading, text: mitLicence(maker ?? `the contributors of ${name}`) };
}

/** The full licence, for packages that only refer to it. */
function mozillaLicence() {
  return readFileSync(path.join(ROOT, 'scripts/mpl-2.0.txt'), 'utf8').trim();
}

/** The text of the licence, for packages that only name it. */
function mitLicence(holder) {
  const [, terms] = readFileSync(path.join(ROOT, 'LICENSE'), 'utf8').split(/^Copyright .*$/m);
  return `MIT License\n\nCopyright (c) ${holder}\n\n${terms.trim()}`;
}
