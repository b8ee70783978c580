import { Exhibit } from '../../../client/kit/gallery/shelf.tsx';
import { elementAt } from '../../../engine/list.ts';
import type { CardOutcome } from '../page/resolution/card-outcome.ts';
import { RevealedCard } from '../page/resolution/revealed-card.tsx';
import type { Situation } from '../page/situation.ts';
import type { Words } from '../page/words.ts';
import { missionCard, type TimePack } from '../rules/content.ts';
import type { TimeView } from '../rules/view.ts';

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
  failedCards: [],
  canUseSkill: [],
  next: { solved: false, named: [], waived: 0 },
  moment: 0,
};

/** A Story after its Adventure card, whose effect applies. */
function afterAdventure({ adventures }: TimePack, id: string): TimeView {
  const place = adventures.findIndex((adventure) => adventure.id === id);
  return { ...VIEW, quest: { kind: 'adventure', place }, adventureAfter: 1 };
}

/**
 * Revealed cards: a packed Item, an accomplished Mission, a failed one, and Missions some of whose Items were waived,
 * listed twice but needed once, or replaced by another.
 */
export function RevealedCards({ pack, words }: { pack: TimePack; words: Words }) {
  const needsOf = (place: number) => words.numbers(elementAt(pack.missions, place).needs);
  const needs = needsOf(1);
  const long = pack.missions.findIndex((mission) => mission.needs.length === 5);
  const twice = pack.missions.findIndex((mission) => new Set(mission.needs).size < mission.needs.length);
  const [phial = 0] = words.numbers(['phial']);
  const outcomes: readonly (CardOutcome & { view?: TimeView })[] = [
    { number: 1, card: 0, packed: 0 },
    {
      number: 2,
      card: missionCard(0),
      accomplished: { spent: needsOf(0), solved: false },
      reward: { kind: 'none-left' },
    },
    { number: 3, card: missionCard(1), failed: needs.slice(0, 1) },
    {
      number: 4,
      card: missionCard(long),
      waived: { items: needsOf(long).slice(0, 2) },
      accomplished: { spent: needsOf(long).slice(2), solved: false },
    },
    {
      number: 5,
      card: missionCard(twice),
      accomplished: { spent: [...new Set(needsOf(twice))], solved: false },
      view: afterAdventure(pack, 'the-apprentices-book'),
    },
    {
      number: 6,
      card: missionCard(1),
      accomplished: { spent: [...needs.slice(0, 1), phial], solved: false },
      view: afterAdventure(pack, 'the-philosophers-phial'),
    },
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
  return outcomes.map(({ view = VIEW, ...outcome }) => (
    <Exhibit key={outcome.number} name={words.names.card(outcome.card)} frame="wide">
      <RevealedCard {...situation} view={view} outcome={outcome} />
    </Exhibit>
  ));
}
