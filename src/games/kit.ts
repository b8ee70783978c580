import type { ComponentType, ReactNode } from 'react';
import type { GamePageProps } from '../client/kit/game-page.ts';
import type { FirstTurn, FirstTurnText } from '../client/kit/guide/first-turn.ts';
import type { Course } from '../client/kit/lessons/level.ts';
import type { GameStage } from '../client/kit/stage/beat.ts';
import type { TellRecap } from '../client/kit/stage/recap.ts';
import type { TellStory } from '../client/kit/story/story.ts';
import type { RuleAt } from '../client/kit/table/rule-at.ts';
import type { WhatNow } from '../client/kit/table/what-now.ts';
import type { ByLanguage } from '../client/text/by-language.ts';
import type { Bot } from '../engine/bot.ts';
import type { DailySetup } from '../engine/daily.ts';
import type { Box, OfGame } from '../engine/game.ts';
import type { OpenAdviser } from '../engine/judgement.ts';
import type { OptionChapters } from '../engine/option-chapters.ts';
import type { OptionFields, Options } from '../engine/options.ts';
import type { OptionsTextOf } from '../engine/options-text.ts';
import type { Bilingual, Locale } from '../engine/text.ts';
import type { CampaignInfo } from '../protocol/table-info.ts';
import type { LabParts } from './lab.ts';

/** A colour in the light and in the dark theme. */
export type Colour = readonly [light: string, dark: string];

/**
 * A further way to start this game, besides `play now` and the invitation: a table with these options, or its campaign.
 */
export type WayIn =
  | { kind: 'table'; label: Bilingual; options: Options; before?(): void }
  | { kind: 'campaign'; label: Bilingual };

/** A bot people can choose: its id in `bots/index.ts`, and its style in a word ("careful"). */
export interface BotFacts {
  id: string;
  name: Bilingual;
  /** No longer offered, but still plays at tables that were opened with it. */
  isRetired?: true;
}

/** The bots of a game that has one of every style. */
export const USUAL_BOTS = [
  { id: 'careful', name: { en: 'careful', it: 'prudente' } },
  { id: 'forgetful', name: { en: 'forgetful', it: 'smemorato' } },
  { id: 'cunning', name: { en: 'cunning', it: 'astuto' } },
  { id: 'random', name: { en: 'reckless', it: 'spericolato' }, isRetired: true },
] as const satisfies readonly BotFacts[];

/** The bots that are offered. */
export function offered(bots: readonly BotFacts[]): readonly BotFacts[] {
  return bots.filter(({ isRetired }) => isRetired !== true);
}

/** A game's settings as the dungeon of the day. */
export interface DailyFacts {
  /** The setups, used in turn each time it is this game's day. */
  setups: readonly DailySetup[];
  /** The aim, in a sentence. */
  aim: Bilingual;
  /** A score with its word: "12 gold". */
  points: Readonly<Record<Locale, (score: number) => string>>;
}

/** The facts about a game needed before its code is loaded. */
export interface GameFacts {
  seats: { min: number; max: number };
  /** Bots to choose from; the first is offered first and stands in for absent players. */
  bots: readonly [usual: BotFacts, ...others: BotFacts[]];
  /** How many bots `play now` adds. */
  company: number;
  /** The game offered first to a newcomer: nothing to prepare, and turns that explain themselves. One game has it. */
  isForFirst?: true;
  /** Options of a `play now` table that differ from the defaults, and a note about them. */
  playNow?: { options: Options; note: Bilingual };
  /**
   * Everybody acts at once against a clock: no undo, no waiting for a person, and the page shows chat phrases itself.
   */
  realTime?: true;
  /** Its entry on the home page; `icon` by its name at game-icons.net. */
  door: { icon: string; name: string; mood: Bilingual; minutes: number };
  /** The authors of the original game; missing for a game of our own. */
  credit?: { who: string; licence?: string };
  /** `mood` is the accent colour, `glow` the page's background light, `flame` the torch. */
  colours: { mood: Colour; glow: Colour; flame: string };
  /** Whether all players are one team against the game. */
  isTogether(options: Options): boolean;
  /** On one shared device: whether nobody has anything to hide, so that nothing is covered between turns. */
  isOpenOnOneDevice?(options: Options): boolean;
  /** The name of the highest score in the records, and whether this game counts for it. Default: yes. */
  score: { highest: Bilingual; isCounted?(options: Options, seats: number): boolean };
  /** The options stored with a finished game's result on the players' devices, to tell games apart later. */
  keptOptions?: readonly string[];
  /** Whether it is in the rotation of the dungeon of the day: it has `daily.ts`. */
  hasDaily?: true;
  /** Whether it has painted pictures and those for shared links: `pictures/` and `share/`. Default: flat icons. */
  hasPictures?: true;
  /** Whether decisions can be weighed: it has `adviser.ts`. */
  hasAdviser?: true;
  /** On a wide screen the page itself lists everybody's cards, so a replay does not. */
  listsHands?: true;
}

