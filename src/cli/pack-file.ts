import type { Box } from '../engine/game.ts';
import { BOXES, findBox } from '../games/index.ts';
import { suggestion } from './closest.ts';
import { readJson } from './json-file.ts';

/** A file that says it is a pack, with the box of the game it names, or a sentence on why it is none. */
export type PackFile = { kind: 'pack'; raw: unknown; box: Box } | { kind: 'unreadable'; sentence: string };

/** Reads a pack as far as the game it is for; the box can check the rest. */
export function readPack(file: string): PackFile {
  const read = readJson(file);
  if (read.kind === 'unreadable') return read;
  const { raw } = read;
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) {
    return { kind: 'unreadable', sentence: `${file} is no pack: a pack is one JSON object.` };
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
  if (box !== undefined) return { kind: 'pack', raw, box };
  const known = `The games are: ${games.join(', ')}.`;
  return {
    kind: 'unreadable',
    sentence: `${file} is for a game we do not have: "${game}".${suggestion(game, games)} ${known}`,
  };
}
