import type { PlayerInfo } from '../../../client/kit/game-page.ts';

/** The widest name that leaves a phone's prompt room for the event, in average small letters. */
const WIDEST = 25;

/** The players as the prompt names them: a very wide name is shortened. */
export function brieflyNamed(players: readonly PlayerInfo[]): readonly PlayerInfo[] {
  return players.map((player) => ({ ...player, name: briefName(player.name) }));
}

/** A line with the names of `players` as the prompt has them. */
export function inBrief(line: string, players: readonly PlayerInfo[]): string {
  return players.reduce((told, { name }) => told.replaceAll(name, () => briefName(name)), line);
}

/** A name, or its beginning, by width: 24 letters may take half a line or two lines. */
function briefName(name: string): string {
  let wide = 0;
  const fitting = [...name].filter((letter) => {
    wide += widthOf(letter);
    return wide <= WIDEST;
  });
  return wide <= WIDEST ? name : `${fitting.slice(0, -1).join('').trimEnd()}…`;
}

function widthOf(letter: string): number {
  if (/[MWmw@\u2e80-\u{1faff}]/u.test(letter)) return 1.6;
  if (/[ijltfr '’.]/.test(letter)) return 0.6;
  return /\p{Lu}/u.test(letter) ? 1.2 : 1;
}
