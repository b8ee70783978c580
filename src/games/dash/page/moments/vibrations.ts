import type { EventVibrations } from '../../../../client/kit/sound/event-vibrations.ts';
import type { DashPack } from '../../rules/content.ts';
import type { DashEvent, TurnEnd } from '../../rules/state.ts';
import { goldOf } from './sounds.ts';
import { GREAT_GOLD } from './stage.ts';

/** Ends of a turn that the player did not choose. */
const HARSH: readonly TurnEnd[] = ['no-ap', 'door', 'darkness', 'confusion'];

/** Events that vibrate: those that hit your own adventurer, and what they find. */
export function vibrationsOf(pack: DashPack): EventVibrations<DashEvent> {
  return {
    'game-over': ({ winners }) => ({ by: winners, how: 'cheer' }),
    'turn-ended': ({ seat, why }) => (HARSH.includes(why) ? { by: seat, how: 'blow' } : undefined),
    fumbled: ({ seat }) => ({ by: seat, how: 'knock' }),
    magic: ({ seat, warded }) => (warded === undefined ? { by: seat, how: 'knock' } : undefined),
    'ap-lost': ({ seat }) => ({ by: seat, how: 'knock' }),
    'treasure-taken': ({ seat, card }) => ({ by: seat, how: goldOf(pack, card) >= GREAT_GOLD ? 'cheer' : 'tap' }),
    'turn-started': ({ seat }) => ({ by: seat, how: 'tap' }),
  };
}
