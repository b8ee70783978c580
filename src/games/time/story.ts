import type { FinishedGame, Story } from '../../client/kit/story/story.ts';
import type { Person } from '../../engine/text.ts';
import { type Break, type Fate, failedIn, fatesOf, isMission, unplayedMissions } from './page/ending/fates.ts';
import { lackOf } from './page/ending/lack.ts';
import { meritOf } from './page/ending/merits.ts';
import { timeText } from './page/text/text.ts';
import { backOf, type CardNumber, type ItemNumber, type TimePack } from './rules/content.ts';
import { type Remedy, remedyFor } from './rules/counterfactual.ts';
import { lookUp } from './rules/lookup.ts';
import { plainStory, retellStory } from './rules/retold-story.ts';
import type { TimeEvent } from './rules/state.ts';
import type { TimeView } from './rules/view.ts';
import { type Lack, TIME_STORY, type TimeStoryText } from './text/story.ts';
import type { Names } from './text/text.ts';
import { wordsOf } from './text/text-names.ts';

type Finished = FinishedGame<TimeView, TimeEvent, TimePack>;

/** A finished game with the words for its sentences. */
interface Telling {
  game: Finished;
  fates: readonly Fate[];
  broke: Break | undefined;
  text: TimeStoryText;
  words: Names;
  items(items: readonly ItemNumber[]): string;
}

/** A failure, and whether the reader had a part in it. */
interface Failure {
  fate: Fate;
  line: string;
  isYours: boolean;
}

/** A retry begins at the latest when this share of the cards was played, so that there is time left. */
const TRY_FROM = 2 / 3;

/**
 * The story of a finished game of Dungeon Time for its reader: how close it was, what their cards did, what went wrong
 * with whose card, and what would have won it.
 */
export function story(game: Finished): Story {
  const { view, events, pack, locale, you, names } = game;
  const words = wordsOf(pack, locale, { names, you: you === 'spectator' ? undefined : you });
  const items = (list: readonly ItemNumber[]) => timeText.in(locale).game.items(list, words);
  const telling: Telling = { game, ...fatesOf(events), text: TIME_STORY[locale], words, items };
  const isTeamWin = view.ending === 'won';
  return { ...(isTeamWin ? wonStory(telling) : lostStory(telling)), isTeamWin };
}

function wonStory(telling: Telling): Story {
  const { game, fates, text, words } = telling;
  const { completed, goal } = game.view;
  const done = fates.filter(({ card, end }) => end === 'accomplished' && backOf(card) === 'mission');
  const reached = done[Math.min(goal, done.length) - 1];
  const lines = [text.won(Math.max(0, completed.length - goal)), ...ownLine(telling)];
  if (reached === undefined) return { lines };
  const line = text.reached(words.card(reached.card), ownerOf(telling, reached.seat));
  return { lines: [...lines, line], turningPoint: { seq: reached.seq, line, ...tryFrom(telling, reached.laid) } };
}

function lostStory(telling: Telling): Story {
  const { game, fates, broke } = telling;
  const failures = failedIn(fates).map((fate) => failureOf(telling, fate));
  const remedy = remedyOf(telling);
  const advice = remedy === undefined ? [] : [adviceOf(telling, remedy)];
  const own = ownLine(telling);
  if (broke !== undefined) {
    const line = brokeLine(telling, broke);
    return {
      lines: [line, ...own, ...advice],
      turningPoint: { seq: broke.seq, line, ...tryFrom(telling, broke.laid) },
    };
  }
  const short = shortLine(telling, failures);
  const told = tellingFailure(failures);
  if (told === undefined) {
    const line = unplayedLine(telling);
    const shown = lastPlay(game);
    return {
      lines: [...short, ...own, ...(line === undefined ? [] : [line]), ...advice],
      ...(line !== undefined && shown !== undefined && { turningPoint: { seq: shown, line, ...tryFrom(telling) } }),
    };
  }
  // The picture shows the failure the advice is about.
  const { fate, line } = failures.find(({ fate: { card } }) => card === missionOf(remedy)) ?? told;
  return {
    lines: [...short, ...own, told.line, ...advice],
    turningPoint: { seq: fate.seq, line, ...tryFrom(telling, fate.laid) },
  };
}

/** The failure to tell: one the reader had a part in, if any; the one that lacked least. */
function tellingFailure(failures: readonly Failure[]): Failure | undefined {
  const rank = ({ isYours, fate }: Failure) => (isYours ? 0 : 100) + fate.missing.length;
  return failures.toSorted((one, other) => rank(one) - rank(other))[0];
}

/** The result of the reader's own cards. */
function ownLine({ game, fates, text }: Telling): string[] {
  const { you, events } = game;
  if (you === 'spectator') return [];
  const revealed = fates.filter(({ seat }) => seat === you);
  const missions = new Set(revealed.filter(isMission).map(({ card }) => card)).size;
  const items = revealed.filter((fate) => !isMission(fate)).length;
  const laid = events.flatMap(({ event }) => (event.kind === 'played' && event.seat === you ? event.cards : []));
  const merit = meritOf(fates, you);
  const unseen = Math.max(0, laid.length - items - missions);
  return [text.own({ items, used: merit.items, missions, done: merit.missions, unseen })];
}

