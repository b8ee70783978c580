import { useSyncExternalStore } from 'react';
import type { Locale } from '../../../engine/text.ts';
import { changeSettings, type Settings } from '../../device/settings.ts';
import { playSound, setSound, useSoundOn } from '../../device/sound.ts';
import { canSpeak, onVoices, speak } from '../../device/speech.ts';
import { Tick } from '../../kit/pages/tick.tsx';
import styles from './settings-sheet.module.css';
import type { SettingsText } from './text/text.ts';

/** Sound on or off, its three volumes, and music. */
export function SoundSettings({ text, locale, now }: { text: SettingsText; locale: Locale; now: Settings }) {
  const isSoundOn = useSoundOn();
  const hasVoice = useSyncExternalStore(onVoices, () => canSpeak(locale));
  return (
    <>
      <Tick
        label={text.sound}
        hint={text.soundHint}
        isOn={isSoundOn}
        onTurn={(isOn) => {
          setSound(isOn ? 'on' : 'off');
          playSound('call');
        }}
      />
      <Volume
        label={text.effects}
        value={now.effects}
        isOn={isSoundOn}
        onChange={(effects) => {
          changeSettings({ effects });
          playSound('call');
        }}
      />
      <Volume label={text.room} value={now.room} isOn={isSoundOn} onChange={(room) => changeSettings({ room })} />
      {hasVoice && (
        <Volume
          label={text.speech}
          value={now.speech}
          isOn={isSoundOn}
          onChange={(speech) => {
            changeSettings({ speech });
            speak(text.speech, { locale, volume: speech });
          }}
        />
      )}
      <Tick
        label={text.music}
        hint={text.musicHint}
        isOn={now.music === 'on'}
        onTurn={(isOn) => changeSettings({ music: isOn ? 'on' : 'off' })}
      />
    </>
  );
}

function Volume(props: { label: string; value: number; isOn: boolean; onChange(value: number): void }) {
  return (
    <label className={`wrap flat ${styles.volume}`}>
      {props.label}
      <input
        type="range"
        className="shrinks target"
        min={0}
        max={100}
        step={10}
        value={props.value}
        disabled={!props.isOn}
        onChange={(event) => props.onChange(event.target.valueAsNumber)}
      />
    </label>
  );
}
