import { expect, test } from 'vitest';
import type { TimeState } from '../rules/state.ts';
import { carefulTime } from './careful.ts';
import { playTimed } from './testing/timed-game.ts';

const GAMES = 200;
/** A person gets up after half a minute, and is back two minutes later. */
const IDLER = { seat: 0, from: 30_000, to: 150_000 };
/** Nobody waits longer for a card or a word; while there are cards to draw, nobody waits longer for a card. */
const LONGEST_SILENCE_MS = 12_000;
const LONGEST_WITHOUT_CARD_MS = 45_000;

const canAct = ({ players }: TimeState) => players.some(({ hand, done }) => hand.length > 0 && !done);

/** The gaps of a game that were too long although somebody could do something. */
function gapsIn(number: number): string[] {
  const gaps: string[] = [];
  const last = { sign: 0, card: 0, wasPossible: true, hadDeck: true };
  playTimed(carefulTime, { seats: 4, number, idler: IDLER }, ({ at, event }, state) => {
    const isCard = event.kind === 'played' || event.kind === 'discarded';
    if (!isCard && event.kind !== 'called') return;
    if (last.wasPossible && at - last.sign > LONGEST_SILENCE_MS) gaps.push(`${number}: silent ${last.sign} to ${at}`);
    Object.assign(last, { sign: at, wasPossible: canAct(state) });
    if (!isCard) return;
    if (last.hadDeck && at - last.card > LONGEST_WITHOUT_CARD_MS) gaps.push(`${number}: no card ${last.card} to ${at}`);
    Object.assign(last, { card: at, hadDeck: state.deck.length > 0 });
  });
  return gaps;
}

test('in 200 games with an idle person nobody waits twelve seconds for a card or a word', () => {
  expect(Array.from({ length: GAMES }, (_, place) => gapsIn(place + 1)).flat()).toEqual([]);
}, 120_000);
