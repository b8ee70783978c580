import { wordsHook } from '../../../../../client/text/language.ts';
import type { Place } from '../places.ts';

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
  goal(goal: number): string;
  /** How a place of the map stands. */
  states: Readonly<Record<Place['state'], string>>;
  stars(count: number): string;
  starsFor: string;
  missions(count: number): string;
  best(missions: number): string;
  tries(count: number): string;
  extendedWon: string;
  /** The level that has to be won before. */
  opensAfter(level: string): string;
  /** Said before a game of the road that doesn't count for the campaign. */
  apart: string;
  offTheRoad: string;
  offTheRoadLead: string;
  close: string;
}

export const useCampaignText = wordsHook<CampaignText>({
  en: () => import('./en.ts').then(({ en }) => en),
  it: () => import('./it.ts').then(({ it }) => it),
});
