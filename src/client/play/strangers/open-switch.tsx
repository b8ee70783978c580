import { useId, useState } from 'react';
import type { OpenState } from '../../../protocol/open-tables.ts';
import type { TableInfo } from '../../../protocol/table-info.ts';
import type { PageRequest } from '../../connection/request.ts';
import { Checkbox } from '../../kit/parts/checkbox.tsx';
import type { RequestResult } from '../../kit/request-result.ts';
import { useLocale } from '../../text/language.ts';
import { useTablesText } from '../../text/tables/text.ts';
import { useLatestChoice } from '../use-latest-choice.ts';
import { useStrangersText } from './text/text.ts';

/** The host's switch: whether anybody may join, and how strangers may talk. */
export function OpenSwitch(props: { table: TableInfo; ask(request: PageRequest): Promise<RequestResult> }) {
  const { table } = props;
  const text = useStrangersText();
  const { errors } = useTablesText();
  const language = useLocale();
  const id = useId();
  const known: OpenState = table.open ?? { listed: false, language, talk: 'phrases' };
  const [trouble, setTrouble] = useState<string>();
  const [open, choose] = useLatestChoice(known, async (to) => {
    const answer = await props.ask({ kind: 'set-open', ...to });
    const why = answer.kind === 'error' ? answer.code : undefined;
    setTrouble(why === 'too-many' ? text.tooMany : why && errors[why]);
  });
  const set = (change: Partial<OpenState>) => choose({ ...open, language, ...change });
  const hint = table.status === 'playing' ? text.openHintPlaying : text.openHint;
  return (
    <div className="stack gap-4" data-open={open.listed}>
      <Checkbox checked={open.listed} onChange={(listed) => set({ listed })}>
        <span aria-describedby={id}>{text.open}</span>
      </Checkbox>
      <p id={id} className="hint">
        {hint}
      </p>
      <p className="trouble" role="alert">
        {trouble}
      </p>
      {table.open !== undefined && (
        <>
          <Checkbox checked={open.talk === 'free'} onChange={(isFree) => set({ talk: isFree ? 'free' : 'phrases' })}>
            {text.free}
          </Checkbox>
          <p className="hint">{text.freeHint}</p>
        </>
      )}
    </div>
  );
}
