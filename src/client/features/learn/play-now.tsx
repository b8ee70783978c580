import { useState } from 'react';
import { useLocation } from 'wouter';
import { openHere } from '../../connection/here/open-here.ts';
import { rememberedName } from '../../device/device.ts';
import { playNowOptions } from '../../kit/games/play-now-options.ts';
import { gameEntry } from '../../kit/games/registry.ts';
import { Button, type ButtonLook } from '../../kit/parts/button.tsx';
import { useText } from '../../text/language.ts';
import { useLearnText } from './text/text.ts';

/** Starts a whole game against bots with one tap, in this browser. */
export function PlayNow({ game, look }: { game: string; look: ButtonLook }) {
  const text = useLearnText();
  const guest = useText().names.guest;
  const [, go] = useLocation();
  const [state, setState] = useState<'under-way' | 'failed'>();
  async function play() {
    const entry = gameEntry(game);
    if (entry === undefined) return;
    setState('under-way');
    const code = await openHere({
      game,
      names: [rememberedName() ?? guest],
      bots: Array<string>(entry.company).fill(entry.bots[0].id),
      options: playNowOptions(entry),
    });
    if (code === undefined) return setState('failed');
    go(`/here/${code}`);
  }
  return (
    <>
      <Button look={look} disabled={state === 'under-way'} onClick={() => void play()}>
        {text.playNow}
      </Button>
      {state === 'failed' && <p role="alert">{text.cannotOpen}</p>}
    </>
  );
}
