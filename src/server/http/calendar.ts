import type { FastifyInstance } from 'fastify';
import { type Locale, listed, localeOf } from '../../engine/text.ts';
import { factsOf, isGameId } from '../../games/catalogue.ts';
import { tableCode } from '../../protocol/client-message.ts';
import { isTimeZone } from '../../protocol/turn-notices.ts';
import type { Table } from '../../table/table.ts';
import type { ServerContext } from '../socket/connection.ts';
import { PER_MINUTE, sendError } from './api.ts';

interface CalendarText {
  title(game: string, names: readonly string[]): string;
  meet: string;
}

/** The text of a calendar entry for the same people's next evening. */
export const CALENDAR_TEXT: Readonly<Record<Locale, CalendarText>> = {
  en: {
    title: (game, names) => (names.length === 0 ? game : `${game}: ${listed(names, 'and')}`),
    meet: 'Same people, same time. Open the last table and play again:',
  },
  it: {
    title: (game, names) => (names.length === 0 ? game : `${game}: ${listed(names, 'e')}`),
    meet: 'Stesso gruppo, stessa ora. Apri l’ultimo tavolo e rigioca:',
  },
};

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const WEEK_DAYS = 7;
/** Duration of an evening if the game defines none. */
const USUAL_MINUTES = 60;
/** The longest line of a calendar file, in bytes, without the continuation sign. */
const LINE_BYTES = 73;

type ByCode = { Params: { code: string }; Querystring: { zone?: string; lang?: string } };

/** "Same time next week": a calendar file for the people of a table, with the link to their next meeting. */
export function serveCalendar(
  app: FastifyInstance,
  { house, limits, tables }: ServerContext,
  publicUrl?: string,
): void {
  const questions = { config: { rateLimit: { max: limits.questionsPerMinute, timeWindow: PER_MINUTE } } };
  app.get<ByCode>('/api/tables/:code/next-week.ics', questions, async (request, reply) => {
    const { code } = request.params;
    const { zone = 'UTC', lang } = request.query;
    if (!isTimeZone(zone)) return sendError(reply, 400, 'bad-message');
    const loaded = tableCode.safeParse(code).success ? await tables.hold(code) : undefined;
    if (loaded === undefined) return sendError(reply, 404, 'no-such-table');
    try {
      const { table } = loaded.referee;
      if (table.play === undefined) return sendError(reply, 409, 'not-started');
      const host = /^[\w.:[\]-]+$/.test(request.host) ? `${request.protocol}://${request.host}` : '';
      const start = sameTimeNextWeek(table.play.startedAt, { zone, now: house.now() });
      const locale = localeOf(lang);
      const file = calendarFile(table, { start, locale, link: `${publicUrl ?? host}/t/${code}`, now: house.now() });
      reply.header('cache-control', 'no-store').header('content-disposition', `attachment; filename="${code}.ics"`);
      return reply.type('text/calendar; charset=utf-8').send(file);
    } finally {
      tables.release(code);
    }
  });
}

/** The same time of day a week later, by the clocks of a time zone; if that has passed, the next such time. */
export function sameTimeNextWeek(start: number, { zone, now }: { zone: string; now: number }): number {
  const weeks = Math.max(1, Math.ceil((now - start) / (WEEK_DAYS * DAY_MS)));
  const begun = Math.floor(start / MINUTE_MS) * MINUTE_MS;
  const later = begun + weeks * WEEK_DAYS * DAY_MS;
  return later + offsetAt(begun, zone) - offsetAt(later, zone);
}

/** How far the clocks of a time zone are ahead of UTC, in ms. */
function offsetAt(time: number, zone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    ...{ year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric', second: 'numeric' },
  }).formatToParts(time);
  const figure = (type: string): number => Number(parts.find((part) => part.type === type)?.value);
  const day = Date.UTC(figure('year'), figure('month') - 1, figure('day'));
  return day + ((figure('hour') * 60 + figure('minute')) * 60 + figure('second')) * 1000 - time;
}

function calendarFile(
  { code, lobby }: Table,
  { start, locale, link, now }: { start: number; locale: Locale; link: string; now: number },
): string {
  const { name, minutes } = isGameId(lobby.game)
    ? factsOf(lobby.game).door
    : { name: lobby.game, minutes: USUAL_MINUTES };
  const people = lobby.chairs.flatMap((chair) => (chair.kind === 'person' ? [chair.name] : []));
  const text = CALENDAR_TEXT[locale];
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Undercroft//EN',
    'BEGIN:VEVENT',
    `UID:${code}-${start}@undercroft`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(start)}`,
    `DTEND:${stamp(start + minutes * MINUTE_MS)}`,
    `SUMMARY:${escaped(text.title(name, people))}`,
    `DESCRIPTION:${escaped(`${text.meet} ${link}`)}`,
    `URL:${link}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join('');
}

function stamp(time: number): string {
  return new Date(time).toISOString().replace(/[-:]|\.\d+/g, '');
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/[\r\n]+/g, ' ');
}

/** A long line continues on the next, after a space. */
function folded(line: string): string {
  const lines = [''];
  for (const sign of line) {
    if (Buffer.byteLength(lines.at(-1) + sign) > LINE_BYTES) lines.push('');
    lines[lines.length - 1] += sign;
  }
  return lines.join('\r\n ');
}
