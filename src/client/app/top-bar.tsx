import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { LOCALES } from '../../engine/text.ts';
// A tap on any page lets the next table sound from its start.
import '../device/sound.ts';
import { SettingsButton } from '../features/settings/settings-button.tsx';
import { Icon } from '../kit/parts/icon.tsx';
import { setLanguage, useChosenLocale, useText } from '../text/language.ts';
import styles from './top-bar.module.css';

/** The top bar: home, settings, language; pages add their tools. */
export function TopBar() {
  const text = useText();
  const locale = useChosenLocale();
  return (
    <header className={`wrap target ${styles.bar}`}>
      <Link href="/" className={`row title-face target gap-5 ${styles.home}`} aria-label={text.bar.home}>
        <Icon name="torch" className={styles.torch} />
        <span className={styles.name} translate="no">
          Undercroft
        </span>
      </Link>
      <Offline />
      <div data-bar-tools="" className={`row gap-4 ${styles.tools}`} />
      <div className={`row gap-4 ${styles.tools}`}>
        <SettingsButton className={`sign tool ${styles.tool}`} />
        <fieldset className={`bare row ${styles.languages}`}>
          <legend className="visually-hidden">{text.language.choose}</legend>
          {LOCALES.map((language) => (
            <button
              key={language}
              type="button"
              lang={language}
              className={`sign tool dim ${styles.tool} ${styles.language}`}
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
