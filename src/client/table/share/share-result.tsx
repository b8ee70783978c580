import { useContext, useState } from 'react';
import type { TableInfo } from '../../../protocol/table-info.ts';
import { gameName } from '../../games/registry.ts';
import { useCrests } from '../../kit/crests/table-crests.tsx';
import { StoryContext } from '../../kit/end/story.ts';
import { Button } from '../../kit/parts/button.tsx';
import { nameOn } from '../manners/name-on.ts';
import { useAfterText } from '../text/after.ts';
import { drawResult } from './draw-result.ts';

/** Shares the result of a game: a picture with the link to its replay, by the device's share sheet or as a file. */
export function ShareResult({ table, link }: { table: TableInfo; link: string }) {
  const text = useAfterText();
  const story = useContext(StoryContext);
  const crests = useCrests(table.seats.length);
  const [isSaved, setSaved] = useState(false);
  async function share() {
    const players = table.seats.map((chair, seat) => ({ name: nameOn(table, chair), crest: crests[seat] }));
    const address = link.replace(/^https?:\/\//, '');
    const lines = story?.forOthers ?? [];
    const picture = await drawResult({ title: gameName(table.game), lines, players, address });
    const files =
      picture === undefined ? [] : [new File([picture], `undercroft-${table.code}.png`, { type: 'image/png' })];
    if (typeof navigator.share === 'function') {
      const withPicture = files.length > 0 && navigator.canShare?.({ files }) === true;
      const shared = { title: 'Undercroft', url: link, ...(withPicture && { files }) };
      const isDone = await navigator.share(shared).then(() => true, wasCalledOff);
      if (isDone) return;
    }
    for (const file of files) save(file);
    await navigator.clipboard?.writeText(link).catch(() => undefined);
    setSaved(true);
  }
  return (
    <Button look="plain" onClick={() => void share()}>
      <span aria-live="polite">{isSaved ? text.pictureSaved : text.share}</span>
    </Button>
  );
}

/** Closing the share sheet is no failure; a device that could not share saves the picture instead. */
function wasCalledOff(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError';
}

function save(file: File): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  URL.revokeObjectURL(link.href);
}
