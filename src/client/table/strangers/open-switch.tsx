import { useId } from 'react';
import type { OpenState } from '../../../protocol/open-tables.ts';
import type { TableInfo } from '../../../protocol/table-info.ts';
import type { PageRequest } from '../../connection/request.ts';
import { Checkbox } from '../../kit/parts/checkbox.tsx';
import { useLocale } from '../../text/language.ts';
import { useLatestChoice } from '../use-latest-choice.ts';
import { useStrangersText } from './text/text.ts';

/** The host's switch: whether anybody may join, and how strangers may talk. */
export function OpenSwitch({ table, ask }: { table: TableInfo; ask(request: PageRequest): Promise<unknown> }) {
  const text = useStrangersText();
  const language = useLocale();
  const id = useId();
  const known: OpenState = table.open ?? { listed: false, language, talk: 'phrases' };
  const [open, choose] = useLatestChoice(known, (to) => ask({ kind: 'set-open', ...to }));
  const set = (change: Partial<OpenState>) => choose({ ...open, language, ...change });
  const hint = table.status === 'playing' ? text.openHintPlaying : text.openHint;
  return (
    <div className="stack tight" data-open={open.listed}>
      <Checkbox checked={open.listed} onChange={(listed) => set({ listed })}>
        <span aria-describedby={id}>{text.open}</span>
      </Checkbox>
      <p id={id} className="hint">
        {hint}
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
