import type { FirstTurnText } from '../../../../client/kit/guide/first-turn.ts';
import type { HelpText } from '../../../../client/kit/table/text/text.ts';
import { byLanguage } from '../../../../client/text/by-language.ts';
import type { NewGameText } from '../../text/text.ts';

/** The hints of a first turn. */
export type NewGamePointer = 'roll' | 'heap' | 'stop';

/** All texts of New Game's page that are not in `text/`. A `gold` that is a string includes its unit: "3 gold". */
export interface NewGamePageText extends HelpText {
  firstTurn: FirstTurnText<NewGamePointer>;
  turnOf(turn: number, of: number): string;
  heap: string;
  rolls: string;
  status: {
    rollFirst: string;
    rollMore(gold: string): string;
    other(name: string, gold: string): string;
    over: string;
  };
  verbs: {
    roll: string;
    stop(gold: string): string;
  };
  scoring: {
    wins(names: readonly string[]): string;
    youWin: string;
    total: string;
  };
}

/** The game's texts and its page's texts, by language. */
export interface Words {
  game: NewGameText;
  page: NewGamePageText;
}

export const newGameText = byLanguage<Words>({
  en: () => import('./en.ts').then(({ en, game }) => ({ page: en, game })),
  it: () => import('./it.ts').then(({ it, game }) => ({ page: it, game })),
});
