import { useState } from 'react';
import { MAX_LINE_LENGTH } from '../../../protocol/limits.ts';
import { isShowable, withoutUnseen } from '../../../protocol/name.ts';
import { PHRASES, REACTIONS } from '../../../protocol/phrases.ts';
import type { TableInfo } from '../../../protocol/table-info.ts';
import { saysPhrasesOnly } from '../../connection/phrases-only.ts';
import type { TableHandle } from '../../connection/use-table.ts';
import { Button } from '../../kit/parts/button.tsx';
import fields from '../../kit/parts/fields.module.css';
import { useStrangersText } from '../strangers/text/text.ts';
import { ReactionPicture } from './reaction.tsx';
import styles from './talk.module.css';
import { useSocialText } from './text/text.ts';
import { saidWords } from './toast-words.tsx';

/** The chat and everything that can be said: the same in the lobby and at the table. */
export function TalkPanel(props: {
  table: TableInfo;
  handle: TableHandle;
  /** True also for somebody who has just requested a chair. */
  isSeated?: boolean;
}) {
  const { table, handle } = props;
  const text = useSocialText();
  const strangers = useStrangersText();
  const { said, you } = handle.snapshot;
  const isSeated = props.isSeated ?? you.chair !== undefined;
  return (
    <div className="stack gap-10">
      <div className={`stack dim scrolls ${styles.lines}`}>
        {said.length === 0 && <p>{text.talk.nothing}</p>}
        {said.map((line) => (
          <p key={line.id}>{saidWords(line, text)}</p>
        ))}
      </div>
      {isSeated &&
        (saysPhrasesOnly(table) ? <p className="dim">{strangers.phrasesOnly}</p> : <OwnWords handle={handle} />)}
      {isSeated && (
        <ul className={`wrap ${styles.choices}`} aria-label={text.talk.phrasesTitle}>
          {PHRASES.map((phrase) => (
            <li key={phrase}>
              <button type="button" className="pill" onClick={() => void handle.ask({ kind: 'say', phrase })}>
                {text.talk.phrases[phrase]}
              </button>
            </li>
          ))}
        </ul>
      )}
      {!isSeated && <p className="dim">{text.talk.watchersReact}</p>}
      <ul className={`wrap ${styles.choices}`} aria-label={text.talk.reactionsTitle}>
        {REACTIONS.map((reaction) => (
          <li key={reaction}>
            <button
              type="button"
              className={`pill ${styles.reaction}`}
              aria-label={text.talk.reactions[reaction]}
              title={text.talk.reactions[reaction]}
              onClick={() => void handle.ask({ kind: 'react', reaction })}
            >
              <ReactionPicture reaction={reaction} />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function OwnWords({ handle }: { handle: TableHandle }) {
  const text = useSocialText().talk;
  const [typed, setTyped] = useState('');
  return (
    <form
      className="row"
      onSubmit={(event) => {
        event.preventDefault();
        const line = withoutUnseen(typed);
        if (!isShowable(line)) return;
        void handle.ask({ kind: 'say', text: line });
        setTyped('');
      }}
    >
      <input
        className={`grow ${fields.field}`}
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
