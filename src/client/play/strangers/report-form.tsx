import { type FormEvent, useState } from 'react';
import { MAX_LINE_LENGTH } from '../../../protocol/limits.ts';
import { isShowable, withoutUnseen } from '../../../protocol/name.ts';
import { REPORT_REASONS, type ReportReason } from '../../../protocol/report-reasons.ts';
import type { PageRequest } from '../../connection/request.ts';
import { Button } from '../../kit/parts/button.tsx';
import { Checkbox } from '../../kit/parts/checkbox.tsx';
import fields from '../../kit/parts/fields.module.css';
import type { RequestResult } from '../../kit/request-result.ts';
import { useTablesText } from '../../text/tables/text.ts';
import { useStrangersText } from './text/text.ts';

interface ReportProps {
  name: string;
  chair: number;
  isHost: boolean;
  ask(request: PageRequest): Promise<RequestResult>;
  onClose(): void;
}

/** What is reported, and whether it has been sent. */
function useReport({ chair, ask }: ReportProps) {
  const { errors } = useTablesText();
  const [reason, setReason] = useState<ReportReason>('words');
  const [typed, setTyped] = useState('');
  const [isRemoved, setRemoved] = useState(false);
  const [state, setState] = useState<'asking' | 'under-way' | 'sent'>('asking');
  const [trouble, setTrouble] = useState<string>();

  async function send(event: FormEvent) {
    event.preventDefault();
    setState('under-way');
    const words = withoutUnseen(typed);
    const answer = await ask({ kind: 'report', chair, reason, ...(isShowable(words) && { words }) });
    setTrouble(answer.kind === 'error' ? errors[answer.code] : undefined);
    setState(answer.kind === 'error' ? 'asking' : 'sent');
    // The report first: it names the current player of the chair.
    if (answer.kind !== 'error' && isRemoved) await ask({ kind: 'remove', chair });
  }

  return { reason, setReason, typed, setTyped, isRemoved, setRemoved, state, trouble, send };
}

/** Reports a person to the server's owner: why, optionally in the reporter's own words. */
export function ReportForm(props: ReportProps) {
  const { name, isHost } = props;
  const text = useStrangersText();
  const { reason, setReason, typed, setTyped, isRemoved, setRemoved, state, trouble, send } = useReport(props);
  if (state === 'sent') return <p role="status">{text.sent}</p>;
  return (
    <form className="stack gap-10" onSubmit={send}>
      <p className="dim">{text.reportLead}</p>
      <fieldset className="bare stack gap-4">
        <legend>{text.reportTitle(name)}</legend>
        {REPORT_REASONS.map((one) => (
          <label key={one} className={fields.tick}>
            <input type="radio" name="reason" checked={one === reason} onChange={() => setReason(one)} />{' '}
            {text.reasons[one]}
          </label>
        ))}
      </fieldset>
      <label className="stack gap-4">
        {text.words}
        <input
          className={fields.field}
          value={typed}
          maxLength={MAX_LINE_LENGTH}
          autoComplete="off"
          onChange={(event) => setTyped(event.target.value)}
        />
      </label>
      {isHost && (
        <Checkbox checked={isRemoved} onChange={setRemoved}>
          {text.alsoRemove(name)}
        </Checkbox>
      )}
      {trouble !== undefined && (
        <p className="trouble" role="alert">
          {trouble}
        </p>
      )}
      <div className="wrap">
        <Button look="main" type="submit" disabled={state === 'under-way'}>
          {text.send}
        </Button>
        <Button look="quiet" onClick={props.onClose}>
          {text.leaveIt}
        </Button>
      </div>
    </form>
  );
}
