import type { Seat } from '../../engine/game.ts';
import type { Adviser, NamedAt, OpenAdviser, ReasonFigure, SearchAdviser } from '../../engine/judgement.ts';
import { elementAt } from '../../engine/list.ts';
import { dashJudgement, isSameFlip } from './bots/judgement.ts';
import { goldOf } from './rules/chapters/scoring.ts';
import type { DashPack } from './rules/content.ts';
import { lookUp } from './rules/lookup.ts';
import type { DashMove, DashState } from './rules/state.ts';
import type { DashView } from './rules/view.ts';
import { DASH_ADVICE } from './text/advice.ts';

/** Weighs decisions of Dash with a cheap policy; close comparisons and charts play to the end of the game. */
export const openAdviser: OpenAdviser = (opened) => {
  const pack = opened as DashPack;
  const adviser: SearchAdviser<DashState, DashMove, DashView> = {
    ...dashJudgement(pack),
    effort: { first: 400, luck: 120, line: 400, close: 1200, reason: 400 },
    isSameChoice: isSameFlip,
    figures: figuresOf(pack),
    nameMove: (move, at) => nameOf(pack, move, at),
  };
  return adviser as Adviser;
};

/** A turn that goes on is named before a tiny amount of gold. */
const GOING_ON = 0.6;

function figuresOf(pack: DashPack): ReasonFigure<DashState>[] {
  const lookup = lookUp(pack);
  const gold = ({ players }: DashState) => players.map((player) => goldOf(player, lookup));
  return [
    {
      when: 'at-once',
      of: ({ phase, explorer }, seat) => (explorer === seat && phase !== 'over' && phase !== 'exchange' ? 1 : 0),
      weight: GOING_ON,
      say: (_, locale) => DASH_ADVICE[locale].goesOn,
    },
    {
      when: 'at-the-end',
      of: (state, seat) => elementAt(gold(state), seat),
      weight: 1,
      say: (more, locale) => DASH_ADVICE[locale].ownEnd(more),
    },
    {
      when: 'at-the-end',
      of: (state, seat: Seat) => -Math.max(...gold(state).filter((_, other) => other !== seat)),
      weight: 1,
      say: (less, locale) => DASH_ADVICE[locale].bestEnd(less),
    },
  ];
}

function nameOf(pack: DashPack, move: DashMove, { view, locale }: NamedAt<DashView>): string {
  const text = DASH_ADVICE[locale];
  const equipment = (card: number) => pack.equipment[card]?.name[locale] ?? '';
  const dungeon = (card: number | undefined) => (card === undefined ? '' : (pack.dungeon[card]?.name[locale] ?? ''));
  const pending = dungeon(view.pending?.card);
  switch (move.kind) {
    case 'flip': {
      const known = view.known.find(({ space }) => space === move.space);
      return known === undefined ? text.flip : text.flipKnown(dungeon(known.card));
    }
    case 'use':
      return text.use(equipment(move.card), pending);
    case 'face':
      return text.face(pending);
    case 'put-back':
      return text.putBack(pending);
    case 'fumble':
      return text.fumble(equipment(move.card));
    case 'discard':
      return text.discard(equipment(move.card));
    case 'stop':
    case 'ready':
      return text[move.kind];
  }
}
