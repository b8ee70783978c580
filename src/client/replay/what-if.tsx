import { useState } from 'react';
import { useLocation } from 'wouter';
import type { GameRecord } from '../../engine/record.ts';
import type { ReplayInfo } from '../../replay/messages.ts';
import { rememberedName } from '../device.ts';
import { gameEntry } from '../games/registry.ts';
import { useText } from '../language.ts';
import { branchHere } from '../local/open-here.ts';
import { Button } from '../parts/button.tsx';
import styles from './more.module.css';
import { useReplayText } from './text/index.ts';
import type { Eyes } from './use-scene.ts';

/** Plays on from this moment at a table in this browser: one takes a seat, bots the others. It counts nowhere. */
export function WhatIf(props: {
  code: string;
  info: ReplayInfo;
  text: string;
  step: number;
  isOver: boolean;
  eyes: Eyes;
}) {
  const text = useReplayText();
  const guest = useText().names.guest;
  const [, go] = useLocation();
  const { info, step, eyes } = props;
  const [seat, setSeat] = useState(typeof eyes === 'number' ? eyes : 0);
  const [state, setState] = useState<'under-way' | 'failed'>();
  async function playOn() {
    setState('under-way');
    const code = await branchHere({
      record: JSON.parse(props.text) as GameRecord,
      steps: step,
      seat,
      name: rememberedName() ?? guest,
      from: location.pathname + location.search,
      bot: gameEntry(info.game)?.bots[0] ?? 'random',
    });
    if (code === undefined) return setState('failed');
    go(`/here/${code}`);
  }
  return (
    <section className={styles.whatIf} aria-labelledby="what-if">
      <h3 id="what-if">{text.whatIf}</h3>
      <p>{props.isOver ? text.whatIfOver : text.whatIfLead}</p>
      {!props.isOver && (
        <>
          <label>
            {text.whatIfSeat}
            <select value={seat} onChange={({ target }) => setSeat(Number(target.value))}>
              {info.names.map((name, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a player is their seat
                <option key={place} value={place}>
                  {name}
                </option>
              ))}
            </select>
          </label>
          <Button look="main" disabled={state === 'under-way'} onClick={() => void playOn()}>
            {text.whatIfGo}
          </Button>
          <p role="alert">{state === 'failed' && text.whatIfFailed}</p>
        </>
      )}
    </section>
  );
}
