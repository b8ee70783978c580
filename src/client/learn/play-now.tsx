import { useState } from 'react';
import { useLocation } from 'wouter';
import { rememberedName } from '../device.ts';
import { gameEntry } from '../games/registry.ts';
import { useText } from '../language.ts';
import { openHere } from '../local/open-here.ts';
import { Button, type ButtonLook } from '../parts/button.tsx';
import { useLearnText } from './text/index.ts';

/** One tap to a whole game against bots, at a table in this browser. */
export function PlayNow({ game, look }: { game: string; look: ButtonLook }) {
  const text = useLearnText();
  const guest = useText().names.guest;
  const [, go] = useLocation();
  const [state, setState] = useState<'under-way' | 'failed'>();
  async function play() {
    const { bots = [], company = 0, playNow } = gameEntry(game) ?? {};
    setState('under-way');
    const [bot] = bots;
    const code = await openHere({
      game,
      names: [rememberedName() ?? guest],
      bots: bot === undefined ? [] : Array<string>(company).fill(bot),
      ...(playNow !== undefined && { options: playNow.options }),
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
