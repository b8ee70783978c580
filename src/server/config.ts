import { resolve } from 'node:path';
import type { MailConfig } from './turn-notices/mail.ts';
import { readMail } from './turn-notices/mail-config.ts';
import { readVoice, type VoiceConfig } from './voice-servers.ts';

export const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** The settings of a server. */
export interface Config {
  host: string;
  port: number;
  dataDir: string;
  /** The PostgreSQL shared by several nodes; without one, tables are stored in a file in `dataDir`. */
  databaseUrl?: string;
  /** The path under which a balancer reaches this node, such as `/node1`; other nodes may send pages there. */
  nodePath?: string;
  /** How long the server keeps serving after a signal to close, so that a load balancer can notice, in ms. */
  drainMs?: number;
  /** The pace of bots, in ms: in turn games a sixth of it passes before a move that people wait for. */
  botPace: number;
  /** How long a player may be away before a bot plays for them. Default: a minute. */
  standInMs?: number;
  /** STUN and TURN servers for voice chat; without them it works only within one network. */
  voice?: VoiceConfig;
  /** Sockets use `ws` alone, without the frame fast path; slower, otherwise the same. */
  plainSockets?: boolean;
  /** The dungeon of the day. Default: on. */
  daily?: boolean;
  /** Whether hosts may let anybody join. Default: yes. */
  openTables?: boolean;
  /** The server's public address, without a trailing slash. */
  publicUrl?: string;
  /** How the server sends mail; it sends none if unset. */
  mail?: MailConfig;
  /** For tests: push messages may go to any host, also without https. */
  pushToAnyHost?: boolean;
  log: LogLevel;
  /** The number of reverse proxies in front of the server that forward the client's address; 0 for none. */
  trustProxy: number;
  /** The token that allows reading the metrics from anywhere. */
  metricsToken?: string;
  /** For tests: pages may set options reserved to the server. */
  allowGiven?: boolean;
}

/** `warning`: a setting that a later version will not read any more, in a sentence. */
export type ConfigCheck = { kind: 'sound'; config: Config; warning?: string } | { kind: 'unsound'; sentence: string };

