import { useEffect, useState } from 'react';
import type { Seat } from '../../../../engine/game.ts';
import { previewPlay } from '../../rules/preview.ts';
import type { Day } from '../../rules/state.ts';
import type { DayMark } from '../board/marks.ts';
import type { Refused, Situation } from '../panel/situation.ts';
import { type Chooser, litDays, nextChoice, type Pick as Picked, playsWith, spotKey } from './choice.ts';
import { prospectsOf } from './prospects.ts';

/** What the player has chosen so far, what can be chosen next, and the play it leads to. */
export type Choice = ReturnType<typeof useChoice>;

export function useChoice({ view, moves, you, words }: Pick<Situation, 'view' | 'moves' | 'you' | 'words'>) {
  const [picks, setPicks] = useState<readonly Picked[]>([]);
  const [pointed, point] = useState<{ board: Seat; day: Day }>();
  const [refused, setRefused] = useState<Refused>();
  const [isChoosingCard, setChoosingCard] = useState(false);

  // A changed table clears the choice; a card in hand may stay lifted.
  useEffect(() => {
    setRefused(undefined);
    setPicks((were) => were.filter((pick) => pick.kind === 'card').slice(0, view.hand === undefined ? 0 : 1));
  }, [view]);

  const hand = view.hand ?? [];
  const chooser: Chooser = { you, hand, moves };
  const plays = playsWith(picks, chooser);
  const asked = nextChoice(picks, plays);
  const lit = litDays(plays, asked, { you, boards: view.boards.length });
  const pointedPlays =
    pointed !== undefined && lit.has(spotKey(pointed.board, pointed.day))
      ? playsWith([...picks, { kind: 'day', ...pointed }], chooser)
      : [];
  const play = asked === 'done' ? plays[0] : pointedPlays.length === 1 ? pointedPlays[0] : undefined;
  const isWatching = you === 'spectator';
  const preview = play === undefined || isWatching ? undefined : previewPlay(view, { seat: you, play }, words.values);
  const prospects = lit.size === 0 || isWatching ? NONE : prospectsOf(plays, { view, you, values: words.values });
  const liftedAt = picks[0]?.kind === 'card' ? picks[0].place : undefined;
  const lifted = liftedAt === undefined ? undefined : hand[liftedAt];

  function choose(next: readonly Picked[]) {
    setRefused(undefined);
    setPicks(next);
    setChoosingCard(false);
  }

  function back() {
    if (refused !== undefined) setRefused(undefined);
    else if (picks.length > 0) setPicks(picks.slice(0, -1));
    else setChoosingCard(false);
  }

  const chosen = { picks, asked, lifted, liftedAt, play, preview, refused, isChoosingCard };
  const possible = { hand, chooser, plays, lit, prospects };
  return { ...chosen, ...possible, choose, back, point, setRefused, setChoosingCard };
}

const NONE: ReadonlyMap<string, DayMark> = new Map();
