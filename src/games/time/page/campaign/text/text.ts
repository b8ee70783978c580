import { wordsHook } from '../../../../../client/text/language.ts';
import type { Place } from '../places.ts';

/** The texts of the campaign page: where it continues, and the way so far. */
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
  /** Abandons a table where nobody has played for a while. */
  anew: string;
  goal(goal: number): string;
  /** The state of a place of the map. */
  states: Readonly<Record<Place['state'], string>>;
  stars(count: number): string;
  starsFor: string;
  missions(count: number): string;
  best(missions: number): string;
  tries(count: number): string;
  extendedWon: string;
  /** The level that must be won first. */
  opensAfter(level: string): string;
  /** Shown before a game on the road that does not count for the campaign. */
  apart: string;
  offTheRoad: string;
  offTheRoadLead: string;
  close: string;
}

export const useCampaignText = wordsHook<CampaignText>({
  en: () => import('./en.ts').then(({ en }) => en),
  it: () => import('./it.ts').then(({ it }) => it),
});
