import { useState } from 'react';
import { MAX_LINE_LENGTH } from '../../../protocol/limits.ts';
import { isShowable, withoutUnseen } from '../../../protocol/name.ts';
import { PHRASES, REACTIONS } from '../../../protocol/phrases.ts';
import type { TableInfo } from '../../../protocol/table-info.ts';
import type { TableHandle } from '../../connection/use-table.ts';
import { BarTools } from '../../parts/bar-tools.tsx';
import { Button } from '../../parts/button.tsx';
import { Icon } from '../../parts/icon.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import tools from '../tools.module.css';
import { REACTION_SIGNS, saidWords } from './notes.tsx';
import { SendAway } from './send-away.tsx';
import styles from './talk.module.css';
import { useMannersText } from './text.ts';
import { TellMe } from './turn-bell.tsx';

/** A tool of the bar that opens what can be said: phrases everybody reads in their language, own words, and feelings. */
export function Talk({ table, handle }: { table: TableInfo; handle: TableHandle }) {
  const text = useMannersText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <BarTools>
        <button
          type="button"
          className={tools.tool}
          aria-expanded={isOpen}
          aria-label={text.talk.open}
          title={text.talk.open}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name="talk" />
        </button>
      </BarTools>
      {isOpen && (
        <Sheet title={text.talk.title} closeLabel={text.talk.close} onClose={() => setOpen(false)}>
          <TalkSheet table={table} handle={handle} />
        </Sheet>
      )}
    </>
  );
}

function TalkSheet({ table, handle }: { table: TableInfo; handle: TableHandle }) {
  const text = useMannersText();
  const { said, you } = handle.snapshot;
  const isSeated = you.chair !== undefined;
  return (
    <div className={styles.talk}>
      <div className={styles.lines}>
        {said.length === 0 && <p>{text.talk.nothing}</p>}
        {said.map((line) => (
          <p key={line.id}>{saidWords(line, table, text)}</p>
        ))}
      </div>
      {isSeated && <OwnWords handle={handle} />}
      {isSeated && (
        <ul className={styles.choices} aria-label={text.talk.phrasesTitle}>
          {PHRASES.map((phrase) => (
            <li key={phrase}>
              <button type="button" onClick={() => void handle.ask({ kind: 'say', phrase })}>
                {text.talk.phrases[phrase]}
              </button>
            </li>
          ))}
        </ul>
      )}
      {!isSeated && <p className={styles.hint}>{text.talk.watchersReact}</p>}
      <ul className={styles.choices} aria-label={text.talk.reactionsTitle}>
        {REACTIONS.map((reaction) => (
          <li key={reaction}>
            <button
              type="button"
              className={styles.reaction}
              aria-label={text.talk.reactions[reaction]}
              title={text.talk.reactions[reaction]}
              onClick={() => void handle.ask({ kind: 'react', reaction })}
            >
              {REACTION_SIGNS[reaction]}
            </button>
          </li>
        ))}
      </ul>
      {isSeated && <TellMe />}
      <SendAway table={table} handle={handle} />
    </div>
  );
}

function OwnWords({ handle }: { handle: TableHandle }) {
  const text = useMannersText().talk;
  const [typed, setTyped] = useState('');
  return (
    <form
      className={styles.own}
      onSubmit={(event) => {
        event.preventDefault();
        const line = withoutUnseen(typed);
        if (!isShowable(line)) return;
        void handle.ask({ kind: 'say', text: line });
        setTyped('');
      }}
    >
      <input
        aria-label={text.type}
        placeholder={text.type}
        value={typed}
        maxLength={MAX_LINE_LENGTH}
        autoComplete="off"
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button look="plain" type="submit">
        {text.send}
      </Button>
    </form>
  );
}
