import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyRequest } from 'fastify';
import { type Locale, localeOf } from '../../engine/text.ts';
import { factsOf, type GameId, isGameId } from '../../games/catalogue.ts';
import { tableCode } from '../../protocol/client-message.ts';
import type { TableStatus } from '../../protocol/table-info.ts';
import { type Bucket, fullBucket, spendToken } from '../../table/token-bucket.ts';
import { statusOf } from '../../table/view.ts';
import { callerOf } from '../limits/caller.ts';
import type { ServerContext } from '../socket/connection.ts';
import { PREVIEW_TEXT } from './link-preview-text.ts';

const HOUSE_PICTURE = 'undercroft.jpg';
const PICTURE_SIZE = { width: 1200, height: 630 };
/** How long a page waits for the table's state for its preview. */
const TABLE_MS = 2000;

/** What messengers show for a link (Open Graph): only the game, and whether a table is waiting, running or over. */
interface Preview {
  title: string;
  text: string;
  picture: string;
}

/** The app's page with the preview of the requested link. */
export class LinkPreviews {
  readonly #context: ServerContext;
  readonly #page: string;
  readonly #pictures: ReadonlySet<string>;
  readonly #bucket: Bucket;

  constructor(context: ServerContext, clientDir: string) {
    this.#context = context;
    this.#bucket = fullBucket(context.limits.previews, context.house.now());
    this.#page = readFileSync(join(clientDir, 'index.html'), 'utf8');
    const pictures = join(clientDir, 'share');
    this.#pictures = new Set(existsSync(pictures) ? readdirSync(pictures) : []);
  }

  /** Whether the request is not from a browser opening the page: only then a preview is needed. */
  isWantedBy({ headers }: FastifyRequest): boolean {
    return headers['sec-fetch-dest'] === undefined;
  }

  async pageFor(request: FastifyRequest, path: string): Promise<string> {
    const locale = localeOf(request.headers['accept-language']);
    const { title, text, picture } = await this.#previewOf(path, locale, callerOf(request.ip));
    const host = /^[\w.:[\]-]+$/.test(request.host) ? `${request.protocol}://${request.host}` : '';
    const tags: [property: string, content: string][] = [
      ['og:site_name', 'Undercroft'],
      ['og:type', 'website'],
      ['og:title', title],
      ['og:description', text],
      ['og:locale', ogLocale(locale)],
      ['og:url', host + path],
      ['og:image', `${host}/share/${picture}`],
      ['og:image:type', 'image/jpeg'],
      ['og:image:width', String(PICTURE_SIZE.width)],
      ['og:image:height', String(PICTURE_SIZE.height)],
      ['twitter:card', 'summary_large_image'],
    ];
    const head = tags.map(([property, content]) => `<meta property="${property}" content="${escaped(content)}" />`);
    return this.#page.replace('</head>', () => `${head.join('\n')}\n</head>`);
  }

  async #previewOf(path: string, locale: Locale, caller: string): Promise<Preview> {
    const say = PREVIEW_TEXT[locale];
    const [, kind, id = ''] = path.split('/');
    const isTable = kind === 't' || kind === 'screen' || kind === 'r' || kind === 'challenge';
    const table = isTable ? await this.#tableAt(id, caller) : undefined;
    if (table !== undefined) {
      const { name } = factsOf(table.game).door;
      const picture = this.#pictureOf(table.game, table.status);
      if (kind === 'challenge') return { title: say.title.challenge(name), text: say.challenge, picture };
      if (table.status !== 'open') return { title: say.title[table.status](name), text: say[table.status], picture };
      return { title: say.title.open(name), text: say.open(table.taken, table.chairs), picture };
    }
    const game = path.split('/').find(isGameId);
    if (game === undefined) return { title: 'Undercroft', text: say.house, picture: HOUSE_PICTURE };
    const { door, seats } = factsOf(game);
    return {
      title: door.name,
      text: say.game(door.mood[locale], seats, door.minutes),
      picture: this.#pictureOf(game, 'open'),
    };
  }

  #pictureOf(game: GameId, status: TableStatus): string {
    const picture = `${game}-${status}.jpg`;
    return this.#pictures.has(picture) ? picture : HOUSE_PICTURE;
  }

  async #tableAt(code: string, caller: string) {
    if (!tableCode.safeParse(code).success) return undefined;
    const { house, limits, callers } = this.#context;
    const guesses = callers.guessesOf(caller, house.now());
    if (!guesses.mayAsk(code, house.now())) return undefined;
    if (!spendToken(this.#bucket, limits.previews, house.now())) return undefined;
    const late = wait(TABLE_MS, undefined, { ref: false });
    const finding = this.#findTable(code).then((found) => {
      if (found === undefined) guesses.noteWrong(code, house.now());
      return found;
    });
    return await Promise.race([finding.catch(() => undefined), late]);
  }

  async #findTable(code: string) {
    const { tables } = this.#context;
    const loaded = await tables.hold(code);
    if (loaded === undefined) return undefined;
    try {
      await loaded.referee.refresh();
      const { table } = loaded.referee;
      const { game, chairs } = table.lobby;
      if (loaded.referee.isGone || !isGameId(game)) return undefined;
      const taken = chairs.filter(({ kind }) => kind !== 'empty').length;
      return { game, status: statusOf(table), taken, chairs: chairs.length };
    } finally {
      tables.release(code);
    }
  }
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** The language as Open Graph names it. */
function ogLocale(locale: Locale): string {
  switch (locale) {
    case 'en':
      return 'en_GB';
    case 'it':
      return 'it_IT';
  }
}
