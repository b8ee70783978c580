import { useEffect, useMemo, useState } from 'react';
import type { Viewer } from '../../../engine/game.ts';
import type { Locale } from '../../../engine/text.ts';
import type { SeenEvent } from '../../../protocol/server-message.ts';
import { followTurns, type RecapRange, type TellRecap } from '../stage/recap.ts';
import { doWithout, whileWanted } from '../while-wanted.ts';
import { gameEntry } from './registry.ts';

/** Others' actions before your turn: in the game's own words, or as log entries. */
export interface Recap {
  clauses: readonly string[] | undefined;
  after: number;
  until: number;
}

/** The table as shown. */
interface ShownTable {
  events: readonly SeenEvent[];
  isTurn: boolean;
  you: Viewer;
  names: readonly string[];
  /** Undefined until loaded. */
  pack: unknown;
  locale: Locale;
}

/** Others' actions since your last one; undefined unless it is your turn and you have not acted yet. */
export function useRecap(game: string, shown: ShownTable): Recap | undefined {
  const { events, isTurn, you, pack, locale } = shown;
  const [eventsAtFirst] = useState(events.length);
  const [followed, setFollowed] = useState<{ you: Viewer; range: RecapRange }>();
  const was = followed?.you === you ? followed.range : undefined;
  const now = followTurns(was, { isTurn, told: events.length });
  // As long as the same is shown, `followTurns` returns what it got: otherwise this would never end.
  if (now !== was) setFollowed({ you, range: now });
  const { from, until } = now;
  const tell = useTeller(game, until !== undefined || events.length > eventsAtFirst);
  // Compares by content: a new array of the same names is not a change.
  const names = shown.names.join('\n');
  return useMemo(() => {
    if (until === undefined || you === 'spectator') return undefined;
    const told = events.slice(from, until);
    const turns = { events: told.map(({ event }) => event), you, names: names.split('\n'), pack, locale };
    const clauses = pack === undefined ? undefined : tell?.(turns);
    return { clauses, after: events[from - 1]?.seq ?? 0, until: told.at(-1)?.seq ?? 0 };
  }, [tell, events, from, until, you, names, pack, locale]);
}

/** Loaded once somebody has moved: the first move does not wait for it. */
function useTeller(game: string, hasMoved: boolean): TellRecap | undefined {
  const [tell, setTell] = useState<{ recap: TellRecap }>();
  useEffect(() => {
    if (!hasMoved) return;
    // If it cannot be loaded, the log lines are used.
    return whileWanted(gameEntry(game)?.recap?.(), (recap) => setTell({ recap }), doWithout);
  }, [game, hasMoved]);
  return tell?.recap;
}
