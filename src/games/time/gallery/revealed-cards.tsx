import { Exhibit } from '../../../client/gallery/shelf.tsx';
import standard from '../packs/standard.json' with { type: 'json' };
import type { CardOutcome } from '../page/resolution/card-outcome.ts';
import { RevealedCard } from '../page/resolution/revealed-card.tsx';
import type { Situation } from '../page/situation.ts';
import type { Words } from '../page/words.ts';
import { missionCard, type TimePack } from '../rules/content.ts';
import type { TimeView } from '../rules/view.ts';

// Checked by the build: the very pack the game is played with.
const pack = standard as unknown as TimePack;

const VIEW: TimeView = {
  phase: 'resolution',
  quest: { kind: 'scenario', place: 0 },
  goal: 10,
  clock: 300_000,
  draw: 'auto',
  players: [],
  handSize: 5,
  hand: [],
  deck: { size: 20 },
  story: { size: 12 },
  discard: { size: 0 },
  slots: { limit: 8, used: 1, pieces: 3, printed: 8, extra: false },
  backpack: { cards: [], tokens: [] },
  supply: [],
  completed: [],
  failed: 0,
  next: { solved: false, named: [], waived: 0 },
  moment: 0,
};

/** Revealed cards: an Item that is packed, a Mission accomplished, and one that fails. */
export function RevealedCards({ words }: { words: Words }) {
  const needs = words.numbers(pack.missions[1].needs);
  const outcomes: readonly CardOutcome[] = [
    { number: 1, card: 0, packed: 0 },
    {
      number: 2,
      card: missionCard(0),
      accomplished: { spent: words.numbers(pack.missions[0].needs), solved: false },
      reward: { kind: 'none-left' },
    },
    { number: 3, card: missionCard(1), failed: needs.slice(0, 1) },
  ];
  const situation: Situation = {
    view: VIEW,
    moves: [],
    you: 'spectator',
    players: [],
    pack,
    words,
    events: [],
    bubbles: [],
    calls: { needs: [], answers: [], unanswered: [] },
    isReplay: false,
    send: async () => ({ kind: 'done' }),
    onHeroes: () => undefined,
    onScroll: () => undefined,
    note: () => undefined,
  };
  return outcomes.map((outcome) => (
    <Exhibit key={outcome.number} name={words.names.card(outcome.card)} frame="wide">
      <RevealedCard {...situation} outcome={outcome} />
    </Exhibit>
  ));
}
