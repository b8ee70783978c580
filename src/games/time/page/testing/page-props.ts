import type { ComponentProps } from 'react';
import type { Viewer } from '../../../../engine/game.ts';
import type { Locale } from '../../../../engine/text.ts';
import type { TimeEvent, TimeMove, TimeState } from '../../rules/state.ts';
import { game } from '../../rules/testing/testing.ts';
import { TEST_PACK } from '../../rules/testing/testing-pack.ts';
import type { TimePage } from '../time-page.tsx';

/** The parts of a hand-made table's page: its players, events, and the receiver of moves. */
export interface PageParts {
  you?: Viewer;
  locale?: Locale;
  /** The seats of bots. */
  bots?: readonly number[];
  events?: readonly TimeEvent[];
  onMove?(move: TimeMove): void;
}

const NAMES = ['Ada', 'Bruno', 'Carla', 'Dario', 'Elena'];

/** The props of the Dungeon Time page at a table of the test pack. */
export function pageProps(
  state: TimeState,
  { you = 0, locale = 'en', bots = [], events = [], onMove }: PageParts = {},
): ComponentProps<typeof TimePage> {
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
  } as unknown as ComponentProps<typeof TimePage>;
}
