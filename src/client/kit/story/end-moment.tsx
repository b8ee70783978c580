import { useTableContext } from '../table/table-context.tsx';

/** Whether the end of this game has a turning point to show. */
export function useHasMoment(): boolean {
  const { endMoment, story } = useTableContext();
  return endMoment !== undefined && story?.turningPoint !== undefined;
}

/** The turning point of a game. */
export function EndMoment({ className }: { className?: string | undefined }) {
  const { endMoment } = useTableContext();
  return useHasMoment() ? <div className={className}>{endMoment}</div> : undefined;
}
