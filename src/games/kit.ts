import type { ComponentType } from 'react';
import type { GamePageProps } from '../client/games/game-page.ts';
import type { Course } from '../client/learn/level.ts';
import type { RuleAt } from '../client/table/pointing/rule-at.ts';
import type { ByLanguage } from '../client/text/by-language.ts';
import type { Bot } from '../engine/bot.ts';
import type { Box } from '../engine/game.ts';
import type { OptionFields, Options } from '../engine/options.ts';
import type { Locale } from '../engine/text.ts';
import type { CampaignInfo } from '../protocol/table-info.ts';

/** The same words in every language of the house. */
export type Words = Readonly<Record<Locale, string>>;

/** A colour by day and by night. */
export type Colour = readonly [light: string, dark: string];

/** A way in that only this game has, beside `play now` and the invitation: a table with these options, or its campaign. */
export type WayIn =
  | { kind: 'table'; label: Words; options: Options; before?(): void }
  | { kind: 'campaign'; label: Words };

/** What is known of a game before any of it is loaded. */
export interface GameFacts {
  seats: { min: number; max: number };
  /** Bots to choose from, the usual one first. */
  bots: readonly string[];
  /** How many bots sit at a table of `play now`. */
  company: number;
  /** What a table of `play now` chooses that others do not, and what its door says about that. */
  playNow?: { options: Options; note: Words };
  /** Everybody acts at once against a clock: nothing is taken back, nobody is waited for, and the page shows what is said. */
  realTime?: true;
  /** Its door on the first page; `icon` by its name at game-icons.net. */
  door: { icon: string; name: string; mood: Words; minutes: number };
  /** `mood` for what stands out, `glow` behind the page, `flame` of the torch. */
  colours: { mood: Colour; glow: Colour; flame: string };
  /** Whether everybody plays against the game, and not against each other. */
  isTogether(options: Options): boolean;
  /** What the highest score is called in the records, and whether a game of so many seats has one; always unless it says. */
  score: { highest: Words; isCounted?(options: Options, seats: number): boolean };
  /** The page lists everybody's cards by player where there is room, so a replay need not. */
  listsHands?: true;
}

/** What a replay shows of a game besides its page. */
export interface ReplayParts {
  /** The kinds of events that get a mark on the time line. */
  moments: readonly string[];
  /** What one seat has in hand, by name, in that seat's own view. */
  inHand(view: unknown, at: { seat: number; pack: unknown; locale: Locale }): string[];
  /** A spectator's view with what lies face down on the table, where a game has such. */
  openTable?(view: unknown, state: unknown): unknown;
}

/** What the map of a campaign is drawn from. */
export interface CampaignMapProps {
  info: CampaignInfo;
  pack: unknown;
}

/** What is seen of a game. Each part is loaded when it is wanted. */
export interface PageParts {
  /** What the host can choose. */
  options: OptionFields;
  /** Ways in on its door, beside `play now` and the invitation. */
  ways?: readonly WayIn[];
  page(): Promise<ComponentType<GamePageProps>>;
  /** The words that come with the page. */
  words: ByLanguage<unknown>;
  /** Which rule stands behind what is on the table. */
  ruleAt(): Promise<RuleAt>;
  course(): Promise<Course>;
  gallery(): Promise<ComponentType<{ locale: Locale }>>;
  /** The map of its campaign, where it has one. */
  campaign?(): Promise<ComponentType<CampaignMapProps>>;
  /** The rulebook as it is written. */
  book: Readonly<Record<Locale, () => Promise<{ default: string }>>>;
  /** An event as the page keeps it once others have followed, where what was seen must not be read up. */
  retell?(event: unknown): unknown;
}

/** The sprites of a game by name (`sprites.json`): what the page draws, and the parts of the standard pack whose cards it draws. */
export type Sprites = Readonly<Record<string, { page: readonly string[]; parts?: readonly string[] }>>;

/** The parts of a game: each is loaded when it is wanted, by `load.ts` or by the pages. */
export interface GameParts<
  Rules extends { box: Box },
  Bots extends { bots: readonly Bot[] },
  Replay extends { replay: ReplayParts },
  Pages extends { pages: PageParts },
> {
  rules: Rules;
  bots: Bots;
  replay: Replay;
  pages: Pages;
}
