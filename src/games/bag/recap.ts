import { type OthersTurns, recapBySeat } from '../../client/kit/stage/recap.ts';
import type { BagPack } from './rules/content.ts';
import type { BagEvent } from './rules/event.ts';
import { BAG_RECAP } from './text/recap.ts';

/** Shows the two events of a turn that a player would tell: the drama decides, not the order. */
const MOST = 2;

/** The others' turns: fights, wounds, finds, and how far they got. */
export function recap(turns: OthersTurns<BagEvent, BagPack>): string[] {
  const { pack, locale } = turns;
  const text = BAG_RECAP[locale];
  const monster = (number: number) => pack.monsters[number]?.name[locale] ?? '';
  const say = (events: readonly BagEvent[]): string | undefined => {
    const of = <Kind extends BagEvent['kind']>(kind: Kind) =>
      events.filter((event): event is Extract<BagEvent, { kind: Kind }> => event.kind === kind);
    const ring = of('taken').filter(({ item }) => item === 'ring');
    const saved = of('tag-answered').filter(({ yes }) => yes);
    const slainWho = of('slain').toSorted(
      (one, other) => healthOf(turns.pack, other.monster) - healthOf(turns.pack, one.monster),
    );
    const hurt = of('hurt').reduce((sum, { damage }) => sum + damage, 0);
    const slain = slainWho.map((event) => text.slain(monster(event.monster)));
    const items = of('item-drawn').length;
    const tiles = of('tile-laid').length;
    const steps = of('walked').length;
    const said = [
      ...of('left-the-dungeon').map((event) => (event.ring ? text.outWithRing : text.out)),
      ...ring.map(() => text.takesRing),
      ...of('died').map(() => text.died),
      ...of('ring-appeared').map(() => text.ring),
      ...of('transported').map(() => text.whisked),
      ...slain,
      ...saved.map(() => text.helped),
      ...(slain.length === 0 ? of('monster-revealed').map((event) => text.met(monster(event.monster))) : []),
      ...(hurt > 0 ? [text.hurt(hurt)] : []),
      ...(items > 0 ? [text.found(items)] : []),
      ...(tiles > 0 ? [text.laid(tiles)] : []),
      ...(steps > 0 ? [text.walked(steps)] : []),
    ];
    return said.slice(0, MOST).join(', ') || undefined;
  };
  return recapBySeat(turns, { seatOf: (event) => ('who' in event ? event.who.seat : undefined), say });
}

function healthOf({ monsters }: BagPack, monster: number): number {
  return monsters[monster]?.health ?? 0;
}
