import type { Joining, TableInfo } from '../../../protocol/table-info.ts';
import type { TableHandle } from '../../connection/use-table.ts';
import { useNow } from '../social/use-now.ts';
import { useJoiningText } from './text.ts';

/** For somebody who has requested a chair of a private game: that they wait, or were refused. */
export function Waiting(props: {
  joining: Joining;
  table: TableInfo;
  handle: TableHandle;
  onAgain(): void;
  onCancel(): void;
}) {
  const { joining, handle } = props;
  const text = useJoiningText();
  const now = useNow(handle.now, 1000);
  const isAnybodyHere = props.table.chairs.some((chair) => chair.kind === 'person' && chair.here);
  if (joining.state !== 'refused') {
    return (
      <span className="wrap centred">
        <output>{isAnybodyHere ? text.waiting : text.nobodyHere}</output>
        <button type="button" className="pill small" onClick={props.onCancel}>
          {text.cancel}
        </button>
      </span>
    );
  }
  const { again } = joining;
  return (
    <span className="wrap centred">
      <output>{again === undefined || now >= again ? text.refused : text.refusedForNow}</output>
      {again !== undefined && now >= again && (
        <button type="button" className="pill small" onClick={props.onAgain}>
          {text.again}
        </button>
      )}
    </span>
  );
}
