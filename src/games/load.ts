import type { Bot } from '../engine/bot.ts';
import type { Box } from '../engine/game.ts';
import type { OpenAdviser } from '../engine/judgement.ts';
import type { GameId } from './catalogue.ts';
import type { DailyFacts, ReplayParts } from './kit.ts';
import type { LabParts } from './lab.ts';

// Loaded by folder name, so that each game becomes a separate chunk. Each kit checks that the files exist.

/** Loads the rules of a game. */
export async function loadRules(id: GameId): Promise<Box> {
  const { box }: { box: Box } = await import(`./${id}/box.ts`);
  return box;
}

/** Loads the bots of a game, weakest first. */
export async function loadBots(id: GameId): Promise<readonly Bot[]> {
  const { bots }: { bots: readonly Bot[] } = await import(`./${id}/bots/index.ts`);
  return bots;
}

/** Loads the replay parts of a game besides its page. */
export async function loadReplay(id: GameId): Promise<ReplayParts> {
  const { replay }: { replay: ReplayParts } = await import(`./${id}/replay.ts`);
  return replay;
}

/** Loads the adviser of a game; only games whose facts say `hasAdviser` have one. */
export async function loadAdviser(id: GameId): Promise<OpenAdviser> {
  const { openAdviser }: { openAdviser: OpenAdviser } = await import(`./${id}/adviser.ts`);
  return openAdviser;
}

/** Loads the lab parts of a game. */
export async function loadLab(id: GameId): Promise<LabParts> {
  const { lab }: { lab: LabParts } = await import(`./${id}/lab.ts`);
  return lab;
}

/** Loads a game's settings as the dungeon of the day; only games whose facts say `hasDaily` have them. */
export async function loadDaily(id: GameId): Promise<DailyFacts> {
  const { daily }: { daily: DailyFacts } = await import(`./${id}/daily.ts`);
  return daily;
}
