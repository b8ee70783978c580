import { useMemo, useSyncExternalStore } from 'react';
import { onSettings, settings } from '../../../../client/device/settings.ts';
import { percent } from '../../../../client/kit/table/percent.ts';
import type { DashPack } from '../../rules/content.ts';
import { type FlipOdds, flipOdds } from '../../rules/odds.ts';
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
  const { view, pack } = props;
  const { odds: wish } = useSyncExternalStore(onSettings, settings);
  const isShown = wish === 'shown';
  const odds = useMemo(() => (isShown ? flipOdds(view, pack) : undefined), [isShown, view, pack]);
  if (odds === undefined) return undefined;
  return (
    <p className={`hint ${styles.odds}`} data-odds data-rule="DA-11">
      {odds.of > 0 && view.phase !== 'exchange' && oddsLine(odds, props)}
    </p>
  );
}

/** Up to this many unknown cards, whole numbers of expected cards say too little: 0.6 of 1 is not 1. */
const FEW = 3;

/** The sentence about the unknown cards. */
export function oddsLine(odds: FlipOdds, { words, isYours }: { words: Words; isYours: boolean }): string {
  const { of, hurt, treasures, isExact } = odds;
  if (!isExact && of <= FEW)
    return words.page.fewOdds({ hurts: percent(hurt / of), treasure: percent(treasures / of), isYours });
  return words.page.odds({ of, isExact, hurt: Math.round(hurt), treasures: Math.round(treasures), isYours });
}
