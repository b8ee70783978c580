import { useState } from 'react';
import type { TableInfo } from '../../../protocol/table-info.ts';
import { Button } from '../../kit/parts/button.tsx';
import { onDemand } from '../../kit/parts/on-demand.tsx';
import { useAfterText } from '../after/text.ts';

const ShareSheet = onDemand(() => import('./share-sheet.tsx').then((module) => module.ShareSheet));

/** Shares the result of a game: opens a sheet with its picture and the ways to send it. `isAsked`: at once. */
export function ShareResult({ table, link, isAsked = false }: { table: TableInfo; link: string; isAsked?: boolean }) {
  const text = useAfterText();
  const [isOpen, setOpen] = useState(isAsked);
  return (
    <>
      <Button look="plain" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {text.share}
      </Button>
      {isOpen && <ShareSheet table={table} link={link} onClose={() => setOpen(false)} />}
    </>
  );
}
