import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { LOCALES } from '../../engine/text.ts';
import { setLanguage, useChosenLocale, useText } from '../language.ts';
import { SettingsButton } from '../settings/settings-button.tsx';
import { turnSound, useSoundOn } from '../sound.ts';
import { Icon } from './icon.tsx';
import styles from './top-bar.module.css';

/** Always on top: the way home, the sound, the settings, the language. */
export function TopBar() {
  const text = useText();
  const locale = useChosenLocale();
  return (
    <header className={styles.bar}>
      <Link href="/" className={styles.home} aria-label={text.bar.home}>
        <Icon name="torch" className={styles.torch} />
        <span className={styles.name} translate="no">
          Undercroft
        </span>
      </Link>
      <Offline />
      <div data-bar-tools="" className={styles.tools} />
      <div className={styles.tools}>
        <Sound />
        <SettingsButton className={styles.tool} />
        <fieldset className={styles.languages}>
          <legend className="visually-hidden">{text.language.choose}</legend>
          {LOCALES.map((language) => (
            <button
              key={language}
              type="button"
              lang={language}
              aria-pressed={language === locale}
              aria-label={language === 'en' ? 'EN, English' : 'IT, italiano'}
              onClick={() => void setLanguage(language)}
            >
              {language.toUpperCase()}
            </button>
          ))}
        </fieldset>
      </div>
    </header>
  );
}

function Sound() {
  const text = useText();
  const on = useSoundOn();
  const label = on ? text.bar.soundOn : text.bar.soundOff;
  return (
    <button
      type="button"
      className={styles.tool}
      aria-label={label}
      title={label}
      onClick={() => turnSound(on ? 'off' : 'on')}
    >
      <Icon name={on ? 'speaker' : 'speaker-off'} />
    </button>
  );
}

function Offline() {
  const text = useText();
  const [offline, setOffline] = useState(!navigator.onLine);
  useEffect(() => {
    const look = () => setOffline(!navigator.onLine);
    addEventListener('online', look);
    addEventListener('offline', look);
    return () => {
      removeEventListener('online', look);
      removeEventListener('offline', look);
    };
  }, []);
  return (
    <output className={styles.offline} data-offline={offline}>
      {offline ? text.table.offline : ''}
    </output>
  );
}