function brokeLine({ game, text, words }: Telling, { item, seat, reward }: Break): string {
  const { completed, goal } = game.view;
  const how = { done: completed.length, goal };
  if (reward !== undefined) return text.brokeReward(words.item(item), words.card(reward), how);
  return text.broke(words.item(item), seat === undefined ? undefined : words.who(seat), how);
}

/** How many Missions were missing, why, and the Item that several of them lacked. */
function shortLine(telling: Telling, failures: readonly Failure[]): string[] {
  const { game, text, words } = telling;
  const short = game.view.goal - game.view.completed.length;
  if (short <= 0) return [];
  const unplayed = unplayedCount(telling);
  const times = new Map<ItemNumber, number>();
  for (const { fate } of failures)
    for (const item of new Set(fate.missing)) times.set(item, (times.get(item) ?? 0) + 1);
  const [[item, most] = [0, 0]] = [...times].sort(([, one], [, other]) => other - one);
  return [
    text.short(short, { failed: failures.length, unplayed }),
    ...(most > 1 ? [text.missedMost(words.item(item), most)] : []),
  ];
}

/** How many Missions nobody played. */
function unplayedCount({ game }: Telling): number {
  return unplayedMissions(game.view.missions ?? [], game.events).length;
}

/** Nothing failed: the Missions that were not played. */
function unplayedLine(telling: Telling): string | undefined {
  const { view, events } = telling.game;
  const count = unplayedCount(telling);
  const ended = events.find(({ event }) => event.kind === 'adventure-ended')?.event;
  if (count <= 0 || ended?.kind !== 'adventure-ended') return undefined;
  return telling.text.unplayed(ended.why, count, view.hand.filter((card) => backOf(card) === 'mission').length);
}

/** The last entry of the five minutes before they ended. */
function lastPlay({ events }: Finished): number | undefined {
  const ended = events.find(({ event }) => event.kind === 'adventure-ended')?.seq;
  return events.findLast(({ seq }) => ended !== undefined && seq < ended)?.seq;
}

/** The Mission a remedy begins with. */
function missionOf(remedy: Remedy | undefined): CardNumber | undefined {
  switch (remedy?.kind) {
    case 'one-more':
      return remedy.before;
    case 'later':
      return remedy.mission;
    case 'several':
      return remedy.missions[0]?.mission;
    default:
      return undefined;
  }
}

/** In a team, the card's player. */
function ownerOf({ game, words }: Telling, seat: number): Person | undefined {
  return game.names.length > 1 ? words.who(seat) : undefined;
}

/** A failed Mission: whose it was, its missing Items, and where those were. */
function failureOf(telling: Telling, fate: Fate): Failure {
  const { game, fates, text, words, items } = telling;
  const { you, view } = game;
  const lack = lackOf(fate, { fates, hand: you === 'spectator' ? [] : view.hand });
  const from = lack?.kind === 'later' ? lack.seat : undefined;
  const why: Lack | undefined =
    lack?.kind === 'later'
      ? { kind: 'later', from: ownerOf(telling, lack.seat) }
      : lack?.kind === 'spent'
        ? { kind: 'spent', mission: words.card(lack.mission) }
        : lack;
  return {
    fate,
    line: text.failed(
      { mission: words.card(fate.card), who: ownerOf(telling, fate.seat), why },
      items(fate.missing),
      fate.missing.length,
    ),
    isYours: fate.seat === you || from === you || lack?.kind === 'held',
  };
}

/** The start of a retry: before a card was played, and early enough. */
function tryFrom({ game }: Telling, laid = Number.POSITIVE_INFINITY): { tryFrom?: number } {
  const plays = game.events.filter(({ event }) => event.kind === 'played');
  const latest = plays[Math.floor(plays.length * TRY_FROM)];
  return latest === undefined ? {} : { tryFrom: Math.min(latest.seq, laid) };
}

/** A small change that would have won the lost game, if there is one. */
function remedyOf({ game }: Telling): Remedy | undefined {
  const { view, events, pack } = game;
  const steps = view.quest.kind === 'scenario' ? plainStory(events.map(({ event }) => event)) : undefined;
  if (steps === undefined) return undefined;
  const lost = { steps, lookup: lookUp(pack), slots: view.slots.printed, goal: view.goal };
  // Advice is valid only if simulating the Story gives the result of the actual game.
  return retellStory(steps, lost).completed === view.completed.length ? remedyFor(lost) : undefined;
}

function adviceOf({ text, words, items }: Telling, remedy: Remedy): string {
  switch (remedy.kind) {
    case 'one-more':
      return text.oneMore(words.item(remedy.item), words.card(remedy.before));
    case 'later': {
      const isItem = backOf(remedy.after) === 'item';
      const after = isItem ? words.item(remedy.after).the : text.quoted(words.card(remedy.after));
      return text.later(words.card(remedy.mission), after);
    }
    case 'without':
      return text.without(words.item(remedy.item));
    case 'several': {
      const [first = '', ...others] = remedy.missions.map((one) =>
        text.itemsFor(items(one.items), words.card(one.mission)),
      );
      return text.several(first, others);
    }
  }
}
