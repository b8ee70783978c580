import type { AdventurerNumber } from '../../rules/content.ts';
import type { BagEvent, SeenItem, Someone } from '../../rules/event.ts';
import { adventurerOf } from '../../rules/state.ts';
import type { AdventurerView, BagView } from '../../rules/view.ts';

/** The view in the middle of a step: the view before it, with the effects of these events only. */
export function partialView(
  { before, after }: { before: BagView; after: BagView },
  events: readonly BagEvent[],
): BagView {
  return events.reduce((view, event) => applied(view, event, after), before);
}

function applied(view: BagView, event: BagEvent, after: BagView): BagView {
  switch (event.kind) {
    case 'walked':
    case 'escaped-fight':
      return withoutFight(of(view, event.who.number, { place: event.to, ap: event.ap }), event.kind !== 'walked');
    case 'fled':
      return withoutFight(of(view, event.who.number, { place: event.to }), true);
    case 'transported':
      return of(view, event.who.number, { place: event.to });
    case 'tile-laid': {
      const tokens = after.tokens.filter(({ place }) => place === event.place);
      return {
        ...view,
        board: after.board,
        stack: after.stack,
        tokens: [...view.tokens, ...tokens],
        agenda: view.agenda.filter(({ kind }) => kind !== 'lay'),
      };
    }
    case 'ring-appeared':
      return { ...view, ring: { kind: 'lying', place: event.place }, ringFound: true };
    case 'monster-revealed': {
      const { place, monster, health, dice, plus } = event;
      const seen = { place, monster, health, full: health, dice, plus, held: false };
      return {
        ...view,
        tokens: view.tokens.filter((token) => token.place !== place),
        monsters: [...view.monsters.filter((other) => other.place !== place), seen],
      };
    }
    case 'dragon-appeared':
      return { ...view, monsters: [...view.monsters, ...after.monsters.filter(({ place }) => place === event.place)] };
    case 'fight-started':
      return after.fight?.place === event.place ? { ...view, fight: after.fight } : view;
    case 'monster-hurt':
      return {
        ...view,
        monsters: view.monsters.map((one) => (one.place === event.place ? { ...one, health: event.left } : one)),
      };
    case 'hurt':
    case 'healed':
      return of(view, event.who.number, { health: event.left });
    case 'slain':
      return withoutFight(
        { ...view, monsters: view.monsters.filter(({ place }) => place !== event.place) },
        view.fight?.place === event.place,
      );
    case 'died':
      return of(view, event.who.number, { lives: event.lives, health: 0 });
    case 'tag-answered':
      return event.yes ? of(view, event.who.number, { place: view.fight?.place ?? 0 }) : view;
    case 'left-the-dungeon':
      return of(event.ring ? { ...view, ring: { kind: 'out', by: event.who.number } } : view, event.who.number, {
        fate: 'escaped',
      });
    case 'taken':
      return event.item === 'ring'
        ? { ...view, ring: { kind: 'held', by: event.who.number } }
        : withItem(view, event, after);
    case 'item-drawn':
      return withItem(view, event, after);
    default:
      return view;
  }
}

/** The item in the space where it is found afterwards; not if it has no space yet. */
function withItem(view: BagView, { who, item }: { who: Someone; item: SeenItem }, after: BagView): BagView {
  const { spaces, followers } = adventurerOf(view, who.number);
  const then = adventurerOf(after, who.number);
  if (item === 'ring') return view;
  if (then.followers.some((other) => other === item && !followers.includes(other)))
    return of(view, who.number, { followers: then.followers });
  const space = then.spaces.findIndex((other, at) => other === item && spaces[at] !== item);
  return space === -1 ? view : of(view, who.number, { spaces: spaces.with(space, item) });
}

/** A view in which somebody carries only what they had before. */
export function withoutFind(view: BagView, before: BagView, who: AdventurerNumber): BagView {
  const { spaces, followers } = adventurerOf(before, who);
  return of(view, who, { spaces, followers });
}

function of(view: BagView, who: AdventurerNumber, change: Partial<AdventurerView>): BagView {
  return { ...view, adventurers: view.adventurers.with(who, { ...adventurerOf(view, who), ...change }) };
}

function withoutFight(view: BagView, isOver: boolean): BagView {
  if (!isOver) return view;
  const { fight: _, ...rest } = view;
  return rest;
}
