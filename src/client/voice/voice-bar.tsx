import { type KeyboardEvent, useEffect } from 'react';
import type { TableInfo } from '../../protocol/table-info.ts';
import { Crest } from '../parts/crest.tsx';
import { Icon } from '../parts/icon.tsx';
import { nameOn } from '../table/manners/name-on.ts';
import { useShortcuts } from '../table/shortcuts.ts';
import type { Call, CallSnapshot } from './call.ts';
import { seatOnChair } from './seat-on-chair.ts';
import { useVoiceText } from './text.ts';
import styles from './voice.module.css';

/** One row above the table while one has joined: hold to talk, stay open, and the others, each to be muted. */
export function VoiceBar({ table, call, snapshot }: { table: TableInfo; call: Call; snapshot: CallSnapshot }) {
  const text = useVoiceText();
  const { others, isOpen, staysOpen } = snapshot;
  return (
    <section className={styles.bar} aria-label={text.title} data-crowd={others.size > 3 || undefined}>
      <TalkButton call={call} isOpen={isOpen} />
      <button
        type="button"
        className={styles.small}
        aria-pressed={staysOpen}
        aria-label={text.stayOpen}
        title={text.stayOpen}
        onClick={() => call.stayOpen(!staysOpen)}
      >
        <Icon name={staysOpen ? 'padlock-open' : 'padlock'} />
        <span className={styles.wide}>{text.stayOpen}</span>
      </button>
      {others.size === 0 && <p className={styles.alone}>{text.alone}</p>}
      <ul className={styles.others}>
        {[...others].map(([chair, state]) => {
          const name = nameOn(table, chair);
          const isMuted = snapshot.muted.has(chair);
          const verb = isMuted ? text.unmute(name) : text.mute(name);
          const where = state === 'unreached' ? text.unreached([name]) : text.reaching(name);
          const label = state === 'connected' ? verb : `${verb} (${where})`;
          return (
            <li key={chair}>
              <button
                type="button"
                className={styles.other}
                data-state={state}
                data-muted={isMuted || undefined}
                aria-label={label}
                title={label}
                onClick={() => call.mute(chair, !isMuted)}
              >
                <Crest seat={seatOnChair(table, chair)} />
                <span className={styles.name} aria-hidden="true">
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

/** Open for as long as it is held: by a finger, by Space or Enter, or anywhere on the page by V. */
function TalkButton({ call, isOpen }: { call: Call; isOpen: boolean }) {
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
      className={styles.talk}
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
      <span className={styles.word}>{isOpen ? text.open : text.hold}</span>
      <span className={styles.key} aria-hidden="true">
        V
      </span>
    </button>
  );
}
