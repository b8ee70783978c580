import { capital } from '../../../engine/text.ts';
import { gameEntry } from '../../kit/games/registry.ts';
import type { GivenAdvice } from '../../kit/table/table-context.tsx';
import { askReview } from './ask-review.ts';
import type { AdvisedMoment } from './use-advice.ts';

/** Lets a worker find a move and its reason; undefined if none could be found. */
export async function adviseAt(moment: AdvisedMoment, signal: AbortSignal): Promise<GivenAdvice | undefined> {
  const { table, view, moves, events, you, players, pack, locale, now } = moment;
  if (you === 'spectator') return undefined;
  const answer = await askReview(
    {
      kind: 'advise',
      game: table.game,
      pack,
      question: { seat: you, view, moves },
      events: events.map(({ event }) => event),
      names: players.map(({ name }) => name),
      at: now(),
      isTogether: gameEntry(table.game)?.isTogether(table.options) === true,
    },
    { signal },
  );
  if (answer.kind !== 'advice') return undefined;
  const { move, chance, instead, why } = answer.advice;
  return {
    move: capital(move[locale]),
    ...(chance !== undefined && { chance }),
    ...(instead !== undefined && { instead: instead[locale] }),
    ...(why !== undefined && { why: why[locale] }),
  };
}
