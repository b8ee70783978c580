import { useEffect, useState, useSyncExternalStore } from 'react';
import type { TableInfo } from '../../../../protocol/table-info.ts';
import type { TableHandle } from '../../../connection/use-table.ts';
import { duck } from '../../../device/sound.ts';
import { BarTools } from '../../../kit/parts/bar-tools.tsx';
import { Icon } from '../../../kit/parts/icon.tsx';
import { nameOnChair } from '../../../play/chairs.ts';
import { type CallSnapshot, VoiceCall } from './call.ts';
import { useVoiceText } from './text/text.ts';
import styles from './voice.module.css';
import { VoiceBar } from './voice-bar.tsx';
import { VoiceNote } from './voice-note.tsx';

/** The next table of a group whose voice chat continues there. */
let goingOnAt: string | undefined;

interface VoiceProps {
  table: TableInfo;
  handle: TableHandle;
  /** Called with the chairs of people who are speaking. */
  onSpeaking(chairs: ReadonlySet<number>): void;
  /** Called when the bar above the table appears or disappears. */
  onBar(isShown: boolean): void;
}

/** A tool of the top bar that joins the voice chat, and a separate bar while joined. */
export function VoiceTool({ table, handle, onSpeaking, onBar }: VoiceProps) {
  const text = useVoiceText();
  const [call, snapshot] = useCall(table, handle);
  const isOn = snapshot.stage === 'on';
  useEffect(() => onSpeaking(snapshot.speaking), [snapshot.speaking, onSpeaking]);
  useEffect(() => onBar(isOn), [isOn, onBar]);
  useEffect(() => duck('people', snapshot.speaking.size > 0), [snapshot.speaking]);
  useEffect(() => () => duck('people', false), []);
  useEffect(() => () => onBar(false), [onBar]);
  const { you, voices } = handle.snapshot;
  const others = voices.filter(({ chair }) => chair !== you.chair);
  const label = isOn ? text.leave : text.join(others.map(({ chair }) => nameOnChair(table, chair)));
  return (
    <>
      <BarTools>
        <button
          type="button"
          className={`sign tool ${isOn ? 'bright' : ''}`}
          aria-label={label}
          title={label}
          aria-busy={snapshot.stage === 'asking'}
          onClick={() => (isOn ? call.leave() : void call.join())}
        >
          <Icon name="microphone" />
          <span className={`fine bright strong ${styles.count}`} aria-hidden="true">
            {isOn ? '×' : others.length > 0 && others.length}
          </span>
        </button>
      </BarTools>
      {isOn && <VoiceBar table={table} call={call} snapshot={snapshot} />}
      <VoiceNote table={table} call={call} snapshot={snapshot} />
    </>
  );
}

/** The voice call of this page, while it is mounted. */
function useCall(table: TableInfo, handle: TableHandle): [VoiceCall, CallSnapshot] {
  const [latest] = useState(() => ({ ask: handle.ask, next: table.next }));
  const [call] = useState(() => new VoiceCall((ask) => latest.ask(ask)));
  latest.ask = handle.ask;
  latest.next = table.next;
  const snapshot = useSyncExternalStore(call.subscribe, call.snapshot);
  const { onVoiceMessage } = handle;
  useEffect(() => onVoiceMessage((news) => call.receive(news)), [onVoiceMessage, call]);
  const { you, voices, connection } = handle.snapshot;
  useEffect(() => {
    call.note({ me: you.chair, voices, chairs: table.chairs, isConnected: connection === 'open' });
  }, [call, you.chair, voices, table.chairs, connection]);
  useEffect(() => {
    if (goingOnAt === table.code) void call.join();
    goingOnAt = undefined;
  }, [call, table.code]);
  useEffect(() => {
    const hangUp = () => call.leave();
    addEventListener('pagehide', hangUp);
    return () => {
      removeEventListener('pagehide', hangUp);
      if (call.snapshot().stage === 'on') goingOnAt = latest.next;
      call.leave();
    };
  }, [call, latest]);
  return [call, snapshot];
}
