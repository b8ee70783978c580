import type { PlayerInfo } from '../../../client/games/game-page.ts';
import { Sheet } from '../../../client/parts/sheet.tsx';
import { Help } from '../../../client/table/help.tsx';
import type { RuleId, Seat } from '../../../engine/game.ts';
import { DAYS, type Day } from '../rules/state.ts';
import type { DaysView } from '../rules/view.ts';
import { InspectDiscard, InspectStack, InspectWeek } from './inspect.tsx';
import type { Words } from './words.ts';

/** What lies beside the table to be looked at. */
export type Shown =
  | { kind: 'stack'; board: Seat; day: Day }
  | { kind: 'week'; seat: Seat }
  | { kind: 'discard' }
  | { kind: 'log' }
  | { kind: 'help' };

/** The sheet for what was asked to be seen; the log has a place of its own. */
export function Sheets(props: {
  shown: Shown | undefined;
  view: DaysView;
  players: readonly PlayerInfo[];
  words: Words;
  sentence: string;
  shortcuts: { on: boolean; turn(on: boolean): void };
  why(rule?: RuleId): void;
  onShow(shown: Shown): void;
  onClose(): void;
}) {
  const { shown, view, players, words, onClose } = props;
  const common = { closeLabel: words.page.close, onClose };
  switch (shown?.kind) {
    case undefined:
    case 'log':
      return undefined;
    case 'stack': {
      const title = `${players[shown.board]?.name}, ${words.game.days[DAYS[shown.day]]}`;
      return (
        <Sheet title={title} {...common} key={`${shown.board}-${shown.day}`}>
          <InspectStack week={view.boards[shown.board]} day={shown.day} words={words} why={props.why} />
        </Sheet>
      );
    }
    case 'week':
      return (
        <Sheet title={words.page.weekOf(players[shown.seat]?.name ?? '')} {...common}>
          <InspectWeek
            week={view.boards[shown.seat]}
            seat={shown.seat}
            words={words}
            onDay={(board, day) => props.onShow({ kind: 'stack', board, day })}
          />
        </Sheet>
      );
    case 'discard':
      return (
        <Sheet title={words.page.discardTitle} {...common}>
          <InspectDiscard cards={view.discard} words={words} />
        </Sheet>
      );
    case 'help':
      return (
        <Sheet title={words.page.helpTitle} {...common}>
          <Help
            text={words.page}
            note={undefined}
            rule={undefined}
            sentence={props.sentence}
            shortcuts={props.shortcuts}
            why={props.why}
          />
        </Sheet>
      );
  }
}
