import { elementAt } from '../../engine/list.ts';
import { type CardSwap, copiesIn, type LabParts } from '../lab.ts';
import { backOf, missionCard, missionPlace, printedOn, type TimePack } from './rules/content.ts';
import type { TimeMove, TimeState } from './rules/state.ts';

/** How the lab measures packs of Dungeon Time. */
export const lab: LabParts<TimePack, TimeState, TimeMove> = {
  seats: 4,
  games: 12_000,
  unit: { en: 'Missions', it: 'Missioni' },
  open: (pack) => ({
    beyondGoal: ({ completed, goal }) => completed.length - goal,
    cardIn: (move) => {
      const card = move.kind === 'play' ? move.cards[0] : undefined;
      return card === undefined || backOf(card) === 'item' ? undefined : printedOn(pack, card).id;
    },
    swaps: [missionInPlay(pack)],
  }),
};

/** Before play, one of the twelve Missions is exchanged for each other one of the pack. */
function missionInPlay(pack: TimePack): CardSwap<TimeState, TimeMove> {
  return {
    id: 'mission',
    title: { en: 'One of the twelve Missions', it: 'Una delle dodici Missioni' },
    meaning: {
      en: 'How much more often a team wins that has this Mission among its twelve instead of a random one of the box. Missions of one deck should be alike.',
      it: 'Quanto più spesso vince una squadra che ha questa Missione fra le dodici invece di una a caso della scatola. Le Missioni di un mazzo dovrebbero somigliarsi.',
    },
    cards: pack.missions.map(({ id, name, deck }) => ({
      id,
      name,
      group: { en: `Deck ${deck}`, it: `Mazzo ${deck}` },
    })),
    skips: 0,
    poolAt: ({ state, seat, deal }) => {
      if (state.phase !== 'ready') return undefined;
      const others = state.missions.filter((mission) => mission !== chosen(state, deal)).map(missionPlace);
      const free = [...pack.missions.keys()].filter((place) => !others.includes(place));
      return { seat, copies: copiesIn(free, pack.missions.length) };
    },
    put: ({ state, deal }, place) => {
      const [was, is] = [chosen(state, deal), missionCard(place)];
      for (const list of [state.missions, state.deck, ...state.players.map(({ hand }) => hand)]) {
        const at = list.indexOf(was);
        if (at !== -1) list[at] = is;
      }
      return undefined;
    },
  };
}

function chosen({ missions }: TimeState, deal: number): number {
  return elementAt(missions, deal % missions.length);
}
