import type { Seat } from '../../../../engine/game.ts';
import type { LogLine } from '../moment.ts';

/** The lines of one turn; without a player before the first turn and in games without turns. */
export interface LogTurn {
  who: { seat: Seat; name: string; isYou: boolean } | undefined;
  lines: readonly LogLine[];
}

/** Groups the lines by turn: a turn ends where another player's begins; lines without a player stay in place. */
export function turnsOf(lines: readonly LogLine[]): LogTurn[] {
  const turns: { who: LogTurn['who']; lines: LogLine[] }[] = [];
  for (const line of lines) {
    const last = turns.at(-1);
    if (last === undefined || (line.turn !== undefined && line.turn.seat !== last.who?.seat)) {
      turns.push({ who: line.turn, lines: [line] });
    } else last.lines.push(line);
  }
  return turns;
}

/** In a longer sentence the part after the colon gets its own row. */
const LONG = 60;

/** The sentences of a line, each for a separate row. */
export function sentencesOf(line: string): string[] {
  return wholeSentences(line).flatMap((sentence) => (sentence.length > LONG ? sentence.split(/(?<=:) /) : [sentence]));
}

/** The sentences of a line. */
export function wholeSentences(line: string): string[] {
  return line.split(/(?<=[.!?»”]) (?=[\p{Lu}«“])/u);
}

/** A piece of a sentence; `strong` for figures. */
export interface LogPiece {
  text: string;
  isStrong: boolean;
}

/** Text in brackets is an aside; of a sum only the result is important. */
const FIGURES = /(\([^)]*\))|((?:\d+|[+−×]|\s)+=\s*)?([+−]?\d+)/gu;

/** A sentence split into plain text and important figures. */
export function piecesOf(sentence: string): LogPiece[] {
  const pieces: LogPiece[] = [];
  const add = (text: string, isStrong: boolean) => {
    const last = pieces.at(-1);
    if (text === '') return;
    if (last?.isStrong === isStrong) last.text += text;
    else pieces.push({ text, isStrong });
  };
  let end = 0;
  for (const { 0: all, 1: aside, 2: sum = '', 3: figure = '', index } of sentence.matchAll(FIGURES)) {
    add(sentence.slice(end, index), false);
    add(aside ?? sum, false);
    add(figure, true);
    end = index + all.length;
  }
  add(sentence.slice(end), false);
  return pieces;
}
