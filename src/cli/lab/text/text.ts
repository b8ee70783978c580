import type { Locale } from '../../../engine/text.ts';
import { en } from './en.ts';
import { it } from './it.ts';

/** A kind of finding in words; figures come with their intervals, as text. */
export interface FindingText {
  seat(found: { seat: number; share: string; par: string; isMore: boolean }): string;
  seatsEven: string;
  seatsUnclear: string;
  teamAlwaysWins(share: string): string;
  teamNeverWins(share: string): string;
  teamWins(share: string): string;
  skillOfTeams(found: { stronger: string; weaker: string; share: string; weakerShare: string }): string;
  skillCounts(found: { stronger: string; weaker: string; share: string }): string;
  skillDoesNotCount(found: { stronger: string; weaker: string; share: string }): string;
  decidedEarly(share: string): string;
  noLeadChanges(leads: string): string;
  fewChoices(choices: string): string;
  strongCard(found: { card: string; worth: string }): string;
  weakCard(found: { card: string; worth: string }): string;
  strongInGroup(found: { card: string; group: string; worth: string }): string;
  weakInGroup(found: { card: string; group: string; worth: string }): string;
  cardsEven: string;
  cardsUnclear: string;
  unwanted(found: { card: string; share: string }): string;
  measureDiffers(found: { measure: string; change: string }): string;
  seatDiffers(found: { seat: number; change: string; isMore: boolean }): string;
  cardDiffers(found: { card: string; change: string; isMore: boolean }): string;
  pointsDiffer(found: { card: string; change: string; isMore: boolean }): string;
  wantedDiffers(found: { card: string; change: string; isMore: boolean }): string;
  noDifference: string;
}

/** All texts of the lab besides the game's own words. */
export type LabText = typeof en;

/** The lab's texts in each language. */
export const LAB_TEXT: Readonly<Record<Locale, LabText>> = { en, it };
