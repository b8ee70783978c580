import type { Outcome, Seat } from '../../../engine/game.ts';
import type { TableInfo } from '../../../protocol/table-info.ts';
import type { ChallengeFigures } from '../../device/kept/kept-tables.ts';
import { useAfterText } from '../after/text.ts';
import { comparison, figuresOf } from '../challenge/figures.ts';
import { useFigures } from '../challenge/use-figures.ts';

/** The end of a "what if": how the game had ended for this seat, and how it ends now. */
export function WhatIfResult(props: {
  table: TableInfo;
  /** The view at the end: those of all games have the outcome. */
  view: unknown;
  then: ChallengeFigures;
  seat: Seat;
}) {
  const { table, then, seat } = props;
  const text = useAfterText();
  const { told } = useFigures(table.game);
  const { outcome } = props.view as { outcome?: Outcome };
  if (outcome === undefined) return undefined;
  const now = figuresOf({ ...outcome, game: table.game, options: table.options, players: table.seats }, seat);
  const isBetter = comparison(now, then) > 0;
  return (
    <p className={`title strong centred ${isBetter ? 'gold' : ''}`} data-then-now="">
      {text.thenNow(told(then), told(now))}
    </p>
  );
}
