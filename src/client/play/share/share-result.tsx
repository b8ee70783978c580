import { useState } from 'react';
import type { Seat } from '../../../engine/game.ts';
import type { TableInfo } from '../../../protocol/table-info.ts';
import { Button } from '../../kit/parts/button.tsx';
import { onDemand } from '../../kit/parts/on-demand.tsx';
import { useAfterText } from '../after/text.ts';

const ShareSheet = onDemand(() => import('./share-sheet.tsx').then((module) => module.ShareSheet));

/** What is shared: the table, the code of its replay on the server, and the seat of whoever shares it, if they had one. */
export interface SharedGame {
  table: TableInfo;
  replay: string;
  seat: Seat | undefined;
}

/** Shares the result of a game: opens a sheet with its picture and the ways to send it. `isAsked`: at once. */
export function ShareResult({ isAsked = false, ...game }: SharedGame & { isAsked?: boolean }) {
  const text = useAfterText();
  const [isOpen, setOpen] = useState(isAsked);
  return (
    <>
      <Button look="plain" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {text.share}
      </Button>
      {isOpen && <ShareSheet {...game} onClose={() => setOpen(false)} />}
    </>
  );
}
