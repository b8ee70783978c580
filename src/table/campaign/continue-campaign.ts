import { bytesToHex } from '@noble/hashes/utils.js';
import { type Options, parseOptions } from '../../engine/options.ts';
import type { ErrorCode } from '../../protocol/server-message.ts';
import type { Chair } from '../entry.ts';
import type { House } from '../house.ts';
import { keptOptions, whyNotStart } from '../judge.ts';
import { chairOf, freshChair, isKeptOut, type OfCampaign } from '../lobby/lobby.ts';
import { type Opening, seatAll, start, writeOpening } from '../lobby/opening.ts';
import { appendEntry, type CampaignStanding, lastStatus, standingOf } from './campaign.ts';

/** A campaign may leave a game that has been idle for this long, in ms. */
const QUIET_MS = 10 * 60_000;

/** What the requester wants of the next table. */
export interface NextTableWish extends Pick<Opening, 'host' | 'options' | 'bots' | 'start'> {
  choice?: string | undefined;
  /** Abandon an unfinished game as if it had not been played. */
  again?: boolean | undefined;
}

export type Continued =
  | { kind: 'opened'; code: string; chair: number; before?: string }
  /** The campaign already has a next table. */
  | { kind: 'there'; code: string }
  | { kind: 'error'; code: ErrorCode };

/**
 * Opens the next table of a campaign, or finds the existing one. A player of the last table brings all its people
 * along; anybody else with the campaign's code begins a table of their own, where the others may sit.
 */
export async function continueCampaign(house: House, code: string, wish: NextTableWish): Promise<Continued> {
  for (;;) {
    const standing = await standingOf(house, code);
    if (standing === undefined) return error('no-such-campaign');
    const { last } = standing;
    if (last !== undefined && goesOn(house, standing, wish)) return { kind: 'there', code: last.code };
    const planned = plan(house, standing, wish);
    if (planned.kind === 'error') return planned;
    const { choice, opened } = planned;
    const next = await writeOpening(house, opened);
    const { game, pack } = standing.entry;
    const body = {
      v: 1,
      kind: 'campaign',
      game,
      pack,
      journey: standing.journey,
      table: { code: next, choice, counted: false },
    } as const;
    // If two people continue at once, the second gets the first one's table; the table they opened stays empty.
    if (!(await appendEntry(house, { code, seq: standing.seq + 1, body }))) continue;
    if (wish.start) await start(house, next, wish.host.secretHash);
    return {
      kind: 'opened',
      code: next,
      chair: opened.host,
      ...(last === undefined ? {} : { before: last.code }),
    };
  }
}

function goesOn(house: House, standing: CampaignStanding, { again }: NextTableWish): boolean {
  if (lastStatus(standing) === 'over') return false;
  return again !== true || house.now() - (standing.last?.table?.at ?? 0) < QUIET_MS;
}

type Planned =
  | { kind: 'planned'; choice: string; opened: Parameters<typeof writeOpening>[1] & { host: number } }
  | { kind: 'error'; code: ErrorCode };

/** The next table as it will be opened, or why it cannot be. */
function plan(house: House, standing: CampaignStanding, wish: NextTableWish): Planned {
  const { box, entry, rules, journey, last } = standing;
  const choices = rules.choices(journey);
  const choice = wish.choice ?? (choices.length === 1 ? choices[0] : undefined);
  if (choice === undefined || !choices.includes(choice)) return error('no-such-choice');
  const campaign: OfCampaign = { code: standing.code, choice, options: rules.optionsFor(journey, choice) };
  const before = last?.table?.lobby.options;
  const kept = keptOptions(box, { options: before, campaign }, house);
  const check = parseOptions(box.options, { ...before, ...campaign.options, ...asRecord(wish.options) }, kept);
  if (check.kind === 'invalid') return error('bad-options');
  const seated = seat(house, standing, wish);
  if (seated.kind === 'error') return seated;
  const { chairs, host } = seated;
  const why = wish.start ? whyNotStart(box, { chairs, options: check.options }) : undefined;
  if (why !== undefined) return error(why);
  const { game, pack } = entry;
  const { sameRoom, manners, removed } = last?.table?.lobby ?? {};
  const people = { chairs, host, manners, sameRoom, ...(removed && { removed }), before: last?.code };
  const opened = { game, pack, options: check.options, campaign, ...people };
  return { kind: 'planned', choice, opened };
}

type Seated = { kind: 'seated'; chairs: readonly Chair[]; host: number } | { kind: 'error'; code: ErrorCode };

function seat(house: House, { box, last }: CampaignStanding, { host, bots }: NextTableWish): Seated {
  const lobby = last?.table?.lobby;
  const chair = lobby && chairOf(lobby, host.secretHash);
  // The only person at the last table may ask for bots: no other person is left behind.
  const isAlone = lobby?.chairs.filter(({ kind }) => kind === 'person').length === 1;
  if (lobby !== undefined && chair !== undefined && !(isAlone && bots !== undefined))
    return { kind: 'seated', chairs: lobby.chairs.map(freshChair), host: chair };
  if (lobby !== undefined && chair === undefined && isKeptOut(lobby, host)) return error('removed');
  const wanted = bots ?? lobby?.chairs.flatMap((one) => (one.kind === 'bot' ? [one.bot] : [])) ?? [];
  if (wanted.some((bot) => house.findBot(box.id, bot) === undefined)) return error('no-such-bot');
  if (wanted.length >= box.seats.max) return error('table-full');
  return { kind: 'seated', chairs: seatAll(box, host, wanted, bytesToHex(house.random(8))), host: 0 };
}

function asRecord(options: unknown): Options {
  return (options ?? {}) as Options;
}

function error(code: ErrorCode): { kind: 'error'; code: ErrorCode } {
  return { kind: 'error', code };
}
