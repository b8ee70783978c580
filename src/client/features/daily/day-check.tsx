import { useEffect, useState } from 'react';
import type { DailyDay } from '../../../protocol/daily.ts';
import { fingerprint, keepSeedHashes, shownSeedHash } from '../../device/kept-seed-hashes.ts';
import { whileWanted } from '../../kit/while-wanted.ts';
import { useLocale } from '../../text/language.ts';
import styles from './daily.module.css';
import { useDailyText } from './text/text.ts';

/** The fingerprint of a day's seed, and whether the seed matches the one this device was shown before. */
export function DayCheck({ day, tomorrow }: { day: DailyDay; tomorrow?: DailyDay | undefined }) {
  const text = useDailyText().check;
  const locale = useLocale();
  const promise = shownSeedHash(day.day) ?? day.seedHash;
  const { seed } = day;
  const [fits, setFits] = useState<boolean>();
  useEffect(() => {
    const shown = [day, tomorrow].flatMap((one): [string, string][] =>
      one === undefined || one.seed !== undefined ? [] : [[one.day, one.seedHash]],
    );
    keepSeedHashes(shown);
  }, [day, tomorrow]);
  useEffect(() => {
    if (seed === undefined) return;
    return whileWanted(fingerprint(seed), (found) => found !== undefined && setFits(found === promise));
  }, [seed, promise]);
  const sealed = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(day.sealedAt);
  return (
    <details className={`links hint ${styles.code}`}>
      <summary>{text.title}</summary>
      <p>{text.how}</p>
      {fits !== undefined && (
        <p>
          <strong>{fits ? `✓ ${text.fits}` : `✗ ${text.wrong}`}</strong>
        </p>
      )}
      <p>{text.sealed(sealed)}</p>
      <p>
        {text.fingerprint}: <span translate="no">{promise}</span>
      </p>
      {seed !== undefined && (
        <p>
          {text.seed}: <span translate="no">{seed}</span>
        </p>
      )}
      {tomorrow !== undefined && (
        <p>
          {text.tomorrow}: <span translate="no">{tomorrow.seedHash}</span>
        </p>
      )}
    </details>
  );
}
