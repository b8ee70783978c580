import { useRef, useState } from 'react';
import type { Shown } from '../../protocol/watch-message.ts';
import { rememberedName } from '../device.ts';
import { useText } from '../language.ts';
import type { Playback } from './use-playback.ts';
import { type Together, useTogether } from './use-together.ts';

/** Watching with others, as far as the controls must know of it. */
export interface WithOthers {
  together: Together;
  leads: boolean;
  /** Somebody else leads, and this page follows. */
  isLed: boolean;
  isFollowing: boolean;
  follow(wanted: boolean): void;
  /** The controls: whoever takes them while being led goes their own way from there. */
  controls(playback: Playback): Playback;
}

/** Follows whoever leads, until one goes one's own way; `take` shows what the leader shows. */
export function useCompany(code: string, isWanted: boolean, take: (shown: Shown) => void): WithOthers {
  const [isFollowing, setFollowing] = useState(true);
  const guest = useText().names.guest;
  const [name] = useState(() => rememberedName() ?? guest);
  const last = useRef<Shown>(undefined);
  const together = useTogether(code, {
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
