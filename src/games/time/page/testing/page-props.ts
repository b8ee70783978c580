import type { GamePageProps } from '../../../../client/kit/game-page.ts';
import type { Viewer } from '../../../../engine/game.ts';
import type { Locale } from '../../../../engine/text.ts';
import type { TimeEvent, TimeMove, TimeState } from '../../rules/state.ts';
import { game } from '../../rules/testing/testing.ts';
import { TEST_PACK } from '../../rules/testing/testing-pack.ts';

/** The page of a table built by hand, for a viewer: who sits there, what happened, and who is told of moves. */
export interface PageParts {
  you?: Viewer;
  locale?: Locale;
  /** Seats that are bots'. */
  bots?: readonly number[];
  events?: readonly TimeEvent[];
  onMove?(move: TimeMove): void;
}

const NAMES = ['Ada', 'Bruno', 'Carla', 'Dario', 'Elena'];

/** What the page of Dungeon Time gets at a table of the test pack. */
export function pageProps(
  state: TimeState,
  { you = 0, locale = 'en', bots = [], events = [], onMove }: PageParts = {},
): GamePageProps {
  return {
    view: game.view(state, you),
    events: events.map((event, seq) => ({ seq, event })),
    moves: you === 'spectator' ? [] : game.legalMoves(state, you),
    you,
    players: state.players.map((_, seat) => ({
      name: NAMES[seat],
      kind: bots.includes(seat) ? 'bot' : 'person',
      here: true,
    })),
    pack: TEST_PACK,
    locale,
    said: [],
    isRunning: true,
    now: () => 0,
    why: () => undefined,
    send: async (move: unknown) => {
      onMove?.(move as TimeMove);
      return { kind: 'done' };
    },
  } as unknown as GamePageProps;
}
