import type { ReportReason } from '../../../../protocol/report-reasons.ts';
import { wordsHook } from '../../../text/language.ts';

/** The texts about strangers at an open table. */
export interface StrangersText {
  /** The host's switch. */
  open: string;
  openHint: string;
  /** During a game: who comes takes a bot's seat. */
  openHintPlaying: string;
  /** Past the limit of open tables of one address. */
  tooMany: string;
  free: string;
  freeHint: string;
  /** For everybody, in the chat. */
  phrasesOnly: string;
  mute(name: string): string;
  unmute(name: string): string;
  /** The same on a chair with the name on it. */
  muteShort: string;
  unmuteShort: string;
  report(name: string): string;
  reportShort: string;
  reportTitle(name: string): string;
  reportLead: string;
  reasons: Record<ReportReason, string>;
  words: string;
  alsoRemove(name: string): string;
  send: string;
  leaveIt: string;
  sent: string;
  close: string;
  /** Nobody has come yet. */
  alone: string;
  /** Somebody has taken a bot's seat: now one plays with a person. */
  came(name: string): string;
}

/** These texts in the page's language. */
export const useStrangersText = wordsHook<StrangersText>({
  en: () => import('./en.ts').then(({ en }) => en),
  it: () => import('./it.ts').then(({ it }) => it),
});
