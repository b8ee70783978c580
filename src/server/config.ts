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
export type ConfigCheck = { kind: 'valid'; config: Config; warning?: string } | Invalid;
type Invalid = { kind: 'invalid'; sentence: string };

type Environment = Readonly<Record<string, string | undefined>>;

/** The settings that are whole numbers. */
const NUMBERS = {
  PORT: { byDefault: 8080, least: 0, most: 65_535, must: 'a number from 0 to 65535' },
  BOT_PACE: { byDefault: 900, least: 0, most: 60_000, must: 'a number of milliseconds from 0 to 60000' },
  TRUST_PROXY: { byDefault: 0, least: 0, most: 9, must: 'the number of proxies in front of the server, 0 to 9' },
  DRAIN_SECONDS: { byDefault: 0, least: 0, most: 600, must: 'a number from 0 to 600' },
  STAND_IN_SECONDS: { byDefault: 60, least: 1, most: 86_400, must: 'a number from 1 to 86400' },
} as const;
type Numbers = Record<keyof typeof NUMBERS, number>;

/** The settings that are words. */
interface Words {
  log: LogLevel;
  host: string;
  databaseUrl: string | undefined;
  daily: boolean;
  openTables: boolean;
}

/**
 * Reads the settings from environment variables (docs/hosting.md lists them), including those of `readVoice` and
 * `readMail`. Returns one sentence for an invalid value.
 */
export function readConfig(environment: Environment): ConfigCheck {
  const numbers = readNumbers(environment);
  if ('sentence' in numbers) return numbers;
  const words = readWords(environment);
  if ('sentence' in words) return words;
  const { nodePath, warning } = readNodePath(environment);
  if (nodePath !== undefined && !NODE_PATH_SHAPE.test(nodePath)) {
    return invalid(`BALANCER_PATH must look like /node1, with letters, digits, - and _, not "${nodePath}".`);
  }
  const voice = readVoice(environment);
  if (voice.kind === 'invalid') return voice;
  const mail = readMail(environment);
  if (mail.kind === 'invalid') return mail;
  const { log, host, databaseUrl, daily, openTables } = words;
  const config: Config = {
    host,
    log,
    port: numbers.PORT,
    botPace: numbers.BOT_PACE,
    trustProxy: numbers.TRUST_PROXY,
    dataDir: resolve(environment.DATA_DIR || 'data'),
    standInMs: numbers.STAND_IN_SECONDS * 1000,
    ...mail.mail,
    ...(voice.voice !== undefined && { voice: voice.voice }),
    ...(databaseUrl !== undefined && { databaseUrl }),
    ...(nodePath !== undefined && { nodePath }),
    ...(numbers.DRAIN_SECONDS > 0 && { drainMs: numbers.DRAIN_SECONDS * 1000 }),
    ...(!daily && { daily }),
    ...(!openTables && { openTables }),
    ...(environment.METRICS_TOKEN && { metricsToken: environment.METRICS_TOKEN }),
    ...(environment.UNDERCROFT_TEST_PUSH === '1' && { pushToAnyHost: true }),
    ...(environment.UNDERCROFT_TEST_OPTIONS === '1' && { allowGiven: true }),
  };
  return { kind: 'valid', config, ...(warning !== undefined && { warning }) };
}

function readNumbers(environment: Environment): Numbers | Invalid {
  const numbers: Partial<Numbers> = {};
  for (const [name, { byDefault, least, most, must }] of Object.entries(NUMBERS)) {
    const text = environment[name] || String(byDefault);
    const isValid = /^\d{1,6}$/.test(text) && Number(text) >= least && Number(text) <= most;
    if (!isValid) return invalid(`${name} must be ${must}, not "${text}".`);
    numbers[name as keyof Numbers] = Number(text);
  }
  return numbers as Numbers;
}

function readWords(environment: Environment): Words | Invalid {
  const level = environment.LOG_LEVEL || 'warn';
  const log = LOG_LEVELS.find((known) => known === level);
  if (log === undefined) return invalid(`LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}, not "${level}".`);
  const host = environment.HOST || '0.0.0.0';
  if (!/^[\w.:%-]+$/.test(host)) return invalid(`HOST must be an address or a name, not "${host}".`);
  const databaseUrl = environment.DATABASE_URL || undefined;
  if (databaseUrl !== undefined && !isDatabaseUrl(databaseUrl)) {
    // Not repeated in the message: it may contain a password.
    return invalid(
      'DATABASE_URL must look like postgres://USER:PASSWORD@HOST:PORT/DATABASE, with special characters in the password as %XX.',
    );
  }
  for (const name of ['DAILY', 'OPEN_TABLES']) {
    const value = environment[name] || 'on';
    if (value !== 'on' && value !== 'off') return invalid(`${name} must be on or off, not "${value}".`);
  }
  const { DAILY, OPEN_TABLES } = environment;
  return { log, host, databaseUrl, daily: DAILY !== 'off', openTables: OPEN_TABLES !== 'off' };
}

const NODE_PATH_SHAPE = /^\/[\w-]{1,32}$/;

/**
 * BALANCER_PATH, or NODE_PATH as 0.2 called it. Node itself uses NODE_PATH for module folders: a value that does not
 * look like the path of a node is ignored.
 */
function readNodePath(environment: Environment): {
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

function invalid(sentence: string): Invalid {
  return { kind: 'invalid', sentence };
}
