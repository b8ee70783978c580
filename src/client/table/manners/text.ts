import type { Person } from '../../../engine/text.ts';
import type { Phrase, Reaction } from '../../../protocol/phrases.ts';
import type { UndoRefusal } from '../../../protocol/server-message.ts';
import { wordsHook } from '../../text/language.ts';

/** The texts about manners, chat and undo, in the lobby and at the table. */
export interface MannersText {
  talk: {
    open: string;
    title: string;
    phrases: Record<Phrase, string>;
    reactions: Record<Reaction, string>;
    reactionsTitle: string;
    phrasesTitle: string;
    type: string;
    send: string;
    close: string;
    nothing: string;
    watcher: string;
    watchersReact: string;
  };
  undo: {
    verb: string;
    /** Who is asked, if anybody. */
    asks: Record<'table' | 'device', string>;
    asking(names: readonly string[]): string;
    callOff: string;
    seconds(left: number): string;
    question(name: string): string;
    /** How many later moves are lost with the undo. */
    later(count: number): string;
    agree: string;
    decline: string;
    refused(name: string | undefined, why: UndoRefusal): string;
    undone(who: Person, law: 'free' | 'agreed'): string;
  };
  absence: {
    stoodIn(name: string): string;
    /** By their own wish. */
    rests(name: string): string;
    cameBack(name: string): string;
    tookOver(name: string): string;
    sentAway(name: string, bot: string): string;
    playingFor(names: readonly string[]): string;
    playingForYou: string;
    /** Those whose turn it is and who are away; at a live table a bot will play for them. */
    away(names: readonly string[], pace: 'live' | 'slow'): string;
  };
  turn: {
    thinking(names: readonly string[], minutes: number): string;
    nudge(names: readonly string[]): string;
    nudged(from: string, names: readonly string[]): string;
    nudgedYou(from: string): string;
    yours: string;
    /** Opens how one is told of one's turns, at a slow table. */
    tell: string;
    notice(game: string): string;
  };
  chairs: {
    take(name: string): string;
    takeFrom: string;
    /** Beside a name: a bot moves for them. */
    byBot: string;
    playMyself: string;
  };
  manners: {
    title: string;
    isSlow: string;
    /** Beside the table, for everybody. */
    isPractice: string;
  };
}

/** These texts in the reader's language. */
export const useMannersText = wordsHook<MannersText>({
  en: () => import('./en.ts').then(({ en }) => en),
  it: () => import('./it.ts').then(({ it }) => it),
});
