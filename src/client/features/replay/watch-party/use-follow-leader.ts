import { useRef, useState } from 'react';
import type { Shown } from '../../../../protocol/watch-message.ts';
import { rememberedName } from '../../../device/device.ts';
import { useText } from '../../../text/language.ts';
import type { Playback } from '../playback/use-playback.ts';
import { useWatchParty, type WatchPartyHandle } from './use-watch-party.ts';

/** The parts of a watch party needed by the controls of a replay. */
export interface FollowedParty {
  together: WatchPartyHandle;
  leads: boolean;
  /** Another person leads, and this page follows. */
  isLed: boolean;
  isFollowing: boolean;
  follow(wanted: boolean): void;
  /** The controls; using them while following the leader stops following. */
  controls(playback: Playback): Playback;
}

/** Follows the leader of a watch party until the reader uses the controls; `take` applies the leader's position. */
export function useFollowLeader(code: string, isWanted: boolean, take: (shown: Shown) => void): FollowedParty {
  const [isFollowing, setFollowing] = useState(true);
  const guest = useText().names.guest;
  const [name] = useState(() => rememberedName() ?? guest);
  const last = useRef<Shown>(undefined);
  const together = useWatchParty(code, {
    isWanted,
    name,
    onShown(shown) {
      last.current = shown;
      if (isFollowing) take(shown);
    },
  });
  const { company } = together;
  const leads = company !== undefined && company.leader === company.you;
  const isLed = company !== undefined && !leads && isFollowing;
  const leaving =
    <Value>(act: (value: Value) => void) =>
    (value: Value): void => {
      setFollowing(false);
      act(value);
    };
  return {
    together,
    leads,
    isLed,
    isFollowing,
    follow(wanted) {
      setFollowing(wanted);
      if (wanted && last.current !== undefined) take(last.current);
    },
    controls: (playback) => {
      if (!isLed) return playback;
      const { go, turn, setSpeed } = playback;
      return { ...playback, go: leaving(go), turn: leaving(turn), setSpeed: leaving(setSpeed) };
    },
  };
}
