import { useId, useState, useSyncExternalStore } from 'react';
import { LOCALES } from '../../../engine/text.ts';
import { SEEN_BY } from '../../../protocol/seen-by.ts';
import { changeSeenBy } from '../../connection/groups-api.ts';
import { rememberedScanning, rememberScanning, SCANNINGS, type Scanning } from '../../device/scanning.ts';
import {
  changeSettings,
  isStill,
  MOTION_SPEEDS,
  onSettings,
  settings,
  speedNow,
  TEXT_SIZES,
  THEMES,
} from '../../device/settings.ts';
import { canVibrate, vibrate } from '../../device/vibration.ts';
import { Tick } from '../../kit/pages/tick.tsx';
import fields from '../../kit/parts/fields.module.css';
import { Sheet } from '../../kit/parts/sheet.tsx';
import { setLanguage, useChosenLocale, useLocale } from '../../text/language.ts';
import { KeptFiles } from './kept-files.tsx';
import styles from './settings-sheet.module.css';
import { SoundSettings } from './sound-settings.tsx';
import { SETTINGS_TEXT, type SettingsText } from './text/text.ts';
import { WhoYouAre } from './who-you-are.tsx';

const LANGUAGES = { en: 'English', it: 'Italiano' } as const;

/** The settings of this device; each choice takes effect at once. */
export function SettingsSheet({ onClose }: { onClose(): void }) {
  const locale = useLocale();
  const language = useChosenLocale();
  const text = SETTINGS_TEXT[locale];
  const now = useSyncExternalStore(onSettings, settings);
  return (
    <Sheet title={text.title} closeLabel={text.close} onClose={onClose}>
      <Choice
        legend={text.language}
        options={LOCALES.map((one) => ({ value: one, label: LANGUAGES[one], lang: one }))}
        chosen={language}
        onChoose={setLanguage}
      />
      <SoundSettings text={text} locale={locale} now={now} />
      <Looks text={text} now={now} />
      <Choice
        legend={text.speed}
        options={MOTION_SPEEDS.map((value) => ({ value, label: text.speeds[value] }))}
        chosen={speedNow()}
        onChoose={(speed) => changeSettings({ speed })}
      />
      <p className="hint">
        {text.speedHint} {isStill() && text.still}
      </p>
      <Tick
        label={text.odds}
        hint={text.oddsHint}
        isOn={now.odds === 'shown'}
        onTurn={(isOn) => changeSettings({ odds: isOn ? 'shown' : 'hidden' })}
      />
      {canVibrate() && (
        <Tick
          label={text.vibration}
          hint={text.vibrationHint}
          isOn={now.vibration === 'on'}
          onTurn={(isOn) => {
            changeSettings({ vibration: isOn ? 'on' : 'off' });
            vibrate('tap');
          }}
        />
      )}
      <ScanningChoice text={text} />
      <Choice
        legend={text.seen}
        options={SEEN_BY.map((value) => ({ value, label: text.seenBy[value] }))}
        chosen={now.seenBy}
        onChoose={changeSeenBy}
      />
      <p className="hint">{text.seenHint}</p>
      <WhoYouAre text={text.who} onLeave={onClose} />
      <p className="hint">{text.kept}</p>
      <KeptFiles text={text.offline} locale={locale} />
    </Sheet>
  );
}

/** One-switch scanning, here and on every page from now on. */
function ScanningChoice({ text }: { text: SettingsText }) {
  const [chosen, setChosen] = useState(rememberedScanning);
  function choose(speed: Scanning): void {
    setChosen(speed);
    rememberScanning(speed);
    void import('../../kit/scanning/scanning.ts').then(({ startScanning }) => startScanning());
  }
  return (
    <>
      <Choice
        legend={text.scanning}
        options={SCANNINGS.map((value) => ({ value, label: text.scannings[value] }))}
        chosen={chosen}
        onChoose={choose}
      />
      <p className="hint">{text.scanningHint}</p>
    </>
  );
}

/** Colours and letters. */
function Looks({ text, now }: { text: SettingsText; now: ReturnType<typeof settings> }) {
  return (
    <>
      <Choice
        legend={text.theme}
        options={THEMES.map((value) => ({ value, label: text.themes[value] }))}
        chosen={now.theme}
        onChoose={(theme) => changeSettings({ theme })}
      />
      <Choice
        legend={text.size}
        options={TEXT_SIZES.map((value) => ({ value, label: `${value}%` }))}
        chosen={now.text}
        onChoose={(size) => changeSettings({ text: size })}
      />
      <p>{text.sample}</p>
      <Tick
        label={text.font}
        hint={text.fontHint}
        isOn={now.font === 'dyslexia'}
        onTurn={(isOn) => changeSettings({ font: isOn ? 'dyslexia' : 'usual' })}
      />
    </>
  );
}

/** Radio buttons that look like chips. */
function Choice<Value extends string | number>(props: {
  legend: string;
  options: readonly { value: Value; label: string; lang?: string }[];
  chosen: Value;
  onChoose(value: Value): void;
}) {
  const name = useId();
  return (
    <fieldset className="bare">
      <legend className="strong">{props.legend}</legend>
      <div className={`wrap ${styles.chips}`}>
        {props.options.map(({ value, label, lang }) => (
          <label key={value} className={`target ${fields.chip} ${styles.chip}`} lang={lang}>
            <input type="radio" name={name} checked={value === props.chosen} onChange={() => props.onChoose(value)} />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
