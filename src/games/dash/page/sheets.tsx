import type { PlayerInfo } from '../../../client/games/game-page.ts';
import { Sheet } from '../../../client/parts/sheet.tsx';
import { Help } from '../../../client/table/help.tsx';
import type { RuleId } from '../../../engine/game.ts';
import type { DashView } from '../rules/view.ts';
import { InspectCard, InspectPlayer } from './inspect.tsx';
import type { AnyCard, Words } from './words.ts';

/** What lies beside the table to be looked at. */
export type Shown =
  | { kind: 'card'; card: AnyCard; note?: string; rule?: RuleId }
  | { kind: 'player'; seat: number }
  | { kind: 'log' }
  | { kind: 'help' }
  | { kind: 'note'; note: string; rule: RuleId };

/** The sheet for what was asked to be seen; the log has a place of its own. */
export function Sheets(props: {
  shown: Shown | undefined;
  view: DashView;
  players: readonly PlayerInfo[];
  words: Words;
  sentence: string;
  shortcuts: { on: boolean; turn(on: boolean): void };
  why(rule?: RuleId): void;
  onClose(): void;
}) {
  const { shown, words, onClose } = props;
  const closeLabel = words.page.close;
  switch (shown?.kind) {
    case undefined:
    case 'log':
      return undefined;
    case 'card':
      return (
        <Sheet title={words.name(shown.card)} closeLabel={closeLabel} onClose={onClose}>
          <InspectCard card={shown.card} words={words} note={shown.note} rule={shown.rule} why={props.why} />
        </Sheet>
      );
    case 'player': {
      const player = props.view.players[shown.seat];
      if (player === undefined) return undefined;
      return (
        <Sheet title={props.players[shown.seat]?.name ?? ''} closeLabel={closeLabel} onClose={onClose}>
          <InspectPlayer player={player} words={words} />
        </Sheet>
      );
    }
    case 'note':
    case 'help':
      return (
        <Sheet title={words.page.helpTitle} closeLabel={closeLabel} onClose={onClose}>
          <Help
            text={words.page}
            note={shown.kind === 'note' ? shown.note : undefined}
            rule={shown.kind === 'note' ? shown.rule : undefined}
            sentence={props.sentence}
            shortcuts={props.shortcuts}
            why={props.why}
          />
        </Sheet>
      );
  }
}
