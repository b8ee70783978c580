import type { ComponentType } from 'react';
import type { TellStory } from '../client/kit/end/story.ts';
import type { GamePageProps } from '../client/kit/game-page.ts';
import type { FirstTurn, FirstTurnText } from '../client/kit/guide/first-turn.ts';
import type { GameStage } from '../client/kit/stage/beat.ts';
import type { TellRecap } from '../client/kit/stage/recap.ts';
import type { RuleAt } from '../client/kit/table/rule-at.ts';
import type { WhatNow } from '../client/kit/table/what-now.ts';
import type { Course } from '../client/learn/level.ts';
import type { ByLanguage } from '../client/text/by-language.ts';
import type { Bot } from '../engine/bot.ts';
import type { Box } from '../engine/game.ts';
import type { OptionChapters } from '../engine/option-chapters.ts';
import type { OptionFields, Options } from '../engine/options.ts';
import type { OptionsTextOf } from '../engine/options-text.ts';
import type { Bilingual, Locale } from '../engine/text.ts';
import type { CampaignInfo } from '../protocol/table-info.ts';

/** A colour by day and by night. */
export type Colour = readonly [light: string, dark: string];

/** A way in that only this game has, beside `play now` and the invitation: a table with these options, or its campaign. */
export type WayIn =
  | { kind: 'table'; label: Bilingual; options: Options; before?(): void }
  | { kind: 'campaign'; label: Bilingual };

/** A bot that people can choose: its id in `bots/index.ts`, and how it plays, in a word ("careful"). */
export interface BotFacts {
  id: string;
  name: Bilingual;
}

/** What is known of a game before any of it is loaded. */
export interface GameFacts {
  seats: { min: number; max: number };
  /** Bots to choose from; the first is the usual one, which also plays for people who are gone. */
  bots: readonly [usual: BotFacts, ...others: BotFacts[]];
  /** How many bots sit at a table of `play now`. */
  company: number;
  /** The first game somebody new is offered: nothing to prepare, and a turn that explains itself. One game says so. */
  isForFirst?: true;
  /** What a table of `play now` chooses that others do not, and what its door says about that. */
  playNow?: { options: Options; note: Bilingual };
  /** Everybody acts at once against a clock: nothing is taken back, nobody is waited for, and the page shows what is said. */
  realTime?: true;
  /** Its door on the first page; `icon` by its name at game-icons.net. */
  door: { icon: string; name: string; mood: Bilingual; minutes: number };
  /** Who made the game that this is nobody's official version of; none where it is our own. */
  credit?: { who: string; licence?: string };
  /** `mood` for what stands out, `glow` behind the page, `flame` of the torch. */
  colours: { mood: Colour; glow: Colour; flame: string };
  /** Whether everybody plays against the game, and not against each other. */
  isTogether(options: Options): boolean;
  /** On one device that is passed round: whether people have nothing to hide from each other, so that nothing is covered between turns. */
  isOpenOnOneDevice?(options: Options): boolean;
  /** What the highest score is called in the records, and whether a game of so many seats has one; always unless it says. */
  score: { highest: Bilingual; isCounted?(options: Options, seats: number): boolean };
  /** The options by which a finished game is told apart later: players' devices keep these with its result. */
  keptOptions?: readonly string[];
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
  /** The finished games of this device that belong to no campaign. */
  kept: readonly KeptResult[];
}

/** A finished game of this device: its kept options, and how it went for whoever has the device. */
export interface KeptResult {
  options: Options;
  isWon: boolean;
  score?: number;
}

/** What is seen of a game. Each part is loaded when it is wanted. */
export interface PageParts<Fields extends OptionFields = OptionFields> {
  /** What the host can choose. */
  options: Fields;
  /** What that is called. */
  optionsText: ByLanguage<OptionsTextOf<Fields>>;
  /** The same by chapter, with pictures, where it is too much for one list. */
  chapters?: ByLanguage<OptionChapters>;
  /** Ways in on its door, beside `play now` and the invitation. */
  ways?: readonly WayIn[];
  page(): Promise<ComponentType<GamePageProps>>;
  /** How its steps are seen, where one beat for all of a step is not enough. */
  stage?(): Promise<GameStage>;
  /** How a finished game went for whoever reads it: `story.ts`. */
  story?(): Promise<TellStory>;
  /** What others did before one's turn, in a line: `recap.ts`. Without it the last lines of the log say it. */
  recap?(): Promise<TellRecap>;
  /** What one may do now, in plain words: `page/help/what-now.ts`. Without it, help has the sentence of the page. */
  whatNow?(): Promise<WhatNow>;
  /** What it points at in somebody's first turn on a device: `page/first-turn.ts`. */
  firstTurn(): Promise<FirstTurn>;
  /** The words that come with the page. */
  words: ByLanguage<{ page: { firstTurn: FirstTurnText } }>;
  /** Which rule stands behind what is on the table. */
  ruleAt(): Promise<RuleAt>;
  course(): Promise<Course>;
  gallery(): Promise<ComponentType<{ locale: Locale }>>;
  /** Its campaign, where it has one. */
  campaign?: {
    map(): Promise<ComponentType<CampaignMapProps>>;
    /** What a game of it that was won is called among the medals, by the options it was played with. */
    medal(options: Options, words: { optionsText: OptionsTextOf<Fields>; locale: Locale }): string | undefined;
  };
  /** The rulebook as it is written. */
  book: Readonly<Record<Locale, () => Promise<{ default: string }>>>;
  /** An event as the page keeps it once others have followed, where what was seen must not be read up. */
  retell?(event: unknown): unknown;
}

/** The sprites of a game by name (`sprites.json`): what the page draws, and the parts of the standard pack whose cards it draws. */
export type Sprites = Readonly<Record<string, { page: readonly string[]; parts?: readonly string[] }>>;

/** A game's painted pictures by name (`pictures/manifest.json`, made by the foundry): size, bytes in each format, and whose icons they are. */
export type Pictures = Readonly<
  Record<string, { width: number; height: number; avif: number; webp: number; credit: string }>
>;

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
