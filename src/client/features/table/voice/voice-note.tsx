import { useEffect, useState } from 'react';
import type { TableInfo } from '../../../../protocol/table-info.ts';
import { nameOnChair } from '../../../play/chairs.ts';
import type { CallSnapshot, VoiceCall } from './call.ts';
import { useVoiceText } from './text/text.ts';
import styles from './voice.module.css';

/** Long enough to read it twice; unreachable people stay struck through. */
const SHOWN_MS = 10_000;

/** A note that voice chat is not available, or a person is unreachable; it can be dismissed. */
export function VoiceNote({ table, call, snapshot }: { table: TableInfo; call: VoiceCall; snapshot: CallSnapshot }) {
  const text = useVoiceText();
  const [putAway, setPutAway] = useState('');
  const unreached = [...snapshot.others].flatMap(([chair, state]) => (state === 'unreached' ? [chair] : []));
  const note =
    snapshot.trouble !== undefined
      ? text.troubles[snapshot.trouble]
      : snapshot.stage === 'asking'
        ? text.asking
        : unreached.length > 0
          ? text.unreached(unreached.map((chair) => nameOnChair(table, chair)))
          : '';
  const isShown = note !== '' && note !== putAway;
  const { trouble, stage } = snapshot;
  useEffect(() => {
    if (!isShown || stage === 'asking') return;
    const timer = setTimeout(() => (trouble === undefined ? setPutAway(note) : call.forgetTrouble()), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isShown, note, trouble, stage, call]);
  // Shown again if somebody was reached in between.
  useEffect(() => {
    if (note === '') setPutAway('');
  }, [note]);
  return (
    <output className={`over-table ${styles.noteRow}`}>
      {isShown && (
        <span className={`toast row gap-9 ${styles.note}`}>
          {note}
          <button
            type="button"
            className="sign"
            aria-label={text.close}
            onClick={() => (snapshot.trouble === undefined ? setPutAway(note) : call.forgetTrouble())}
          >
            ×
          </button>
        </span>
      )}
    </output>
  );
}
