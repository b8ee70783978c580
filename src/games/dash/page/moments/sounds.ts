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
    'treasure-taken': 'treasure',
    'turn-ended': ({ why }) => ENDS[why],
    magic: ({ warded }) => (warded === undefined ? 'magic' : 'ward'),
    fumbled: 'clatter',
    canceled: 'ward',
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

/** The sound of a card that costs AP: a creature growls, a trap snaps shut. */
function costSound({ dungeon }: DashPack, card: DungeonNumber): DashSound {
  return dungeon[card]?.kind === 'creature' ? 'beast' : 'trap';
}

/** The sound of a card before it turns over. */
export function cueSound({ kind }: DashCue): DashSound | undefined {
  return kind === 'lift' ? 'lift' : undefined;
}
