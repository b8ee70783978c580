import { useState } from 'react';
import type { TableInfo } from '../../../protocol/table-info.ts';
import type { TableHandle } from '../../connection/use-table.ts';
import { Sheet } from '../../kit/parts/sheet.tsx';
import styles from './strip.module.css';
import { TellMe } from './tell-me.tsx';
import { useSocialText } from './text/text.ts';

/**
 * The rare buttons of the strip: to play oneself again, to play on without somebody who is away, to nudge, and, at a slow table, to be notified of one's turns.
 */
export function StripChips(props: {
  table: TableInfo;
  handle: TableHandle;
  isResting: boolean;
  /** The chairs of absent people that a bot may play at once. */
  replaced: readonly number[];
  /** Who can be nudged. */
  nudged: readonly string[];
  canBeTold: boolean;
}) {
  const { handle, replaced, nudged } = props;
  const text = useSocialText();
  return (
    <>
      {props.isResting && (
        <Chip label={text.chairs.playMyself} onTap={() => void handle.ask({ kind: 'play-myself' })} />
      )}
      {replaced.length > 0 && (
        <Chip
          label={text.absence.playOn}
          onTap={() => {
            for (const chair of replaced) void handle.ask({ kind: 'bot-plays', chair });
          }}
        />
      )}
      {nudged.length > 0 && <Chip label={text.turn.nudge(nudged)} onTap={() => void handle.ask({ kind: 'nudge' })} />}
      {props.canBeTold && <TellChip table={props.table} />}
    </>
  );
}

function Chip({ label, onTap }: { label: string; onTap(): void }) {
  return (
    <button type="button" className={`pill small one-line ${styles.chip}`} onClick={onTap}>
      {label}
    </button>
  );
}

function TellChip({ table }: { table: TableInfo }) {
  const text = useSocialText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Chip label={text.turn.tell} onTap={() => setOpen(true)} />
      {isOpen && (
        <Sheet title={text.turn.tell} closeLabel={text.talk.close} onClose={() => setOpen(false)}>
          <TellMe table={table} isAsked />
        </Sheet>
      )}
    </>
  );
}
