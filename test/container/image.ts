import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { elementAt } from '../../src/engine/list.ts';
import { type Instruction, type Stage, settingsOf, wordsOf } from './dockerfile.ts';

/** The result of a stage: a folder for its file system, and how its program is run. */
export interface Image {
  root: string;
  workdir: string;
  settings: Record<string, string>;
  user: string;
  volumes: string[];
  stopSignal: NodeJS.Signals;
  entrypoint: string[];
  command: string[];
  health: string[];
}

/** The inputs of the steps. */
export interface Building {
  /** The repository, with its packages installed and its product built. */
  context: string;
  /** The parent of the stages' folders. */
  folder: string;
}

interface LockedPackage {
  dev?: boolean;
  optional?: boolean;
  devOptional?: boolean;
}

/** Executes the steps of all stages; throws at an unknown step. */
export function buildImage(stages: readonly Stage[], building: Building): Image {
  const images = new Map<string, Image>();
  for (const { name, instructions } of stages) {
    const root = path.join(building.folder, name);
    mkdirSync(root, { recursive: true });
    const image: Image = {
      root,
      workdir: '/',
      settings: {},
      user: 'root',
      volumes: [],
      stopSignal: 'SIGKILL',
      entrypoint: [],
      command: [],
      health: [],
    };
    images.set(name, image);
    for (const instruction of instructions) doStep(instruction, image, { images, ...building });
  }
  const last = images.get(stages.at(-1)?.name ?? '');
  if (last === undefined) throw new Error('a Dockerfile has a stage');
  return last;
}

function doStep(
  { name, text }: Instruction,
  image: Image,
  building: Building & { images: ReadonlyMap<string, Image> },
): void {
  switch (name) {
    case 'WORKDIR':
      image.workdir = text;
      mkdirSync(inside(image, text), { recursive: true });
      break;
    case 'ENV':
      Object.assign(image.settings, settingsOf(text));
      break;
    case 'COPY':
      copy(text, image, building);
      break;
    case 'RUN':
      for (const command of text.split(' && ')) run(command, image, building);
      break;
    case 'USER':
      image.user = text;
      break;
    case 'VOLUME':
      image.volumes.push(text);
      break;
    case 'STOPSIGNAL':
      image.stopSignal = text as NodeJS.Signals;
      break;
    case 'HEALTHCHECK':
      image.health = wordsOf(text.slice(text.indexOf('CMD ') + 'CMD '.length));
      break;
    case 'ENTRYPOINT':
      image.entrypoint = wordsOf(text);
      break;
    case 'CMD':
      image.command = wordsOf(text);
      break;
    case 'EXPOSE':
      if (text !== image.settings.PORT) throw new Error(`port ${text} is exposed, and ${image.settings.PORT} is used`);
      break;
    default:
      throw new Error(`this test does not know how to do ${name}: teach it`);
  }
}

/** A path of an image, inside its folder. */
export function inside({ root, workdir }: Image, place: string): string {
  return path.join(root, path.resolve(workdir, place));
}

function copy(
  text: string,
  image: Image,
  { context, images }: Building & { images: ReadonlyMap<string, Image> },
): void {
  const words = text.split(' ');
  const [, stage] = /^--from=(\S+)/.exec(text) ?? [];
  const from = stage === undefined ? undefined : images.get(stage);
  const [target = '', ...sources] = words.slice(from === undefined ? 0 : 1).toReversed();
  const ignored = ignoredIn(context);
  for (const source of sources) {
    const place = from === undefined ? path.join(context, source) : inside(from, source);
    if (!existsSync(place)) throw new Error(`there is no ${source} to copy`);
    const name = source === '.' ? '' : path.basename(source);
    const to = path.join(inside(image, target), target.endsWith('/') || source === '.' ? name : '');
    const isWanted = (file: string): boolean => from !== undefined || !ignored(path.relative(context, file));
    cpSync(place, to, { recursive: true, verbatimSymlinks: true, filter: isWanted });
  }
}

/** What `.dockerignore` excludes: names of files and folders at the top, and `**​/name` anywhere. */
function ignoredIn(context: string): (file: string) => boolean {
  const lines = readFileSync(path.join(context, '.dockerignore'), 'utf8').split('\n').filter(Boolean);
  return (file) => {
    const parts = file.split(path.sep);
    return lines.some((line) => (line.startsWith('**/') ? parts.includes(line.slice(3)) : isBelow(file, line)));
  };
}

function isBelow(file: string, line: string): boolean {
  const pattern = new RegExp(`^${line.replaceAll('.', '\\.').replaceAll('*', '[^/]*')}(?:/|$)`);
  return pattern.test(file);
}

function run(command: string, image: Image, building: Building): void {
  const [program, verb = '', ...rest] = command.split(' ');
  if (program === 'npm' && verb === 'ci') install(image, building);
  else if (program === 'npm' && verb === 'prune') prune(image, building, rest);
  else if (command === 'npm run build') build(image, building);
  else if (program === 'mkdir') mkdirSync(inside(image, verb));
  // Only root may do this, and there is no such user here: the folder only has to exist.
  else if (program !== 'chown' || !existsSync(inside(image, elementAt(rest, 0))))
    throw new Error(`this test does not know how to run ${command}: teach it`);
}

/** Installs the packages of the lock file, from the repository instead of the network. */
function install(image: Image, building: Building): void {
  for (const file of ['package.json', 'package-lock.json']) {
    if (!existsSync(inside(image, file))) throw new Error(`npm ci needs ${file}`);
  }
  link(image, building, () => true);
}

/** Keeps the packages that a running server needs. */
function prune(image: Image, building: Building, flags: readonly string[]): void {
  if (!flags.includes('--omit=dev')) throw new Error('only --omit=dev is known here');
  const kept: Image = { ...image, root: `${image.root}-pruned` };
  mkdirSync(kept.root, { recursive: true });
  for (const file of ['package.json', 'package-lock.json', 'LICENSE', 'dist', 'bin']) {
    cpSync(inside(image, file), inside(kept, file), { recursive: true });
  }
  link(kept, building, ({ dev, devOptional }) => dev !== true && devOptional !== true);
  image.root = kept.root;
}

function link(image: Image, { context }: Building, isWanted: (locked: LockedPackage) => boolean): void {
  const lock = JSON.parse(readFileSync(inside(image, 'package-lock.json'), 'utf8'));
  for (const [place, locked] of Object.entries(lock.packages as Record<string, LockedPackage>)) {
    // Nested packages come with their parent; optional ones may be for other systems.
    if (!/^node_modules\/(?:@[^/]+\/)?[^/]+$/.test(place) || !isWanted(locked)) continue;
    if (!existsSync(path.join(context, place))) {
      if (locked.optional) continue;
      throw new Error(`${place} is locked, and not installed`);
    }
    mkdirSync(path.dirname(inside(image, place)), { recursive: true });
    symlinkSync(path.join(context, place), inside(image, place), 'junction');
  }
}

/**
 * The product as the repository built it with the same command, because building takes a minute. Its sources must be
 * here.
 */
function build(image: Image, { context }: Building): void {
  for (const source of ['scripts/run.js', 'scripts/build.js', 'vite.config.ts', 'index.html', 'src', 'tsconfig.json']) {
    if (!existsSync(inside(image, source))) throw new Error(`npm run build needs ${source}, which is not copied`);
  }
  cpSync(path.join(context, 'dist'), inside(image, 'dist'), { recursive: true });
}
