import type { Subscription } from '../../journal/subscriptions.ts';

/** The content of a notice: the game, who waits and since when; nothing from the table. */
export interface Notice {
  code: string;
  title: string;
  body: string;
  /** The path that ends these notices, without further permission. */
  offPath: string;
  /** The words for the link to the table, and for ending these notices. */
  openWords: string;
  offWords: string;
  offLabel: string;
}

/**
 * `gone`: the address no longer exists. `failed`: it may work later. `refused`: this message is not accepted, now or
 * later.
 */
export type SendOutcome = 'sent' | 'gone' | 'failed' | 'refused';

/** Sends a notice; a rejection counts as `failed`. */
export type SendNotice = (subscription: Subscription, notice: Notice) => Promise<SendOutcome>;
