import { useState } from 'react';
import type { ReplayInfo } from '../../../replay/messages.ts';
import { Button } from '../../kit/parts/button.tsx';
import type { ReplayWorker } from '../../play/record/replay-worker.ts';
import type { Perspective } from '../../play/record/use-scene.ts';
import { usePlayOn } from '../../play/what-if/use-play-on.ts';
import styles from './more.module.css';
import { useReplayText } from './text/text.ts';

/**
 * Plays on from a seat's last choice at a table in this browser: the reader takes that seat, bots the others. It does
 * not count.
 */
export function WhatIf(props: {
  code: string;
  info: ReplayInfo;
  text: string;
  worker: ReplayWorker;
  step: number;
  eyes: Perspective;
}) {
  const text = useReplayText();
  const { info, step, eyes } = props;
  const [seat, setSeat] = useState(typeof eyes === 'number' ? eyes : 0);
  const { state, playOn } = usePlayOn(props);
  return (
    <section className={`stack gap-7 ${styles.whatIf}`} aria-labelledby="what-if">
      <h3 id="what-if">{text.whatIf}</h3>
      <p>{text.whatIfLead}</p>
      <label className="wrap">
        {text.whatIfSeat}
        <select className="stone-field target" value={seat} onChange={({ target }) => setSeat(Number(target.value))}>
          {info.names.map((name, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a player is their seat
            <option key={place} value={place}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <Button
        look="main"
        disabled={state === 'under-way'}
        onClick={() => void playOn({ step, seat, from: location.pathname + location.search })}
      >
        {text.whatIfGo}
      </Button>
      <p role="alert">{state === 'failed' && text.whatIfFailed}</p>
    </section>
  );
}
