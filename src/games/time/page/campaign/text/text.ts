import { wordsHook } from '../../../../../client/text/language.ts';

/** What the page of a campaign of Dungeon Time says: where it goes on, and the way so far. */
export interface CampaignText {
  lead: string;
  journey: string;
  won: string;
  extended: string;
  next: string;
  choose: string;
  play(what: string): string;
  playBots(what: string): string;
  again: string;
  toTable: string;
  under(what: string): string;
  /** Leaves a game that nobody has gone on with for a while. */
  anew: string;
  medals: { won(completed: number, goal: number): string; lost: string; tries(count: number): string };
  bonus: string;
  goal(goal: number): string;
}

export const useCampaignText = wordsHook<CampaignText>({
  en: () => import('./en.ts').then(({ en }) => en),
  it: () => import('./it.ts').then(({ it }) => it),
});
