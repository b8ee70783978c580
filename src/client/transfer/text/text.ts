import { wordsHook } from '../../text/language.ts';
import type { TransferSummary } from '../bundle.ts';
import type { FetchTrouble, StoredBundle } from '../exchange.ts';

/** What the page says on which somebody takes their progress to another device. */
export interface TransferText {
  title: string;
  lead: string;
  give: {
    title: string;
    lead: string;
    action: string;
    busy: string;
    /** Above the six words. */
    phrase: string;
    how(address: string): string;
    qr: string;
    /** How long it is good for yet, in minutes. */
    goodFor(minutes: number): string;
    expired: string;
    again: string;
    secret: string;
    failed: Readonly<Record<Extract<StoredBundle, { kind: 'failed' }>['why'], string>>;
  };
  take: {
    title: string;
    lead: string;
    label: string;
    hint: string;
    action: string;
    busy: string;
    otherCount(words: number): string;
    unknown(word: string): string;
    meant(word: string): string;
    replaces: string;
    failed: Readonly<Record<FetchTrouble, string>>;
  };
  done: {
    title(name: string | undefined): string;
    brought(brought: TransferSummary): string;
    stays: string;
    home: string;
    records: string;
  };
}

/** Its words in the page's language. */
export const useTransferText = wordsHook<TransferText>({
  en: () => import('./en.ts').then(({ en }) => en),
  it: () => import('./it.ts').then(({ it }) => it),
});
