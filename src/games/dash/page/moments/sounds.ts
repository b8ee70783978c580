import { type EventSounds, endSound } from '../../../../client/kit/sound/event-sounds.ts';
import type { DashPack, DungeonNumber } from '../../rules/content.ts';
import type { DashEvent, TurnEnd } from '../../rules/state.ts';
import type effects from '../../sounds/effects.json';
import type { DashCue } from './stage.ts';

type DashSound = keyof typeof effects;

/** The sounds of a turn's end, if no Treasure or card has one. */
const ENDS: Partial<Record<TurnEnd, DashSound>> = {
  door: 'door',
  darkness: 'darkness',
  confusion: 'magic',
  'no-ap': 'exhausted',
  stopped: 'leave',
  'last-card': 'leave',
};

/** Which sound goes with which event. */
export function soundsOf(pack: DashPack): EventSounds<DashEvent, DashSound> {
  return {
    'game-over': endSound,
    'treasure-taken': ({ card }) => (goldOf(pack, card) > 1 ? 'treasure' : 'coin'),
    'turn-ended': ({ why }) => ENDS[why],
    magic: ({ warded }) => (warded === undefined ? 'magic' : 'ward'),
    fumbled: 'clatter',
    canceled: ({ card }) => (isDoor(pack, card) ? 'ward' : 'clatter'),
    used: 'ward',
    'ap-lost': ({ card }) => costSound(pack, card),
    'ap-gained': 'rest',
    'put-back': 'place',
    'equipment-drawn': 'draw',
    'equipment-reshuffled': 'shuffle',
    'dungeon-dealt': 'deal',
    'turn-started': ({ seat }, you) => (seat === you ? 'turn' : undefined),
    flipped: 'flip',
    discarded: 'place',
  };
}

/** The gold of a Treasure; 0 for other cards. */
export function goldOf({ dungeon }: DashPack, number: DungeonNumber): number {
  const card = dungeon[number];
  return card?.kind === 'treasure' ? card.gold : 0;
}

function isDoor({ dungeon }: DashPack, number: DungeonNumber): boolean {
  const card = dungeon[number];
  return card?.kind === 'encounter' && card.effect.kind === 'door';
}

/** The sound of a card that costs AP: a creature growls, a trap snaps shut. */
function costSound({ dungeon }: DashPack, card: DungeonNumber): DashSound {
  return dungeon[card]?.kind === 'creature' ? 'beast' : 'trap';
}

/** The sound of a card before it turns over, and the coins of a great Treasure. */
export function cueSound(cue: DashCue): DashSound | 'coin' | undefined {
  if (cue.kind === 'lift') return 'lift';
  return cue.kind === 'outcome' && cue.worth === 'great' ? 'coin' : undefined;
}
