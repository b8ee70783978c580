import type { Step } from '../../../../client/kit/stage/beat.ts';
import type { Place } from '../../rules/board.ts';
import type { AdventurerNumber, MonsterNumber } from '../../rules/content.ts';
import type { BagEvent } from '../../rules/event.ts';
import type { BagView } from '../../rules/view.ts';
import { chancesOf, isBad } from '../fight/chances.ts';

/** What happens once or twice in a game, and gets the whole stage whoever did it. */
export type Feat =
  | { kind: 'ring-appears'; number: number; rounds: number | undefined }
  | { kind: 'ring-taken'; who: AdventurerNumber }
  /** A monster as strong as the Dragon falls; `helper` fought beside `who`. */
  | { kind: 'great-falls'; who: AdventurerNumber; helper: AdventurerNumber | undefined; monster: MonsterNumber }
  /** `helper` takes `who` away by magic. */
  | { kind: 'whisked'; who: AdventurerNumber; helper: AdventurerNumber; to: Place; hasRing: boolean }
  /** `helper` comes to a fight that `who` would probably have lost; `chance`: to win it alone, in percent. */
  | { kind: 'aided'; who: AdventurerNumber; helper: AdventurerNumber; chance: number }
  | { kind: 'ring-leaves'; who: AdventurerNumber };

/** The health from which a monster is as strong as the Dragon. */
const GREAT_HEALTH = 18;

/** The feat of an event of a step; undefined for most. */
export function featOf(event: BagEvent, step: Step<BagView, BagEvent>): Feat | undefined {
  const { before } = step;
  switch (event.kind) {
    case 'ring-appeared':
      return { kind: 'ring-appears', number: event.number, rounds: event.rounds };
    case 'taken':
      return event.item === 'ring' ? { kind: 'ring-taken', who: event.who.number } : undefined;
    case 'slain': {
      const full = before.monsters.find(({ place }) => place === event.place)?.full ?? 0;
      if (full < GREAT_HEALTH) return undefined;
      const helper = before.fight?.place === event.place ? before.fight.attacker.partner : undefined;
      return { kind: 'great-falls', who: event.who.number, helper, monster: event.monster };
    }
    case 'transported': {
      const who = event.who.number;
      const hasRing = before.ring.kind === 'held' && before.ring.by === who;
      const spell = before.agenda.at(-1);
      const helper = spell?.kind === 'teleport' ? spell.who : who;
      return helper === who && !hasRing ? undefined : { kind: 'whisked', who, helper, to: event.to, hasRing };
    }
    case 'tag-answered':
      return event.yes ? aid(event.who.number, step) : undefined;
    case 'left-the-dungeon':
      return event.ring ? { kind: 'ring-leaves', who: event.who.number } : undefined;
    default:
      return undefined;
  }
}

/** BD-45 A call answered in time: alone the fighter would probably have died. */
function aid(helper: AdventurerNumber, { before: { fight, agenda } }: Step<BagView, BagEvent>): Feat | undefined {
  if (fight === undefined) return undefined;
  const call = agenda.at(-1);
  const isDefending = call?.kind === 'answer-tag' && call.side === 1;
  const { attacker, foe } = fight.sums;
  const chance = chancesOf(isDefending ? { own: foe, foe: attacker } : { own: attacker, foe }).win;
  const { fighter } = (isDefending ? fight.defender : undefined) ?? fight.attacker;
  return isBad(chance) ? { kind: 'aided', who: fighter, helper, chance } : undefined;
}
