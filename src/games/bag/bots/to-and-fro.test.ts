import { expect, test } from 'vitest';
import { fastRng } from '../../../engine/rng.ts';
import { bagBox } from '../box.ts';
import type { BagEvent } from '../rules/event.ts';
import type { BagState } from '../rules/state.ts';
import { game, lookup } from '../rules/testing/testing.ts';
import { carefulBag } from './careful.ts';

/** GAMES=100 plays more games. */
const GAMES = Number(process.env.GAMES ?? 12);

/** Events that change nothing: walking, looking, moving items about. */
const CHANGES_NOTHING = new Set<BagEvent['kind']>(['walked', 'looked', 'worn', 'stowed', 'shown', 'trembled']);

interface Turn {
  from: number;
  at: number;
  ap: number;
  left: boolean;
  changed: boolean;
}

test.each([2, 3, 4])('%i together: under 1% of turns with APs walk back and forth or do nothing', (seats) => {
  const all: Turn[] = [];
  const lost: Turn[] = [];
  for (let number = 0; number < GAMES; number++) {
    playGame(seats, number, (turn, state) => {
      if (turn.ap === 0) return;
      all.push(turn);
      const isPool = state.board.tiles[turn.from] === lookup.pool;
      if (turn.at === turn.from && (!turn.changed || (isPool && turn.left))) lost.push(turn);
    });
  }
  const share = lost.length / all.length;
  if (process.env.GAMES !== undefined) console.info(`${seats} seats: ${lost.length} of ${all.length} turns`);

  expect(share).toBeLessThan(0.01);
  expect(lost.filter(({ left, changed }) => left && !changed)).toEqual([]);
});

/** A game of careful bots, turn by turn. */
function playGame(seats: number, number: number, onTurn: (turn: Turn, state: BagState) => void): void {
  const rng = fastRng(71, number);
  const options = { mode: 'standard', characters: 'choose', adventurers: '2', scroll: 'none' };
  let turn: Turn | undefined;
  let happened: BagEvent[] = [];
  const chance = { rng, now: 0, emit: (event: BagEvent) => happened.push(event) };
  const state = game.setup(seats, options, chance);
  const players = Array.from({ length: seats }, (_, seat) => carefulBag.sit(seat, bagBox.standardPack));
  for (let acting = game.toAct(state); acting.length > 0; acting = game.toAct(state)) {
    const [seat] = acting;
    game.play(
      state,
      seat,
      players[seat].choose(() => game.view(state, seat), game.legalMoves(state, seat), rng),
      chance,
    );
    for (const event of happened) {
      for (const [other, player] of players.entries()) tell(event, other, player);
      follow(event);
    }
    happened = [];
  }

  function tell(event: BagEvent, other: number, player: (typeof players)[number]): void {
    const seen = game.viewEvent(event, other);
    if (seen !== undefined) player.see?.(seen);
  }

  function follow(event: BagEvent): void {
    if (event.kind === 'turn-started') {
      const { place } = state.adventurers[event.who.number];
      turn = { from: place, at: place, ap: event.ap, left: false, changed: false };
    } else if (turn !== undefined && event.kind === 'turn-ended') {
      onTurn(turn, state);
      turn = undefined;
    } else if (turn !== undefined) {
      if (event.kind === 'walked') [turn.at, turn.left] = [event.to, true];
      if (!CHANGES_NOTHING.has(event.kind)) turn.changed = true;
    }
  }
}
