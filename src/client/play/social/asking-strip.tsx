import type { TableInfo, UndoQuestion } from '../../../protocol/table-info.ts';
import type { TableHandle } from '../../connection/use-table.ts';
import { nameOnChair } from '../chairs.ts';
import { JoinStrip } from '../joining/join-strip.tsx';
import styles from './question.module.css';
import strip from './strip.module.css';
import { useSocialText } from './text/text.ts';
import { useSecondsLeft } from './use-now.ts';

/** A newcomer wants a chair and needs the viewer's consent, or the viewer wants an undo and needs the others'. */
export function AskingStrip({ table, handle }: { table: TableInfo; handle: TableHandle }) {
  const [request] = handle.snapshot.you.joinRequests ?? [];
  const { question } = table;
  if (request !== undefined) return <JoinStrip request={request} handle={handle} />;
  return question === undefined ? undefined : <AskingUndo table={table} handle={handle} question={question} />;
}

/** The requester sees who still has to answer and how much time is left, and may cancel. */
function AskingUndo({ table, handle, question }: { table: TableInfo; handle: TableHandle; question: UndoQuestion }) {
  const text = useSocialText().undo;
  const left = useSecondsLeft(question, handle);
  return (
    <>
      <output className={`two-lines grow ${strip.words}`}>
        {text.asking(question.waitingFor.map((other) => nameOnChair(table, other)))}
      </output>
      <span className={`stiff regular hint ${styles.left}`} aria-hidden="true">
        {text.seconds(left)}
      </span>
      <button
        type="button"
        className={`pill small ${strip.chip}`}
        onClick={() => void handle.ask({ kind: 'answer-undo', agree: false })}
      >
        {text.callOff}
      </button>
    </>
  );
}
