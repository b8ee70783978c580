import type { JoinRequest } from '../../../protocol/table-info.ts';
import type { TableHandle } from '../../connection/use-table.ts';
import { playSound } from '../../device/sound.ts';
import { useOnChange } from '../../kit/use-on-change.ts';
import strip from '../social/strip.module.css';
import { useJoiningText } from './text.ts';

/** Asks the players whether a newcomer may take a bot's chair; one after the other. */
export function JoinStrip({ request, handle }: { request: JoinRequest; handle: TableHandle }) {
  const text = useJoiningText();
  const { id, name } = request;
  useOnChange(id, () => playSound('call'));
  const answer = (agree: boolean) => void handle.ask({ kind: 'answer-join', id, agree });
  return (
    <>
      <p className={`two-lines grow ${strip.words}`} role="alert">
        <output className="strong">{text.question(name)}</output>
      </p>
      <button
        type="button"
        className={`pill small one-line ${strip.chip}`}
        aria-label={text.letInName(name)}
        onClick={() => answer(true)}
      >
        {text.letIn}
      </button>
      <button
        type="button"
        className={`pill small one-line ${strip.chip}`}
        aria-label={text.noName(name)}
        onClick={() => answer(false)}
      >
        {text.no}
      </button>
    </>
  );
}
