import { type Beat, type BeatKind, type GameStage, plainBeats, type Step } from '../../../client/kit/stage/beat.ts';
import type { BagEvent } from '../rules/event.ts';
import type { BagView } from '../rules/view.ts';
import type { BagCue, BagSight } from './staging/cue.ts';
import { diceOf } from './staging/dice-of.ts';
import { partialView } from './staging/partial-view.ts';

/** How long a step takes; the walk of the pawn takes as long (`walk.ts`). */
export const LEG_MS = 210;
const GROWL_MS = 650;
const ENTRANCE_MS = 950;
const DROP_MS = 550;
const THROW_MS = 700;
const SUMS_MS = 800;
const BLOW_MS = 600;
const SLAIN_MS = 650;
const DEATH_MS = 2000;
const BACK_MS = 420;
const FACE_MS = 1300;
/** Long enough to read that a turn is over, before the next one begins. */
const LOST_MS = 1500;

/** A beat in the making: how many events are told by then, and what is drawn besides. */
interface Act {
  kind: BeatKind;
  ms: number;
  told: number;
  sight: BagSight;
  isUnhurried?: boolean;
}

/**
 * Exploring, fighting, finding and dying, beat by beat: a hidden monster growls before it is revealed, dice roll before
 * they rest, and a hit lands before anybody dies of it. Everything else is one beat. Another player's turn is one clip.
 */
export const bagStage: GameStage<BagView, BagEvent> = {
  beats(step) {
    const acts = step.events.flatMap((event, place) => actsOf(event, place, step));
    if (acts.length === 0) return plainBeats(step);
    return acts.map((act) => beatOf(act, step));
  },
  turnOf: ({ round, active }) => `${round} ${active}`,
};

function beatOf({ told, sight, ...rest }: Act, step: Step<BagView, BagEvent>): Beat<BagView> {
  const isWhole = told === step.events.length;
  const view = told === 0 ? step.before : isWhole ? step.after : partialView(step, step.events.slice(0, told));
  // A plain step needs no picture of its own.
  if (isWhole && sight.kind === 'step') return { ...rest, told, view };
  return { ...rest, told, view, cue: { ...sight, isWhole } satisfies BagCue };
}

/** The acts of one event; none where it is told together with a later one. */
function actsOf(event: BagEvent, place: number, { after, you, events }: Step<BagView, BagEvent>): Act[] {
  const told = place + 1;
  const dice = diceOf(event);
  if (dice !== undefined && (event.kind !== 'healed' || event.with !== 'pool')) {
    const thrown: Act = { kind: 'anticipation', ms: THROW_MS, told: place, sight: { kind: 'throw', ...dice } };
    return [thrown, { kind: 'reveal', ms: SUMS_MS, told, sight: { kind: 'sums', ...dice } }];
  }
  switch (event.kind) {
    case 'walked':
    case 'escaped-fight':
    case 'fled':
      return [{ kind: 'reveal', ms: LEG_MS, told, sight: { kind: 'step' } }];
    case 'tile-laid':
      return [{ kind: 'reveal', ms: DROP_MS, told, sight: { kind: 'drop', place: event.place } }];
    case 'monster-revealed':
      // Stepping onto a monster's tile starts the fight at once.
      return entrance(event, place, events[told]?.kind === 'fight-started' ? told + 1 : told);
    case 'fight-started':
      return event.monster === undefined || events[place - 1]?.kind === 'monster-revealed'
        ? []
        : entrance({ place: event.place, monster: event.monster }, place, told).slice(1);
    case 'dragon-appeared': {
      const dragon = after.monsters.find((one) => one.place === event.place)?.monster;
      return dragon === undefined ? [] : entrance({ place: event.place, monster: dragon }, place, told);
    }
    case 'monster-hurt':
      return [
        { kind: 'consequence', ms: BLOW_MS, told, sight: { kind: 'blow', place: event.place, damage: event.damage } },
      ];
    case 'hurt':
      return [
        {
          kind: 'consequence',
          ms: BLOW_MS,
          told,
          sight: { kind: 'blow', who: event.who.number, damage: event.damage },
        },
      ];
    case 'lost-the-way':
      return [{ kind: 'consequence', ms: LOST_MS, told, sight: { kind: 'lost' }, isUnhurried: true }];
    case 'slain':
      return [{ kind: 'consequence', ms: SLAIN_MS, told, sight: { kind: 'slain', place: event.place } }];
    case 'died':
      return [{ kind: 'consequence', ms: DEATH_MS, told, sight: { kind: 'death', who: event.who.number } }];
    case 'item-drawn': {
      const sight = { kind: 'loot', who: event.who.number, item: event.item } as const;
      const isOwn = event.who.seat === you;
      return [
        { kind: 'anticipation', ms: BACK_MS, told: place, sight: { ...sight, item: 'face-down', isOpen: false } },
        { kind: 'reveal', ms: isOwn ? FACE_MS : BLOW_MS, told, sight: { ...sight, isOpen: true } },
      ];
    }
    default:
      return [];
  }
}

/** A growl, and then the monster appears. */
function entrance({ place, monster }: { place: number; monster: number }, before: number, told: number): Act[] {
  return [
    { kind: 'anticipation', ms: GROWL_MS, told: before, sight: { kind: 'growl', place } },
    { kind: 'reveal', ms: ENTRANCE_MS, told, sight: { kind: 'entrance', place, monster } },
  ];
}
