import { type Beat, type BeatKind, type GameStage, plainBeats, type Step } from '../../../client/kit/stage/beat.ts';
import type { Viewer } from '../../../engine/game.ts';
import type { AdventurerNumber } from '../rules/content.ts';
import type { BagEvent } from '../rules/event.ts';
import { adventurerOf } from '../rules/state.ts';
import type { BagView } from '../rules/view.ts';
import type { BagCue, BagSight } from './staging/cue.ts';
import { diceOf, type Thrown } from './staging/dice-of.ts';
import { featOf } from './staging/feats.ts';
import { partialView, withoutFind } from './staging/partial-view.ts';

/** How long a step takes; the walk of the pawn takes as long (`walk.ts`). */
export const LEG_MS = 210;
const DEATH_MS = 2500;
const FEAT_MS = 2800;
const BACK_MS = 420;
const SETTLE_MS = 300;
/** How long something flies and takes effect (`flight.module.css`). */
const CAST_MS = 750;
/** How long the end of one's own turn is held after what ended it. */
const TURN_END_MS = 1200;
/** Long enough to read that a turn is over, before the next one begins. */
const LOST_MS = 1500;

/** The durations for your own events, and for others'. */
interface Lengths {
  growl: number;
  entrance: number;
  drop: number;
  throw: number;
  sums: number;
  blow: number;
  slain: number;
  face: number;
}
const OWN: Lengths = { growl: 650, entrance: 950, drop: 550, throw: 700, sums: 800, blow: 600, slain: 650, face: 1600 };
const OTHERS: Lengths = {
  growl: 0,
  entrance: 700,
  drop: 400,
  throw: 400,
  sums: 450,
  blow: 450,
  slain: 800,
  face: 700,
};

/** A beat in the making: how many events are shown by then, and what else is drawn. */
interface Act {
  kind: BeatKind;
  ms: number;
  told: number;
  sight: BagSight;
  isUnhurried?: boolean;
  isFollowed?: boolean;
}

/**
 * Exploring, fighting, finding and dying, beat by beat: a hidden monster growls before it is revealed, dice roll before
 * they rest, and a hit lands before anybody dies of it. Everything else is one beat. Another player's turn is one clip,
 * in which each round of a fight is one beat long enough to follow.
 */
export const bagStage: GameStage<BagView, BagEvent> = {
  beats(step) {
    const isOwn = step.isOwn || step.events.some((event) => concerns(event, step.you));
    const lengths = isOwn ? OWN : OTHERS;
    const staged = { ...step, isOwn, lengths };
    const acts = step.events.flatMap((event, place) => [
      ...actsOf(event, place, staged),
      ...featActs(event, place, step),
    ]);
    if (acts.length === 0) return plainBeats(step);
    const end = step.events.findIndex(({ kind }) => kind === 'turn-ended');
    // What ended one's own turn is read before the next one begins.
    if (step.isOwn && end > 0 && !acts.some(({ isUnhurried }) => isUnhurried)) {
      const held: Act = { kind: 'settle', ms: TURN_END_MS, told: end, sight: { kind: 'step' }, isUnhurried: true };
      return [...acts.filter(({ told }) => told <= end), held].map((act) => beatOf(act, step));
    }
    return acts.map((act) => beatOf(act, step));
  },
  turnOf: ({ round, active }) => `${round} ${active}`,
  isOut: ({ adventurers }, seat) => adventurers.every((one) => one.seat !== seat || one.fate !== 'inside'),
};

/**
 * Whether an event is the viewer's own or affects them; the start of their turn alone is no reason to take more time.
 */
function concerns(event: BagEvent, you: Viewer): boolean {
  if (event.kind === 'turn-started') return false;
  const people = ['who', 'partner', 'against', 'at'].map((role) => (event as Record<string, unknown>)[role]);
  return people.some((one) => typeof one === 'object' && one !== null && 'seat' in one && one.seat === you);
}

function beatOf({ told, sight, ...rest }: Act, step: Step<BagView, BagEvent>): Beat<BagView> {
  const isWhole = told === step.events.length;
  const view = told === 0 ? step.before : isWhole ? step.after : partialView(step, step.events.slice(0, told));
  // The card turns over before the find is in its space.
  if (sight.kind === 'loot' && sight.isOpen) {
    const before = partialView(step, step.events.slice(0, told - 1));
    return { ...rest, told, view: withoutFind(view, before, sight.who), cue: { ...sight, isWhole: false } };
  }
  // A plain step needs no picture of its own.
  if (isWhole && (sight.kind === 'step' || sight.kind === 'kept')) return { ...rest, told, view };
  return { ...rest, told, view, cue: { ...sight, isWhole } satisfies BagCue };
}

type StagedStep = Step<BagView, BagEvent> & { lengths: Lengths };

