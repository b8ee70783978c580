import { createContext, type ReactNode, useContext } from 'react';
import type { RuleId } from '../../../engine/game.ts';
import { type StageNow, stillStage } from '../stage/stage-now.ts';
import type { ToldStory } from '../story/story.ts';
import type { OpenMoment } from './moment.ts';
import type { NowAction } from './what-now.ts';

/** On a shared device, once one's turn is over: the button that covers one's cards and passes the device on. */
export interface PassOn {
  label: string;
  onPass(): void;
}

/** What a table gives the parts of its page. A replay gives some of it, the gallery nothing. */
export interface TableContext {
  stage: StageNow;
  /** Shows what could not be done, in a line that disappears by itself. */
  sayWhyNot(whyNot: NotDone): void;
  /** Whether the log's column is open by default: on a big screen, unless the game shows captions of its own. */
  logColumn: 'open' | 'big-screen' | 'folded';
  /** How the log opens moments: a running table looks back, a replay jumps there, a finished table goes to its replay. */
  openReplayAt?: OpenMoment;
  /** Finds out what can be done; missing where nothing can. */
  whatNow?: (() => Promise<readonly NowAction[]>) | undefined;
  /** Finds out what to do; missing where no advice is given, as beside other people. */
  advice?: ((signal: AbortSignal) => Promise<GivenAdvice | undefined>) | undefined;
  /** Set while the device must be passed on: the prompt's place has its button. */
  passOn?: PassOn | undefined;
  /** The story shown at the end of a game. */
  story?: ToldStory | undefined;
  /** A picture of the moment a game turned on, with the way there. */
  endMoment?: ReactNode;
  /** What the reader has earned in this game, for the end. */
  earned?: ReactNode;
  /** Whether the game was already over when the page was opened: then its count is not animated again. */
  wasOver: boolean;
}

const Context = createContext<TableContext>({
  stage: stillStage,
  sayWhyNot: () => undefined,
  logColumn: 'folded',
  wasOver: false,
});

export function useTableContext(): TableContext {
  return useContext(Context);
}

/** Gives the parts inside something else than what is around them; the rest stays as it is. */
export function TableProvider({ children, ...given }: Partial<TableContext> & { children?: ReactNode }) {
  return <Context value={{ ...useTableContext(), ...given }}>{children}</Context>;
}

/** Advice for the current decision, in the reader's language. */
export interface GivenAdvice {
  move: string;
  /** The chance to win with it, and the half-width of its interval. */
  chance?: { share: number; error: number };
  /** The alternative it was compared with. */
  instead?: string;
  why?: string;
}

/**
 * An action that was not possible: forbidden by a rule, too soon after the last move, or for a reason of the page
 * itself.
 */
export type NotDone =
  | { kind: 'refused'; rule: RuleId }
  | { kind: 'under-way' }
  | { kind: 'said'; words: string; rule: RuleId };
