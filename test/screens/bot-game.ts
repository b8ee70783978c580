import { elementAt } from '../../src/engine/list.ts';
import { parseOptions } from '../../src/engine/options.ts';
import type { RecordedStep } from '../../src/engine/record.ts';
import { fastRng } from '../../src/engine/rng.ts';
import { tableRng } from '../../src/engine/table-rng.ts';
import { factsOf, type GameId } from '../../src/games/catalogue.ts';
import { loadBots, loadRules } from '../../src/games/load.ts';
import type { LaidMoment, Offered } from '../e2e/laid-table.ts';
import { newRecord, seedOf } from '../random-game.ts';

/** How long a player at the table thinks, in ms of the game's clock. */
const THINKING_MS = 900;

/** Recognises a position by the legal moves of the seat that must decide, and by the state; `over` is the end. */
export type Wanted = ((moves: readonly Offered[], state: unknown) => boolean) | 'over';

/** A game that the default bots play, up to the first such position of the first seat. Always the same for a number. */
export async function botMoment(id: GameId, wanted: Wanted, deal: { seats: number; number: number }) {
  const { seats, number } = deal;
  const box = await loadRules(id);
  const game = box.open(box.standardPack);
  const options = parseOptions(box.options, {});
  if (options.kind === 'invalid') throw new Error(`the usual options of ${id} do not fit: ${options.field}`);
  const record = newRecord(box, { seats, number, options: options.options });
  const bot = (await loadBots(id)).find((one) => one.id === factsOf(id).bots[0].id);
  if (bot === undefined) throw new Error(`${id} has no usual bot`);
  const players = Array.from({ length: seats }, (_, seat) => bot.sit(seat, box.standardPack));
  const emit = (event: unknown): void => {
    players.forEach((player, seat) => {
      const seen = game.viewEvent(event, seat);
      if (seen !== undefined) player.see?.(seen);
    });
  };
  const rng = fastRng(number);
  let now = record.startedAt;
  const state = game.setup(seats, record.options, { rng: tableRng(seedOf(number), 0), now, emit });
  const chance = () => tableRng(seedOf(number), record.steps.length + 1);
  for (let turn = 0; ; turn += 1) {
    const acting = game.toAct(state);
    const deadline = game.deadline?.(state);
    now += THINKING_MS;
    if (deadline !== undefined && (acting.length === 0 || deadline <= now)) {
      now = Math.max(now - THINKING_MS, deadline);
      game.expire?.(state, { rng: chance(), now, emit });
      record.steps.push({ kind: 'clock', at: now });
      continue;
    }
    if (acting.length === 0) break;
    const seat = elementAt(acting, turn % acting.length);
    const moves = game.legalMoves(state, seat);
    if (wanted !== 'over' && seat === 0 && wanted(moves as readonly Offered[], state))
      return { record, steps: record.steps.length, seat } satisfies LaidMoment;
    const move = elementAt(players, seat).choose(() => game.view(state, seat), moves, rng);
    const step: RecordedStep = { kind: 'move', seat, move: structuredClone(move), at: now };
    game.play(state, seat, move, { rng: chance(), now, emit });
    record.steps.push(step);
  }
  if (wanted !== 'over') throw new Error(`this game of ${id} has no such moment`);
  record.outcome = game.outcome(state);
  return { record, steps: record.steps.length, seat: 0 } satisfies LaidMoment;
}