/** The acts of one event; empty if it is shown together with a later one. */
function actsOf(event: BagEvent, place: number, step: StagedStep): Act[] {
  const { after, events, lengths } = step;
  const told = place + 1;
  const isFollowed = !step.isOwn;
  const dice = diceOf(event);
  if (dice !== undefined && (event.kind !== 'healed' || event.with !== 'pool')) {
    return [...castActs(event, place, step), ...throwActs(dice, event.kind === 'rolled', { place, step })];
  }
  switch (event.kind) {
    case 'walked':
    case 'escaped-fight':
    case 'fled':
      return [{ kind: 'reveal', ms: LEG_MS, told, sight: { kind: 'step' } }];
    case 'tile-laid':
      return [{ kind: 'reveal', ms: lengths.drop, told, sight: { kind: 'drop', place: event.place } }];
    case 'monster-revealed':
      // Stepping onto a monster's tile starts the fight at once.
      return entrance(event, { step, before: place, told: events[told]?.kind === 'fight-started' ? told + 1 : told });
    case 'fight-started':
      return event.monster === undefined || events[place - 1]?.kind === 'monster-revealed'
        ? []
        : entrance({ place: event.place, monster: event.monster }, { step, before: place, told }).slice(-1);
    case 'dragon-appeared': {
      const dragon = after.monsters.find((one) => one.place === event.place)?.monster;
      return dragon === undefined
        ? []
        : entrance({ place: event.place, monster: dragon }, { step, before: place, told });
    }
    case 'monster-hurt':
    case 'hurt': {
      const { damage } = event;
      const sight: BagSight =
        event.kind === 'hurt'
          ? { kind: 'blow', who: event.who.number, damage }
          : { kind: 'blow', place: event.place, damage };
      return [{ kind: 'consequence', ms: lengths.blow, told, sight, isFollowed }];
    }
    case 'used':
      return castActs(event, place, step);
    case 'lost-the-way':
      return [{ kind: 'consequence', ms: LOST_MS, told, sight: { kind: 'lost' }, isUnhurried: true }];
    case 'slain':
      return [
        { kind: 'consequence', ms: lengths.slain, told, sight: { kind: 'slain', place: event.place }, isFollowed },
      ];
    case 'died':
      // It stays until it was seen: until a tap, or for the time it takes to read.
      return [
        { kind: 'consequence', ms: DEATH_MS, told, sight: { kind: 'death', who: event.who.number }, isUnhurried: true },
      ];
    case 'item-drawn': {
      const sight = { kind: 'loot', who: event.who.number, item: event.item } as const;
      return [
        { kind: 'anticipation', ms: BACK_MS, told: place, sight: { ...sight, item: 'face-down', isOpen: false } },
        { kind: 'reveal', ms: lengths.face, told, sight: { ...sight, isOpen: true } },
        { kind: 'settle', ms: SETTLE_MS, told, sight: { kind: 'kept', item: event.item } },
      ];
    }
    default:
      return [];
  }
}

/** What is shot, thrown or cast flies before its dice roll; in a fight what stays with its user is not seen. */
function castActs(event: BagEvent, told: number, { before, isOwn }: StagedStep): Act[] {
  if (event.kind !== 'shot' && event.kind !== 'used') return [];
  const placeOf = (who: AdventurerNumber) => adventurerOf(before, who).place;
  const from = placeOf(event.who.number);
  const aim = event.kind === 'shot' ? event.at : event.on;
  const to = event.place ?? (aim === undefined ? from : placeOf(aim.number));
  if (to === from && before.fight !== undefined) return [];
  return [
    {
      kind: 'anticipation',
      ms: CAST_MS,
      told,
      sight: { kind: 'cast', item: event.item, from, to },
      isFollowed: !isOwn,
    },
  ];
}

/** The whole stage for what a player would tell tomorrow: it stays until a tap, or for the time it takes to read. */
function featActs(event: BagEvent, place: number, step: Step<BagView, BagEvent>): Act[] {
  const feat = featOf(event, step);
  if (feat === undefined) return [];
  return [{ kind: 'reveal', ms: FEAT_MS, told: place + 1, sight: { kind: 'feat', feat }, isUnhurried: true }];
}

/** Dice that are thrown, and their sums. Others' rolls in a fight are quick, except for spectators. */
function throwActs(
  dice: Thrown,
  isRound: boolean,
  { place, step: { events, lengths, you, isOwn } }: { place: number; step: StagedStep },
): Act[] {
  const told = place + 1;
  const isQuick = isRound && !isOwn && you !== 'spectator';
  // The throw and its effect are one beat.
  if (isQuick && isBlow(events[told])) return [];
  const thrown: Act = { kind: 'anticipation', ms: lengths.throw, told: place, sight: { kind: 'throw', ...dice } };
  const sums: Act = { kind: 'reveal', ms: lengths.sums, told, sight: { kind: 'sums', ...dice } };
  return (isQuick ? [sums] : [thrown, sums]).map((act) => ({ ...act, isFollowed: isRound && !isOwn }));
}

function isBlow(event: BagEvent | undefined): boolean {
  return event?.kind === 'monster-hurt' || event?.kind === 'hurt' || event?.kind === 'blocked';
}

/** A growl, and then the monster appears; others' monsters appear at once. */
function entrance(
  { place, monster }: { place: number; monster: number },
  { step, before, told }: { step: StagedStep; before: number; told: number },
): Act[] {
  const { lengths, isOwn } = step;
  const growl: Act = { kind: 'anticipation', ms: lengths.growl, told: before, sight: { kind: 'growl', place } };
  const shown: Act = { kind: 'reveal', ms: lengths.entrance, told, sight: { kind: 'entrance', place, monster } };
  return lengths.growl === 0 ? [{ ...shown, isFollowed: !isOwn }] : [growl, shown];
}
