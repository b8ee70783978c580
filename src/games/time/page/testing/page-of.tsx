import type { ComponentProps } from 'react';
import { fetchTheRest } from '../../../../client/kit/parts/on-demand.tsx';
import { mount } from '../../../../client/kit/testing/mount.ts';
import type { Viewer } from '../../../../engine/game.ts';
import { elementAt } from '../../../../engine/list.ts';
import { LOCALES, type Locale } from '../../../../engine/text.ts';
import type { TimeEvent, TimeMove, TimeState } from '../../rules/state.ts';
import { game } from '../../rules/testing/testing.ts';
import { TEST_PACK } from '../../rules/testing/testing-pack.ts';
import { laterText } from '../text/later/text.ts';
import { timeText } from '../text/text.ts';
import { TimePage } from '../time-page.tsx';
import { seen } from './events.ts';

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

/** Fetches all texts and parts of the page, so that it is shown at once. */
export async function fetchPage(): Promise<void> {
  const texts = LOCALES.flatMap((locale) => [timeText.fetch(locale), laterText.fetch(locale)]);
  await Promise.all([...texts, fetchTheRest()]);
}

/** The page of a table. */
export async function pageOf(state: TimeState, parts?: PageParts): Promise<HTMLElement> {
  const { box, load } = mount();
  await load(<TimePage {...pageProps(state, parts)} />);
  return box;
}

/** The props of the Dungeon Time page at a table of the test pack. */
export function pageProps(
  state: TimeState,
  { you = 0, locale = 'en', bots = [], events = [], onMove }: PageParts = {},
): ComponentProps<typeof TimePage> {
  return {
    view: game.view(state, you),
    events: seen(events),
    moves: you === 'spectator' ? [] : game.legalMoves(state, you),
    you,
    players: state.players.map((_, seat) => ({
      name: elementAt(NAMES, seat),
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
  };
}
