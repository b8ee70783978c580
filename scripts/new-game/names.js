import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../command.js';

const USAGE = 'npm run new-game -- dragon-dice';
const LONGEST = 24;
const TEMPLATE = 'scripts/new-game/template';
const CATALOGUE = 'src/games/catalogue.ts';

/** Words of the language that no name may be. */
const RESERVED =
  `arguments as async await break case catch class const continue debugger default delete do else enum eval export
  extends false finally for from function get if implements import in instanceof interface let new null of package
  private protected public return set static super switch this throw true try type typeof undefined var void while
  with yield`.split(/\s+/);

/** Windows cannot create folders with these names. */
const DEVICES = /^(?:con|prn|aux|nul|com\d|lpt\d)$/;

/** The mistake in the arguments, as a sentence that says what to do; undefined if there is none. */
export function mistakeIn(args) {
  const [id, ...more] = args;
  if (id === undefined) return `Give an id for the game, for URLs, in lower case: ${USAGE}`;
  if (more.length > 0) return `A game has one id, without spaces: ${USAGE}, not "${args.join(' ')}".`;
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id)) {
    return `"${id}" cannot be the id of a game: it has lower-case letters and digits, starts with a letter, and has single hyphens between its words (${USAGE}).`;
  }
  if (id.length < 2 || id.length > LONGEST)
    return `The id of a game has 2 to ${LONGEST} letters, and "${id}" has ${id.length}.`;
  if (DEVICES.test(id)) return `Windows has no folder named "${id}"; take another id, such as "${id}-game".`;
  if (RESERVED.includes(id) || id in {}) return `"${id}" is a word of the programming language; take another id.`;
  if (existsSync(path.join(ROOT, 'src/games', id)))
    return `There is a game "${id}" already: src/games/${id}. Take another id, or remove that folder and its lines in ${CATALOGUE}.`;
  const clash = clashOf(namesFor(id));
  if (clash !== undefined)
    return `The code of a game "${id}" would have a second "${clash.name}" (${clash.file}); take another id, such as "${id}-game".`;
  const place = usedAt(id);
  if (place !== undefined) {
    return `"${id}" is already used in the code (${place}), and a test finds games by their ids there; take another id, such as "${id}-game".`;
  }
  return undefined;
}

/** Uses of the id in shared code, as a separate word or as the beginning of a game's name. */
function usedAt(id) {
  const named = new RegExp(`['"\`]${id}['"\`]|\\b${id}(?:Box|Text|Options|Course|Page)\\b|/games/${id}/`);
  for (const { file, text } of ['src', 'scripts', 'bench'].flatMap((folder) => sources(folder))) {
    if (/^src\/games\/[^/]+\/|^scripts\/new-game|\.test\.tsx?$|\/(?:testing|fixtures)\//.test(file)) continue;
    const code = text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
    if (named.test(code)) return file;
  }
  return undefined;
}

/** A name that the new game's code would duplicate: two ids may differ only in a hyphen, as goblin2 and goblin-2. */
function clashOf(names) {
  const files = [{ file: CATALOGUE, text: readFileSync(path.join(ROOT, CATALOGUE), 'utf8') }, ...sources(TEMPLATE)];
  for (const { file, text } of files) {
    const words = text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$|'[^'\n]*'/gm, '').match(/\w+/g) ?? [];
    const own = [
      ...(file === CATALOGUE ? [names.camel] : []),
      ...words.filter(isNamed).map((one) => written(one, names)),
    ];
    const others = new Set(words.filter((word) => !isNamed(word)));
    const name = own.find((one) => others.has(one));
    if (name !== undefined) return { name, file };
  }
  return undefined;
}

/** Whether the template means the new game's name. */
function isNamed(word) {
  return /newGame|NewGame|NEW_GAME/.test(word);
}

function sources(folder, ending = /\.(?:ts|tsx|js)$/) {
  return readdirSync(path.join(ROOT, folder), { recursive: true })
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .filter((file) => ending.test(file) && !file.includes('/node_modules/'))
    .map((file) => ({ file, text: readFileSync(path.join(ROOT, file), 'utf8') }));
}

/** All forms of a game's name, and the two letters its rules begin with. */
export function namesFor(id) {
  const words = id.split('-');
  const capital = words.map((word) => word[0].toUpperCase() + word.slice(1));
  const [first, ...others] = capital;
  return {
    id,
    camel: [words[0], ...others].join(''),
    pascal: [first, ...others].join(''),
    constant: words.join('_').toUpperCase(),
    title: capital.join(' '),
    prefix: freePrefix(words),
  };
}

/** Two letters of the name, its initials first, that no rule and nothing else like `XY-12` begins with yet. */
function freePrefix(words) {
  const letters = words
    .join('')
    .replace(/[^a-z]/g, '')
    .toUpperCase();
  const initials = words.map((word) => word[0].toUpperCase()).filter((letter) => /[A-Z]/.test(letter));
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
  const wanted = [
    ...(initials.length > 1 ? [initials[0] + initials[1]] : []),
    ...[...letters.slice(1), ...alphabet].map((second) => letters[0] + second),
    ...[...alphabet].flatMap((one) => [...alphabet].map((other) => one + other)),
  ];
  const taken = new Set(
    ['src', 'test', 'docs']
      .flatMap((folder) => sources(folder, /\.(?:ts|tsx|js|md)$/))
      .flatMap(({ text }) => text.match(/\b[A-Z]{2}(?=-\d)/g) ?? []),
  );
  const free = wanted.find((prefix) => !taken.has(prefix));
  if (free === undefined) throw new Error('all pairs of letters are taken by the rules of other games');
  return free;
}

/** A file of the template with the new game's names; in one pass, because they may contain the template's own. */
export function written(text, { id, camel, pascal, constant, title, prefix }) {
  const forms = { 'new-game': id, newGame: camel, NewGame: pascal, NEW_GAME: constant, 'New Game': title };
  return text.replace(/new-game|newGame|NewGame|NEW_GAME|New Game|\bNG(?=-\d)/g, (form) => forms[form] ?? prefix);
}
