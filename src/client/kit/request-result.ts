import type { RuleId } from '../../engine/game.ts';
import type { ErrorCode } from '../../protocol/server-message.ts';

/** The result of a request of the page. */
export type RequestResult =
  | { kind: 'done' }
  | { kind: 'refused'; rule: RuleId }
  | { kind: 'error'; code: ErrorCode | 'lost' };
