import { Icon } from '../../../kit/parts/icon.tsx';
import { useHostingText } from '../../../play/hosting/text/text.ts';
import { ConfirmationButtons, HOST_RIGHTS, useConfirmation } from '../../../play/social/confirmation.tsx';
import { useTablesText } from '../../../text/tables/text.ts';
import styles from './chairs.module.css';

/** A host's actions on a chair. Those that cannot be undone ask for confirmation on the chair itself. */
export function HostRights({ kind, ...props }: PersonProps & { kind: 'person' | 'bot' }) {
  return kind === 'bot' ? <RemoveBot {...props} /> : <RightsOnPerson {...props} />;
}

interface PersonProps {
  name: string;
  onHandOver(): void;
  onRemove(): void;
  onDone(): void;
}

function RemoveBot({ name, onRemove }: PersonProps) {
  const text = useHostingText();
  const label = useTablesText().lobby.remove(name);
  return (
    <button type="button" className={`dim sign ${styles.remove}`} aria-label={label} title={label} onClick={onRemove}>
      ✕ <span className="hint">{text.removeShort}</span>
    </button>
  );
}

function RightsOnPerson({ name, onHandOver, onRemove, onDone }: PersonProps) {
  const text = useHostingText();
  const lobby = useTablesText().lobby;
  const confirmation = useConfirmation();
  const { asked, ask, cancel, close, refOf } = confirmation;
  const shorts = { 'hand-over': text.hostShort, remove: text.removeShort };
  // Labels contain the visible text.
  const labels = { 'hand-over': `${text.hostShort}: ${name}`, remove: lobby.remove(name) };
  const words = { 'hand-over': text.handOver(name), remove: lobby.remove(name) };
  if (asked === undefined) {
    return (
      <span className={styles.rights}>
        {HOST_RIGHTS.map((right) => (
          <button
            key={right}
            ref={refOf(right)}
            type="button"
            className={`dim sign ${styles.remove}`}
            aria-label={labels[right]}
            title={words[right]}
            onClick={() => ask(right)}
          >
            {right === 'remove' ? '✕' : <Icon name="crown" />} <span className="hint">{shorts[right]}</span>
          </button>
        ))}
      </span>
    );
  }
  const isAway = asked === 'remove';
  return (
    <fieldset
      className={`bare wrap share whole-line ${styles.question}`}
      onKeyDown={({ key }) => key === 'Escape' && cancel()}
    >
      <legend>{isAway ? text.sureAwayBefore(name) : text.sureHost(name)}</legend>
      <ConfirmationButtons
        confirmation={confirmation}
        no={text.leaveIt}
        yes={words[asked]}
        onConfirm={() => {
          close();
          onDone();
          if (isAway) onRemove();
          else onHandOver();
        }}
      />
    </fieldset>
  );
}
