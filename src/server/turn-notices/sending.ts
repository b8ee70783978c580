import type { Subscription } from '../../journal/subscriptions.ts';

/** What somebody is told: which game, who waits and since when; nothing that is on the table. */
export interface Notice {
  code: string;
  title: string;
  body: string;
  /** The path of the address that ends these notices, for whoever has it. */
  offPath: string;
  /** What leads to the table, and what ends these notices, in words. */
  openWords: string;
  offWords: string;
  offLabel: string;
}

/**
 * `gone`: nobody can be reached there any more. `failed`: it may work later. `refused`: this message is not taken, now
 * or later.
 */
export type SendOutcome = 'sent' | 'gone' | 'failed' | 'refused';

/** Sends a notice; may reject, which is as good as `failed`. */
export type SendNotice = (subscription: Subscription, notice: Notice) => Promise<SendOutcome>;
