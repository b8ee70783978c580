import { useMemo, useSyncExternalStore } from 'react';
import { onSettings, settings } from '../../../../client/device/settings.ts';
import type { DashPack } from '../../rules/content.ts';
import { flipOdds } from '../../rules/odds.ts';
import type { DashView } from '../../rules/view.ts';
import type { Words } from '../words.ts';
import styles from './odds.module.css';

/**
 * The chances of the next flip, from public information; can be switched off. Its height does not change with the text.
 */
export function Odds(props: {
  view: DashView;
  pack: DashPack;
  words: Words;
  /** Whether the reader is exploring. */
  isYours: boolean;
}) {
  const { view, pack, words } = props;
  const { odds: wish } = useSyncExternalStore(onSettings, settings);
  const isShown = wish === 'shown';
  const odds = useMemo(() => (isShown ? flipOdds(view, pack) : undefined), [isShown, view, pack]);
  if (odds === undefined) return undefined;
  const { of, isExact } = odds;
  return (
    <p className={`hint ${styles.odds}`} data-odds data-rule="DA-11">
      {of > 0 &&
        view.phase !== 'exchange' &&
        words.page.odds({
          of,
          isExact,
          hurt: Math.round(odds.hurt),
          treasures: Math.round(odds.treasures),
          isYours: props.isYours,
        })}
    </p>
  );
}
