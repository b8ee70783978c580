import type { Box } from '../engine/game.ts';
import { type Disagreement, type GameRecord, replayRecord } from '../engine/record.ts';
import { isLocale, LOCALES, type Locale, type Teller } from '../engine/text.ts';
import { type Command, fail, fileOf, type Given, misuse, SUCCESS, say, valueFor } from './command.ts';
import { readRecordFile } from './record-file.ts';

/** `undercroft replay` */
export const replayCommand: Command = {
  name: 'replay',
  files: ['FILE'],
  summary: 'print a recorded game and check that it followed the rules',
  details: [
    'Replays a recorded game from its seed and prints it step by step.',
    'Fails if a move breaks the rules, or if the result does not follow from the moves.',
  ].join('\n'),
  options: {
    locale: { takes: LOCALES.join('|'), help: 'the language of the output (en)' },
    to: { takes: 'N', help: 'stop after N steps' },
  },
  run: retell,
};

async function retell(given: Given): Promise<number> {
  const locale = valueFor(given, 'locale') ?? 'en';
  if (!isLocale(locale)) return misuse(`--locale is one of ${LOCALES.join(', ')}, not "${locale}".`);
  const to = valueFor(given, 'to') ?? 'Infinity';
  if (!/^(\d+|Infinity)$/.test(to)) return misuse(`--to takes a number of steps, not "${to}".`);
  const file = fileOf(given);
  const read = readRecordFile(file);
  if (read.kind === 'unreadable') return fail(read.sentence);
  const { record, box, pack } = read;
  const disagreement = tell(box, pack, record, { locale, to: Number(to) });
  if (disagreement === undefined) return SUCCESS;
  const { step, why } = disagreement;
  return fail(step < 0 ? why : `Step ${step + 1} of ${file} does not follow the rules: ${why}.`);
}

/** Prints a record up to a step, and checks the result at its end. */
function tell(
  box: Box,
  pack: unknown,
  record: GameRecord,
  { locale, to }: { locale: Locale; to: number },
): Disagreement | undefined {
  const game = box.open(pack);
  const teller = box.teller(pack, locale);
  const played = replayRecord(game, record);
  tellAll(teller, played.opening, record.names, 'Set-up');
  while (played.played < to) {
    const step = played.next();
    if (step === undefined) {
      const wrong = wrongOutcome(record, game.outcome(played.state));
      return wrong === undefined ? undefined : { step: -1, why: wrong };
    }
    if ('disagreement' in step) return step.disagreement;
    tellAll(teller, step.events, record.names, `${played.played}.`);
  }
  return undefined;
}

function tellAll(teller: Teller, events: readonly unknown[], names: readonly string[], label: string): void {
  const sentences = events.flatMap((event) => teller.tell(event, names) ?? []);
  for (const [at, sentence] of sentences.entries()) say(`${(at === 0 ? label : '').padEnd(7)}${sentence}`);
}

function wrongOutcome(record: GameRecord, outcome: unknown): string | undefined {
  const [kept, made] = [record.outcome, outcome].map((one) => JSON.stringify(inOrder(one)));
  if (kept === made) return undefined;
  if (record.outcome === undefined) return `The record has no result, but the game ended: ${made}.`;
  if (outcome === undefined) return `The record has a result, but the game did not end: ${kept}.`;
  return `The result of the record does not follow from its moves: ${kept} instead of ${made}.`;
}

/** The same text for the same outcome, in any field order. */
function inOrder(outcome: unknown): unknown {
  if (outcome === undefined) return undefined;
  return Object.fromEntries(Object.entries(outcome as object).sort(([one], [other]) => (one < other ? -1 : 1)));
}
