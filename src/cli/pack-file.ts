import { readFileSync } from 'node:fs';
import type { Box, PackCheck, PackMistake } from '../engine/game.ts';
import { checkNewPack } from '../engine/new-pack.ts';
import { readPackText } from '../engine/pack-text.ts';
import { BOXES, findBox } from '../games/index.ts';
import { suggestion } from './closest.ts';
import { whyUnreadable } from './why-unreadable.ts';

/** A pack file with the box of its game, or a sentence on why it is not valid. */
export type PackFile =
  | { kind: 'pack'; raw: unknown; box: Box; advice: PackMistake[] }
  | { kind: 'unreadable'; sentence: string };

/** Reads a pack up to its game's id; the box can check the rest. */
export function readPackFile(file: string): PackFile {
  const bytes = bytesOf(file);
  if (typeof bytes === 'string') return { kind: 'unreadable', sentence: bytes };
  const read = readPackText(bytes);
  if (read.kind === 'unreadable') return { kind: 'unreadable', sentence: `${file} is not a pack: ${read.what}` };
  const { raw, advice } = read;
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) {
    return { kind: 'unreadable', sentence: `${file} is not a pack: a pack is one JSON object.` };
  }
  const games = Object.keys(BOXES);
  const game: unknown = 'game' in raw ? raw.game : undefined;
  if (typeof game !== 'string') {
    return {
      kind: 'unreadable',
      sentence: `${file} does not say which game it is for: "game" is one of ${games.join(', ')}.`,
    };
  }
  const box = findBox(game);
  if (box !== undefined) return { kind: 'pack', raw, box, advice };
  const known = `The games are: ${games.join(', ')}.`;
  return {
    kind: 'unreadable',
    sentence: `${file} is for a game we do not have: "${game}".${suggestion(game, games)} ${known}`,
  };
}

/** The bytes of a file, or a sentence on why it cannot be read. */
function bytesOf(file: string): Uint8Array | string {
  try {
    return readFileSync(file);
  } catch (error) {
    return `${file} cannot be read: ${whyUnreadable(error)}.`;
  }
}

/** Checks a pack that was read, as the server checks those in its folder. */
export function checkPackFile({ box, raw }: Extract<PackFile, { kind: 'pack' }>): PackCheck<unknown> {
  return checkNewPack(box, raw, { icons: knownIcons() });
}

/** The names of all icons: the build puts them beside the commands; from the sources, they come from the package. */
function knownIcons(): Set<string> {
  const isBuilt = !import.meta.url.endsWith('.ts');
  const file = isBuilt ? './icons.json' : '../../node_modules/@iconify-json/game-icons/icons.json';
  const icons = JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'));
  return new Set(Object.keys(isBuilt ? icons : icons.icons));
}
