import type { Locale } from '../../../engine/text.ts';
import type { Measure } from '../figures.ts';
import { en } from './en.ts';
import { it } from './it.ts';

/** A kind of finding in words; figures come with their intervals, as text. */
interface FindingText {
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

/** What the lab says besides the game's own words. */
export interface LabText {
  /** Stands between the bounds of an interval. */
  to: string;
  title(game: string): string;
  compared(mine: string, other: string): string;
  /** What was played; the counts as text. */
  played(what: { games: string; players: number; bot: string; seed: number; seconds: number }): string;
  headings: Readonly<
    Record<'findings' | 'seats' | 'team' | 'levels' | 'course' | 'cards' | 'wanted' | 'reading', string>
  >;
  /** What a part is for, below its heading. */
  explained: Readonly<Record<'seats' | 'team' | 'levels' | 'course' | 'cards' | 'wanted', string>>;
  measures: Readonly<Record<Measure, string>>;
  columns: Readonly<Record<'mine' | 'other' | 'difference' | 'inPoints', string>>;
  /** The axes of plots. */
  axes: Readonly<Record<'wins' | 'worth' | 'wanted' | 'difference', string>>;
  /** By its number from 1. */
  seat(seat: number): string;
  against(stronger: string, weaker: string): string;
  asTeam(level: string): string;
  noLead: string;
  noWanted: string;
  tooFew: string;
  /** Cards without figures, by their names. */
  leftOut(cards: string): string;
  asTable: string;
  reading: readonly string[];
  tones: Readonly<Record<'warning' | 'difference' | 'note', string>>;
  findings: FindingText;
}

/** The lab's words in each language. */
export const LAB_TEXT: Readonly<Record<Locale, LabText>> = { en, it };