/** The replay parts of a game besides its page. */
export interface ReplayParts<View = unknown, Pack = unknown, State = unknown> {
  /** The kinds of events that get a mark on the timeline. */
  moments: readonly string[];
  /** The names of the cards in a seat's hand, from that seat's own view. */
  inHand(view: View, at: { seat: number; pack: Pack; locale: Locale }): string[];
  /** A spectator's view with the table's face-down cards turned up, if there are any. */
  openTable?(view: View, state: State): View;
}

/** The input for the map of a campaign. */
export interface CampaignMapProps {
  info: CampaignInfo;
  pack: unknown;
  /** The finished games of this device that belong to no campaign. */
  kept: readonly KeptResult[];
}

/** A finished game on this device: its kept options, and its result for the owner of the device. */
export interface KeptResult {
  options: Options;
  isWon: boolean;
  score?: number;
}

/** The visible parts of a game, each loaded on demand. */
export interface PageParts<Fields extends OptionFields = OptionFields> {
  /** The options the host can choose. */
  options: Fields;
  /** The labels of those options. */
  optionsText: ByLanguage<OptionsTextOf<Fields>>;
  /** The same by chapter, with pictures, if one list would be too long. */
  chapters?: ByLanguage<OptionChapters>;
  /** Further ways to start, besides `play now` and the invitation. */
  ways?: readonly WayIn[];
  page(): Promise<OfGame<(props: GamePageProps) => ReactNode>>;
  /** How its steps are animated, if one beat per step is not enough. */
  stage?(): Promise<GameStage>;
  /** The story of a finished game for one reader: `story.ts`. */
  story?(): Promise<OfGame<TellStory>>;
  /** The others' turns before yours, in a line: `recap.ts`. Default: the last lines of the log. */
  recap?(): Promise<OfGame<TellRecap>>;
  /** What you can do now, in plain words: `page/help/what-now.ts`. */
  whatNow(): Promise<OfGame<WhatNow>>;
  /** The hints of the first turn on a device: `page/first-turn.ts`. */
  firstTurn(): Promise<FirstTurn>;
  /** The texts loaded with the page. */
  words: ByLanguage<{ page: { firstTurn: FirstTurnText } }>;
  /** Finds the rule behind an element of the table. */
  ruleAt(): Promise<OfGame<RuleAt>>;
  course(): Promise<Course>;
  gallery(): Promise<ComponentType<{ locale: Locale }>>;
  /** Its campaign, if it has one. */
  campaign?: {
    map(): Promise<ComponentType<CampaignMapProps>>;
    /** The name of a won campaign game, for the medals, by its options. */
    medal(options: Options, words: { optionsText: OptionsTextOf<Fields>; locale: Locale }): string | undefined;
  };
  /** The rulebook's Markdown. */
  book: Readonly<Record<Locale, () => Promise<{ default: string }>>>;
  /** An event in the form the page keeps, for games in which information must not be looked up again. */
  retell?(event: unknown): unknown;
}

/**
 * The sprites of a game by name (`sprites.json`): the icons drawn by the page, and the lists of the standard pack whose
 * icons it draws.
 */
export type Sprites = Readonly<Record<string, { page: readonly string[]; parts?: readonly string[] }>>;

/**
 * A game's painted pictures by name (`pictures/manifest.json`, made by the foundry): size, bytes per format, and the
 * authors of the icons.
 */
export type Pictures = Readonly<
  Record<string, { width: number; height: number; avif: number; webp: number; credit: string }>
>;

/** The parts of a game, each loaded on demand by `load.ts` or by the pages; not every game has an adviser or a day. */
export interface GameParts<
  Rules extends { box: Box },
  Bots extends { bots: readonly Bot[] },
  Replay extends { replay: ReplayParts },
  Pages extends { pages: PageParts },
  Lab extends { lab: LabParts },
  Advice extends { openAdviser: OpenAdviser } | undefined = undefined,
  Daily extends { daily: DailyFacts } | undefined = undefined,
> {
  rules: Rules;
  bots: Bots;
  replay: Replay;
  pages: Pages;
  lab: Lab;
  advice: Advice;
  daily: Daily;
}
