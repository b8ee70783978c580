import type { Seat } from '../../../../engine/game.ts';
import type { LogLine } from '../moment.ts';

/** Whose turn lines of the log belong to: nobody's before the first and where a game has no turns. */
export interface LogTurn {
  who: { seat: Seat; name: string; isYou: boolean } | undefined;
  lines: readonly LogLine[];
}

/** The lines turn by turn: a turn begins where somebody else's does, and what belongs to nobody stays where it is. */
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

/** A sentence that is longer has what stands after its colon in a row of its own. */
const LONG = 60;

/** The sentences of a line: each has a row of its own, so that none is long. */
export function sentencesOf(line: string): string[] {
  return line
    .split(/(?<=[.!?»”]) (?=[\p{Lu}«“])/u)
    .flatMap((sentence) => (sentence.length > LONG ? sentence.split(/(?<=:) /) : [sentence]));
}

/** A piece of a sentence; `strong` for figures. */
export interface LogPiece {
  text: string;
  isStrong: boolean;
}

/** What stands in brackets is an aside; of a sum only its result matters. */
const FIGURES = /(\([^)]*\))|((?:\d+|[+−×]|\s)+=\s*)?([+−]?\d+)/gu;

/** A sentence with the figures that matter told apart. */
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