/**
 * Reads the settings from environment variables (docs/hosting.md lists them), including those of `readVoice` and
 * `readMail`. Returns one sentence for an invalid value.
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): ConfigCheck {
  const port = wholeNumber(environment.PORT, 8080, 65535);
  if (port === undefined) return unsound(`PORT must be a number from 0 to 65535, not "${environment.PORT}".`);
  const botPace = wholeNumber(environment.BOT_PACE, 900, 60_000);
  if (botPace === undefined) {
    return unsound(`BOT_PACE must be a number of milliseconds from 0 to 60000, not "${environment.BOT_PACE}".`);
  }
  const level = environment.LOG_LEVEL || 'warn';
  const log = LOG_LEVELS.find((known) => known === level);
  if (log === undefined) return unsound(`LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}, not "${level}".`);
  const host = environment.HOST || '0.0.0.0';
  if (!/^[\w.:%-]+$/.test(host)) return unsound(`HOST must be an address or a name, not "${host}".`);
  const trustProxy = wholeNumber(environment.TRUST_PROXY, 0, 9);
  if (trustProxy === undefined) {
    return unsound(
      `TRUST_PROXY must be the number of proxies in front of the server, 0 to 9, not "${environment.TRUST_PROXY}".`,
    );
  }
  if (environment.DATABASE_URL && !isDatabaseUrl(environment.DATABASE_URL)) {
    // Not repeated in the message: it may contain a password.
    return unsound(
      'DATABASE_URL must look like postgres://USER:PASSWORD@HOST:PORT/DATABASE, with signs in the password as %XX.',
    );
  }
  const { nodePath, warning } = readNodePath(environment);
  if (nodePath !== undefined && !NODE_PATH_SHAPE.test(nodePath)) {
    return unsound(`BALANCER_PATH must look like /node1, with letters, digits, - and _, not "${nodePath}".`);
  }
  const drain = wholeNumber(environment.DRAIN_SECONDS, 0, 600);
  if (drain === undefined) {
    return unsound(`DRAIN_SECONDS must be a number from 0 to 600, not "${environment.DRAIN_SECONDS}".`);
  }
  const standIn = wholeNumber(environment.STAND_IN_SECONDS, 60, 86_400);
  if (standIn === undefined || standIn === 0) {
    return unsound(`STAND_IN_SECONDS must be a number from 1 to 86400, not "${environment.STAND_IN_SECONDS}".`);
  }
  const plain = wholeNumber(environment.PLAIN_SOCKETS, 0, 1);
  if (plain === undefined) return unsound(`PLAIN_SOCKETS must be 0 or 1, not "${environment.PLAIN_SOCKETS}".`);
  const daily = environment.DAILY || 'on';
  if (daily !== 'on' && daily !== 'off') return unsound(`DAILY must be on or off, not "${daily}".`);
  const openTables = environment.OPEN_TABLES || 'on';
  if (openTables !== 'on' && openTables !== 'off')
    return unsound(`OPEN_TABLES must be on or off, not "${openTables}".`);
  const voice = readVoice(environment);
  if (voice.kind === 'unsound') return voice;
  const mail = readMail(environment);
  if (mail.kind === 'unsound') return mail;
  const dataDir = resolve(environment.DATA_DIR || 'data');
  const metricsToken = environment.METRICS_TOKEN ? { metricsToken: environment.METRICS_TOKEN } : {};
  const allowGiven = environment.UNDERCROFT_TEST_OPTIONS === '1' ? { allowGiven: true } : {};
  const database = environment.DATABASE_URL ? { databaseUrl: environment.DATABASE_URL } : {};
  const drainMs = drain === 0 ? {} : { drainMs: drain * 1000 };
  const standInMs = { standInMs: standIn * 1000 };
  const voices = voice.voice === undefined ? {} : { voice: voice.voice };
  const plainSockets = plain === 0 ? {} : { plainSockets: true };
  const optional = {
    ...(daily === 'off' && { daily: false }),
    ...(openTables === 'off' && { openTables: false }),
    ...mail.mail,
    ...(environment.UNDERCROFT_TEST_PUSH === '1' && { pushToAnyHost: true }),
    ...plainSockets,
    ...database,
    ...(nodePath !== undefined && { nodePath }),
    ...voices,
    ...drainMs,
    ...standInMs,
    ...metricsToken,
    ...allowGiven,
  };
  const config = { host, port, botPace, log, dataDir, trustProxy, ...optional };
  return { kind: 'sound', config, ...(warning !== undefined && { warning }) };
}

const NODE_PATH_SHAPE = /^\/[\w-]{1,32}$/;

/**
 * BALANCER_PATH, or NODE_PATH as 0.2 called it. Node itself uses NODE_PATH for module folders: a value that does not
 * look like the path of a node is ignored.
 */
function readNodePath(environment: Readonly<Record<string, string | undefined>>): {
  nodePath?: string;
  warning?: string;
} {
  if (environment.BALANCER_PATH) return { nodePath: environment.BALANCER_PATH };
  const old = environment.NODE_PATH ?? '';
  if (!NODE_PATH_SHAPE.test(old)) return {};
  const warning = `NODE_PATH is called BALANCER_PATH now: set BALANCER_PATH=${old} instead. The next version reads only that.`;
  return { nodePath: old, warning };
}

/** Whether a text can be a PostgreSQL address. */
export function isDatabaseUrl(text: string): boolean {
  return /^postgres(?:ql)?:\/\//.test(text) && URL.canParse(text);
}

function wholeNumber(text: string | undefined, byDefault: number, most: number): number | undefined {
  if (text === undefined || text === '') return byDefault;
  return /^\d{1,6}$/.test(text) && Number(text) <= most ? Number(text) : undefined;
}

function unsound(sentence: string): ConfigCheck {
  return { kind: 'unsound', sentence };
}
