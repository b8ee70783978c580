import { useCallback } from 'react';
import type { Viewer } from '../../../engine/game.ts';
import { capital, type Locale } from '../../../engine/text.ts';
import type { SeenEvent } from '../../../protocol/server-message.ts';
import type { TableInfo } from '../../../protocol/table-info.ts';
import { gameEntry } from '../../games/registry.ts';
import type { PlayerInfo } from '../../kit/game-page.ts';
import type { GivenAdvice } from '../../kit/table/advice-asked.ts';

/** A table at a moment, as one player sees it. */
interface AdvisedMoment {
  view: unknown;
  moves: readonly unknown[];
  events: readonly SeenEvent[];
  you: Viewer;
  players: readonly PlayerInfo[];
  /** Undefined until loaded. */
  pack: unknown;
  locale: Locale;
}

/**
 * Finds a move and its reason, in a worker that is fetched when it is asked; undefined where no advice is given: beside
 * other people, in games without an adviser, and while there is nothing to do.
 */
export function useAdvice(
  { game, options }: Pick<TableInfo, 'game' | 'options'>,
  moment: AdvisedMoment,
): ((signal: AbortSignal) => Promise<GivenAdvice | undefined>) | undefined {
  const { view, moves, you, players, pack, locale } = moment;
  const entry = gameEntry(game);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the moment is its view and its moves
  const ask = useCallback(
    async (signal: AbortSignal) => {
      if (you === 'spectator') return undefined;
      const { askReview } = await import('./ask-review.ts');
      const answer = await askReview(
        {
          kind: 'advise',
          game,
          pack,
          question: { seat: you, view, moves },
          events: moment.events.map(({ event }) => event),
          names: players.map(({ name }) => name),
          isTogether: entry?.isTogether(options) === true,
        },
        { signal },
      );
      if (answer.kind !== 'advice') return undefined;
      const { move, instead, why } = answer.advice;
      return {
        move: capital(move[locale]),
        ...(instead !== undefined && { instead: instead[locale] }),
        ...(why !== undefined && { why: why[locale] }),
      };
    },
    [game, view, moves, you, pack, locale],
  );
  const isAlone = players.every(({ kind }, seat) => seat === you || kind === 'bot');
  const isWanted = entry?.hasAdviser === true && isAlone && you !== 'spectator' && moves.length > 0;
  return isWanted && pack !== undefined ? ask : undefined;
}
