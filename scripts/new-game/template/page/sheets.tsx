import { Sheet } from '../../../client/parts/sheet.tsx';
import { Help } from '../../../client/table/help.tsx';
import type { RuleId } from '../../../engine/game.ts';
import type { Words } from './text/index.ts';

/** What lies beside the table to be looked at. */
export type Shown = 'log' | 'help' | undefined;

/** The sheet for what was asked to be seen; the log has a place of its own. */
export function Sheets(props: {
  shown: Shown;
  words: Words;
  sentence: string;
  shortcuts: { on: boolean; turn(on: boolean): void };
  why(rule?: RuleId): void;
  onClose(): void;
}) {
  const { page } = props.words;
  if (props.shown !== 'help') return undefined;
  return (
    <Sheet title={page.helpTitle} closeLabel={page.close} onClose={props.onClose}>
      <Help
        text={page}
        note={undefined}
        rule={undefined}
        sentence={props.sentence}
        shortcuts={props.shortcuts}
        why={props.why}
      />
    </Sheet>
  );
}
