import type { ReactNode } from 'react';
import { clockTime } from '../../../../engine/clock-time.ts';
import { REPLAY_SPEEDS, type ReplaySpeed } from '../../../../protocol/speeds.ts';
import type { BigMoment } from '../../../../replay/messages.ts';
import type { Perspective } from '../../../play/record/use-scene.ts';
import { useReplayText } from '../text/text.ts';
import styles from './replay-controls.module.css';
import type { Timeline } from './timeline.ts';
import type { Playback } from './use-playback.ts';

interface ControlsProps {
  line: Timeline;
  playback: Playback;
  moments: readonly BigMoment[];
  names: readonly string[];
  eyes: Perspective;
  sign: ReactNode;
  onEyes(eyes: Perspective): void;
  onMore(): void;
}

/** The controls of a replay, always at the bottom. */
export function ReplayControls(props: ControlsProps) {
  const text = useReplayText();
  const { line, playback } = props;
  const position = positionOf(line, playback, text);
  return (
    <section className={`dock grid ${styles.dock}`} aria-label={text.controls}>
      <div className={`row shrinks ${styles.top}`}>
        {props.sign}
        <span className={`one-line grow ${styles.position}`} aria-hidden="true">
          {position}
        </span>
        {/* Announced when a position is reached, not at each step while playing. */}
        <span className="visually-hidden" role="status">
          {playback.playing ? '' : position}
        </span>
        <Eyes {...props} />
      </div>
      <div className={`anchor ${styles.line}`}>
        <input
          type="range"
          min={0}
          max={line.end}
          step={line.unit === 'step' ? 1 : 100}
          value={playback.moment}
          aria-label={text.line}
          aria-valuetext={position}
          onChange={({ target }) => playback.go(Number(target.value))}
        />
        <span className={`passive ${styles.marks}`} aria-hidden="true">
          {props.moments.map(({ step }) => (
            <i key={step} style={{ insetInlineStart: `${share(line.momentOf(step), line.end)}%` }} />
          ))}
        </span>
      </div>
      <Buttons {...props} />
    </section>
  );
}

/** Whose view is shown. */
function Eyes({ names, eyes, onEyes }: ControlsProps) {
  const text = useReplayText();
  return (
    <label className={`row hint gap-7 shrinks ${styles.eyes}`}>
      <span className="unseen-on-phone">{text.eyes}</span>
      <select className="stone-field" value={String(eyes)} onChange={({ target }) => onEyes(readEyes(target.value))}>
        {names.map((name, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a player is their seat
          <option key={seat} value={seat}>
            {name}
          </option>
        ))}
        <option value="spectator">{text.spectator}</option>
        <option value="open">{text.open}</option>
      </select>
    </label>
  );
}

function Buttons({ line, playback, onMore }: ControlsProps) {
  const text = useReplayText();
  const { moment, playing, go } = playback;
  return (
    <div className={`row ${styles.buttons}`}>
      <Tool label={text.first} sign="|◂" onPress={() => go(0)} />
      <Tool label={text.back} sign="◂" onPress={() => go(line.before(moment))} />
      <button
        type="button"
        className={`sign ${styles.play}`}
        aria-label={playing ? text.pause : text.play}
        onClick={() => playback.turn(!playing)}
      >
        <span aria-hidden="true">{playing ? '❚❚' : '▶'}</span>
      </button>
      <Tool label={text.forward} sign="▸" onPress={() => go(line.after(moment))} />
      <Tool label={text.last} sign="▸|" onPress={() => go(line.end)} />
      <select
        className="stone-field"
        aria-label={text.speed}
        value={playback.speed}
        onChange={({ target }) => playback.setSpeed(Number(target.value) as ReplaySpeed)}
      >
        {REPLAY_SPEEDS.map((speed) => (
          <option key={speed} value={speed}>
            {speed}×
          </option>
        ))}
      </select>
      <button type="button" className={`sign ${styles.more}`} aria-haspopup="dialog" onClick={onMore}>
        {text.more}
      </button>
    </div>
  );
}

function Tool({ label, sign, onPress }: { label: string; sign: string; onPress(): void }) {
  return (
    <button type="button" className="sign" aria-label={label} title={label} onClick={onPress}>
      <span aria-hidden="true">{sign}</span>
    </button>
  );
}

/** The current position in words. */
export function positionOf(line: Timeline, { moment, step }: Playback, text: ReturnType<typeof useReplayText>): string {
  return line.unit === 'ms'
    ? text.time(clockTime(seconds(moment)), clockTime(seconds(line.end)))
    : text.step(step, line.end);
}

function seconds(ms: number): number {
  return Math.floor(ms / 1000);
}

function share(moment: number, end: number): number {
  return end === 0 ? 0 : (100 * moment) / end;
}

function readEyes(value: string): Perspective {
  return value === 'spectator' || value === 'open' ? value : Number(value);
}
