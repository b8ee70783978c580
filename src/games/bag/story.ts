import { placeLine, ranksOf } from '../../client/kit/end/place-line.ts';
import type { FinishedGame, Story } from '../../client/kit/story/story.ts';
import { bagText } from './page/text/text.ts';
import type { BagPack, MonsterNumber } from './rules/content.ts';
import type { BagEvent, Someone } from './rules/event.ts';
import type { BagView } from './rules/view.ts';
import { BAG_STORY } from './text/story.ts';
import { namesFor } from './text/text-names.ts';

type Finished = FinishedGame<BagView, BagEvent, BagPack>;

/** An adventurer's deed or fate, with its round. */
interface Deed {
  seq: number;
  who: Someone;
  round: number;
  monster?: MonsterNumber;
}

/**
 * The story of a finished game: who brought the Ring out and what was slain on the way, or why it failed; and the
 * reader’s part.
 */
export function story(game: Finished): Story {
  const { view, you, names, locale, pack } = game;
  const { outcome } = view;
  if (outcome === undefined) return { lines: [] };
  const text = BAG_STORY[locale];
  const called = namesFor(bagText.in(locale).game, {
    pack,
    locale,
    players: names,
    you: you === 'spectator' ? undefined : you,
  });
  const monster = (number: MonsterNumber | undefined) => (number === undefined ? undefined : called.monster(number));
  const place = view.terms.competitive ? placeLine(outcome, { you, names, locale, margin: text.kills }) : undefined;
  const { ringOut, slain, deaths, falls } = deedsIn(game);
  const isOwn = ({ who }: Deed) => who.seat === you;
  const own =
    you === 'spectator'
      ? undefined
      : text.own({ slain: slain.filter(isOwn).length, lives: deaths.filter(isOwn).length });
  const ring = ringOut && text.ringOut(called.person(ringOut.who), ringOut.round);
  const strongest = slain.reduce<Deed | undefined>(
    (most, one) => (healthOf(pack, one.monster) > healthOf(pack, most?.monster) ? one : most),
    undefined,
  );
  const slew = strongest && text.slew(called.person(strongest.who), monster(strongest.monster) ?? '', strongest.round);
  const last = falls.at(-1);
  const tellFall = ({ who, monster: by, round }: Deed) => text.fell(called.person(who), monster(by), round);
  const fell = last && tellFall(last);
  const slaying = strongest && slew !== undefined ? { seq: strongest.seq, line: slew } : undefined;
  const worst = deadliest(deaths);
  const bane = worst && text.deadliest(called.monster(worst.monster), worst.lives);
  const ending =
    view.terms.competitive && outcome.winners.length > 0
      ? { ranks: ranksOf(outcome, text.kills) }
      : { isTeamWin: outcome.winners.length > 0 };
  if (outcome.winners.length > 0) {
    const point = slaying ?? (ringOut && ring ? { seq: ringOut.seq, line: ring } : undefined);
    const ownFall = falls.findLast(isOwn);
    const isBehind = you !== 'spectator' && !view.terms.competitive && !outcome.winners.includes(you);
    const behind = isBehind ? (ownFall === undefined ? text.leftBehind : tellFall(ownFall)) : undefined;
    return { ...told([place, behind, ring, slew, own], point), ...ending };
  }
  const lost = ring ?? (view.ringFound ? text.ringLeft : text.ringNeverFound);
  const point = last && fell !== undefined ? { seq: last.seq, line: fell } : slaying;
  return { ...told([place, lost, fell ?? slew, bane, own], point), ...ending };
}

function told(lines: readonly (string | undefined)[], turningPoint: Story['turningPoint']): Story {
  return { lines: lines.filter((line) => line !== undefined), ...(turningPoint && { turningPoint }) };
}

function healthOf(pack: BagPack, monster: MonsterNumber | undefined): number {
  return monster === undefined ? 0 : (pack.monsters[monster]?.health ?? 0);
}

/** Who left with the Ring, what was slain, who died and of what; `falls` are deaths with no life left. */
function deedsIn({ events }: Finished) {
  const slain: Deed[] = [];
  const deaths: Deed[] = [];
  const falls: Deed[] = [];
  const hurtBy = new Map<number, MonsterNumber | undefined>();
  let ringOut: Deed | undefined;
  let round = 1;
  for (const { seq, event } of events) {
    if (event.kind === 'turn-started') round = event.round;
    if (event.kind === 'hurt') hurtBy.set(event.who.number, 'monster' in event.cause ? event.cause.monster : undefined);
    if (event.kind === 'slain') slain.push({ seq, who: event.who, round, monster: event.monster });
    if (event.kind === 'ring-delivered' || (event.kind === 'left-the-dungeon' && event.ring))
      ringOut = { seq, who: event.who, round };
    if (event.kind !== 'died') continue;
    const monster = hurtBy.get(event.who.number);
    const death = { seq, who: event.who, round, ...(monster !== undefined && { monster }) };
    deaths.push(death);
    if (event.lives === 0) falls.push(death);
  }
  return { ringOut, slain, deaths, falls };
}

/** The monster that took the most lives; undefined if none took more than one. */
function deadliest(deaths: readonly Deed[]): { monster: MonsterNumber; lives: number } | undefined {
  const lives = new Map<MonsterNumber, number>();
  for (const { monster } of deaths) if (monster !== undefined) lives.set(monster, (lives.get(monster) ?? 0) + 1);
  const [most] = [...lives].sort(([, one], [, other]) => other - one);
  return most !== undefined && most[1] > 1 ? { monster: most[0], lives: most[1] } : undefined;
}
