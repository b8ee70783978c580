import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'wouter';
import type { TableInfo } from '../../../protocol/table-info.ts';
import type { TableHandle } from '../../connection/use-table.ts';
import { along } from '../../device/along.ts';
import { keepSeat, keptSeat } from '../../device/device.ts';

/**
 * When the group has a new table, everybody seated here has a seat there with the same secret. Without a result to
 * show, the page goes there at once.
 */
export function useFollowing(
  code: string,
  next: string | undefined,
  { isSeated, isGoing }: { isSeated: boolean; isGoing: boolean },
): void {
  const [, go] = useLocation();
  const leave = useEffectEvent((to: string) => {
    if (isGoing) go(`/t/${to}`);
  });
  useEffect(() => {
    if (next === undefined || !isSeated) return;
    const kept = keptSeat(code);
    if (kept === undefined) return;
    // People who return to an old table stay; those present when the next one opens follow.
    if (kept.left === true) return;
    keepSeat({ ...kept, left: true });
    const { over: _, ...seat } = kept;
    if (keptSeat(next) === undefined) keepSeat({ ...seat, code: next, at: Date.now() });
    leave(next);
  }, [code, next, isSeated]);
}

/** A table found by the letters somebody typed goes on at its whole code: the letters lead nowhere once the game starts. */
export function useWholeCode(code: string, table: TableInfo | undefined, page: 't' | 'screen'): void {
  const [, go] = useLocation();
  const whole = table?.code ?? code;
  useEffect(() => {
    if (whole !== code) go(`/${page}/${whole}`, { replace: true });
  }, [whole, code, page, go]);
}

/** Marks people ready who followed with a tap. */
export function useReadyAfterFollowing(
  code: string,
  { table, you }: TableHandle['snapshot'],
  ask: TableHandle['ask'],
): void {
  const beReady = useEffectEvent(() => void ask({ kind: 'ready', ready: true }));
  const isWaiting = table?.code === code && table.status === 'open' && you.chair !== undefined;
  useEffect(() => {
    if (isWaiting && along.delete(code)) beReady();
  }, [code, isWaiting]);
}

/** An abandoned game of a campaign redirects to the table where the campaign went on. */
export function useCampaignRedirect(table: TableInfo | undefined): void {
  const [, go] = useLocation();
  const next = table?.campaign !== undefined && table.status !== 'over' ? table.next : undefined;
  useEffect(() => {
    if (next !== undefined) go(`/t/${next}`, { replace: true });
  }, [next, go]);
}
