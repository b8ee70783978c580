import { wordsHook } from '../../text/language.ts';
import type { TransferSummary } from '../bundle.ts';
import type { FetchTrouble, StoredBundle } from '../exchange.ts';

/** The texts of device transfer. */
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
    /** How many minutes the phrase is still valid. */
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

/** These texts in the page's language. */
export const useTransferText = wordsHook<TransferText>({
  en: () => import('./en.ts').then(({ en }) => en),
  it: () => import('./it.ts').then(({ it }) => it),
});
