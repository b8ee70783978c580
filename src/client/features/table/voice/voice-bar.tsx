import { type KeyboardEvent, useEffect } from 'react';
import type { TableInfo } from '../../../../protocol/table-info.ts';
import { Crest } from '../../../kit/crests/crest.tsx';
import { Icon } from '../../../kit/parts/icon.tsx';
import { useShortcuts } from '../../../kit/table/shortcuts.ts';
import { nameOnChair, seatOnChair } from '../../../play/chairs.ts';
import type { CallSnapshot, VoiceCall } from './call.ts';
import { useVoiceText } from './text/text.ts';
import styles from './voice.module.css';

/** The row above the table while in voice chat: hold to talk, stay open, and a mute button for each other person. */
export function VoiceBar({ table, call, snapshot }: { table: TableInfo; call: VoiceCall; snapshot: CallSnapshot }) {
  const text = useVoiceText();
  const { others, isOpen, staysOpen } = snapshot;
  return (
    <section className={`row gap-7 ${styles.bar}`} aria-label={text.title}>
      <TalkButton call={call} isOpen={isOpen} isCrowded={others.size > 3} />
      <button
        type="button"
        className={`sign ${styles.small}`}
        aria-pressed={staysOpen}
        aria-label={text.stayOpen}
        title={text.stayOpen}
        onClick={() => call.stayOpen(!staysOpen)}
      >
        <Icon name={staysOpen ? 'padlock-open' : 'padlock'} />
        <span className="unseen-on-phone">{text.stayOpen}</span>
      </button>
      {others.size === 0 && <p className="hint shrinks dense">{text.alone}</p>}
      <ul className={`grow ${styles.others}`}>
        {[...others].map(([chair, state]) => {
          const name = nameOnChair(table, chair);
          const isMuted = snapshot.muted.has(chair);
          const verb = isMuted ? text.unmute(name) : text.mute(name);
          const where = state === 'unreached' ? text.unreached([name]) : text.reaching(name);
          const label = state === 'connected' ? verb : `${verb} (${where})`;
          return (
            <li key={chair}>
              <button
                type="button"
                className={`sign anchor ${styles.small} ${styles.other}`}
                data-state={state}
                data-muted={isMuted || undefined}
                aria-label={label}
                title={label}
                onClick={() => call.mute(chair, !isMuted)}
              >
                <Crest seat={seatOnChair(table, chair)} />
                <span className={`one-line unseen-on-phone ${styles.name}`} aria-hidden="true">
                  {name}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Opens the microphone while held: by finger, Space or Enter, or anywhere on the page by V. */
function TalkButton({ call, isOpen, isCrowded }: { call: VoiceCall; isOpen: boolean; isCrowded: boolean }) {
  const text = useVoiceText();
  useShortcuts((key) => key === 'v' && call.hold(true));
  useEffect(() => {
    const letGo = () => call.hold(false);
    const onKey = ({ key }: globalThis.KeyboardEvent) => key.toLowerCase() === 'v' && letGo();
    addEventListener('keyup', onKey);
    addEventListener('blur', letGo);
    return () => {
      removeEventListener('keyup', onKey);
      removeEventListener('blur', letGo);
    };
  }, [call]);
  const holdByKey = (event: KeyboardEvent, isHeld: boolean) => {
    if (event.key !== ' ' && event.key !== 'Enter') return;
    event.preventDefault();
    call.hold(isHeld);
  };
  return (
    <button
      type="button"
      className={`pill row unbroken strong gap-7 ${styles.talk}`}
      data-open={isOpen || undefined}
      aria-keyshortcuts="V"
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        call.hold(true);
      }}
      onPointerUp={() => call.hold(false)}
      onPointerCancel={() => call.hold(false)}
      onContextMenu={(event) => event.preventDefault()}
      onKeyDown={(event) => holdByKey(event, true)}
      onKeyUp={(event) => holdByKey(event, false)}
      onBlur={() => call.hold(false)}
    >
      <Icon name="microphone" />
      {/* With many people a phone has no room for the words. */}
      <span className={isCrowded ? 'unseen-on-phone' : undefined}>{isOpen ? text.open : text.hold}</span>
      <span className={`unseen-on-phone ${styles.key}`} aria-hidden="true">
        V
      </span>
    </button>
  );
}
