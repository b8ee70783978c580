import { useEffect, useMemo, useRef, useState } from 'react';
import type { Viewer } from '../../engine/game.ts';
import type { Locale } from '../../engine/text.ts';
import type { SeenEvent } from '../../protocol/server-message.ts';
import { followTurns, type RecapRange, type TellRecap } from '../kit/stage/recap.ts';
import { gameEntry } from './registry.ts';

/** What others did before it was one's turn: in the words of the game, or else by the entries the log has lines of. */
export interface Recap {
  clauses: readonly string[] | undefined;
  after: number;
  until: number;
}

/** The table as it is shown. */
interface ShownTable {
  events: readonly SeenEvent[];
  isTurn: boolean;
  you: Viewer;
  names: readonly string[];
  /** Undefined as long as it is not loaded. */
  pack: unknown;
  locale: Locale;
}

/** What others did since one's own last act; undefined unless it is one's turn and nothing was done in it yet. */
export function useRecap(game: string, shown: ShownTable): Recap | undefined {
  const { events, isTurn, you, pack, locale } = shown;
  const tell = useTeller(game);
  const range = useRef<{ you: Viewer; range: RecapRange }>(undefined);
  const was = range.current?.you === you ? range.current.range : undefined;
  const now = followTurns(was, { isTurn, told: events.length });
  range.current = { you, range: now };
  const { from, until } = now;
  // A new list of the same names is no new recap.
  const names = shown.names.join('\n');
  return useMemo(() => {
    if (until === undefined || you === 'spectator') return undefined;
    const told = events.slice(from, until);
    const turns = { events: told.map(({ event }) => event), you, names: names.split('\n'), pack, locale };
    const clauses = pack === undefined ? undefined : tell?.(turns);
    return { clauses, after: events[from - 1]?.seq ?? 0, until: told.at(-1)?.seq ?? 0 };
  }, [tell, events, from, until, you, names, pack, locale]);
}

function useTeller(game: string): TellRecap | undefined {
  const [tell, setTell] = useState<{ recap: TellRecap }>();
  useEffect(() => {
    let isWanted = true;
    // Where it cannot be fetched, the lines of the log do.
    gameEntry(game)
      ?.recap?.()
      .then(
        (recap) => isWanted && setTell({ recap }),
        () => undefined,
      );
    return () => {
      isWanted = false;
    };
  }, [game]);
  return tell?.recap;
}
