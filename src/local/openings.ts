import { bytesToHex } from '@noble/hashes/utils.js';
import type { Box } from '../engine/game.ts';
import { parseOptions } from '../engine/options.ts';
import type { LocalAnswer, LocalPerson, LocalRequest } from '../protocol/local.ts';
import type { ErrorCode } from '../protocol/server-message.ts';
import type { TableSettings } from '../protocol/table-info.ts';
import { hexDigest, packDigest, textDigest } from '../table/digest.ts';
import type { Chair } from '../table/entry.ts';
import type { House } from '../table/house.ts';
import { keptOptions, whyNotStart } from '../table/judge.ts';
import { botName } from '../table/lobby/bots.ts';
import { USUAL_SETTINGS } from '../table/lobby/lobby.ts';
import { choosePack, start, writeOpening } from '../table/lobby/opening.ts';
import { howPlayed, writeRecord } from '../table/records/from-record.ts';

type Request<Kind> = Extract<LocalRequest, { kind: Kind }>;

/** At a practice table any move may be undone. */
const PRACTICE: TableSettings = { ...USUAL_SETTINGS, freeUndo: true };

/** Opens a table for the people at this device: they sit in the given order, bots after them. */
export async function openLocalTable(house: House, wish: Request<'open'>): Promise<LocalAnswer> {
  const { game, people, bots, options, freeUndo } = wish;
  const box = house.findBox(game);
  if (box === undefined) return error('no-such-game');
  const check = parseOptions(box.options, options, keptOptions(box, {}, house));
  if (check.kind === 'invalid') return error('bad-options');
  if (bots.some((bot) => house.findBot(game, bot) === undefined)) return error('no-such-bot');
  const [host] = people;
  if (host === undefined) return error('too-few-players');
  if (people.length + bots.length > box.seats.max) return error('table-full');
  const chairs = seat(box, people, bots, bytesToHex(house.random(8)));
  const why = whyNotStart(box, { chairs, options: check.options });
  if (why !== undefined) return error(why);
  const pack = await choosePack(house, box, undefined);
  if (pack === undefined) return error('no-such-pack');
  const manners = freeUndo === true ? PRACTICE : undefined;
  const code = await writeOpening(house, { game, pack, options: check.options, chairs, host: 0, manners });
  await start(house, code, hexDigest(host.secret));
  return { kind: 'opened', code };
}

/** Opens a table where a record's game continues from one of its steps. */
export async function openBranch(house: House, wish: Request<'branch'>): Promise<LocalAnswer> {
  const { record, steps, seat: mine, person, bot, isFair } = wish;
  const box = house.findBox(record.game);
  if (box === undefined) return error('no-such-game');
  if (house.findBot(record.game, bot) === undefined) return error('no-such-bot');
  if (mine < 0 || mine >= record.names.length) return error('no-such-chair');
  const begun = { ...record, steps: record.steps.slice(0, steps) };
  if ((await howPlayed(house, box, begun)).kind === 'unplayed') return error('not-a-move');
  const chairs = record.names.map(
    (name, seat): Chair => (seat === mine ? personOn(person) : { kind: 'bot', bot, name }),
  );
  const lastAt = begun.steps.at(-1)?.at ?? record.startedAt;
  const later = house.now() - lastAt;
  const manners = isFair === true ? USUAL_SETTINGS : PRACTICE;
  const code = await writeRecord(house, begun, { chairs, host: mine, later, manners });
  return { kind: 'opened', code };
}

/** Opens a table from arranged steps; each is checked by the rules. */
export async function openArranged(house: House, wish: Request<'arrange'>): Promise<LocalAnswer> {
  const { game, table, person, bot } = wish;
  const box = house.findBox(game);
  if (box === undefined) return error('no-such-game');
  const check = parseOptions(box.options, table.options);
  if (check.kind === 'invalid') return error('bad-options');
  const pack = box.standardPack;
  const bots = Array.from({ length: table.seats - 1 }, () => bot);
  const names = seat(box, [person], bots, bytesToHex(house.random(8))).flatMap((chair) =>
    chair.kind === 'empty' ? [] : [chair.name],
  );
  const { seed, steps } = table;
  return openBranch(house, {
    kind: 'branch',
    record: {
      format: 'undercroft-record/1',
      game,
      packDigest: packDigest(pack),
      pack,
      names,
      options: check.options,
      seed,
      startedAt: 0,
      steps: [...steps],
    },
    steps: steps.length,
    seat: 0,
    person,
    bot,
  });
}

function seat(box: Box, people: readonly LocalPerson[], bots: readonly string[], salt: string): Chair[] {
  const device = people[0]?.person;
  const chairs = people.map((person) => personOn({ ...person, person: person.person ?? namedAt(device, person.name) }));
  for (const bot of bots) chairs.push({ kind: 'bot', bot, name: botName(chairs, salt) });
  while (chairs.length < box.seats.max) chairs.push({ kind: 'empty' });
  return chairs;
}

/** People who share a device are distinguished by name, so that the starter rule works for them too. */
function namedAt(device: string | undefined, name: string): string | undefined {
  return device === undefined ? undefined : textDigest(`${device}:${name.trim().toLowerCase()}`);
}

function personOn({ name, crest, secret, person }: LocalPerson): Chair {
  const personHash = person === undefined ? {} : { personHash: hexDigest(person) };
  return { kind: 'person', name, crest, secretHash: hexDigest(secret), ...personHash };
}

function error(code: ErrorCode): LocalAnswer {
  return { kind: 'error', code };
}
