import { resolve } from 'node:path';

export const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** What whoever runs the house can set. */
export interface Config {
  host: string;
  port: number;
  dataDir: string;
  /** Milliseconds before each move of a bot. */
  botPace: number;
  log: LogLevel;
  /** How many reverse proxies stand before the house and say whom they ask for; 0 for none. */
  trustProxy: number;
  /** Who shows this may read the metrics from anywhere. */
  metricsToken?: string;
  /** For tests: pages may set the options that only the house gives. */
  allowGiven?: boolean;
}

export type ConfigCheck = { kind: 'sound'; config: Config } | { kind: 'unsound'; sentence: string };

/** Reads PORT, HOST, DATA_DIR, BOT_PACE, LOG_LEVEL, TRUST_PROXY and METRICS_TOKEN; says in one sentence what makes no sense. */
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
      `TRUST_PROXY must be the number of proxies before the house, 0 to 9, not "${environment.TRUST_PROXY}".`,
    );
  }
  const dataDir = resolve(environment.DATA_DIR || 'data');
  const metricsToken = environment.METRICS_TOKEN ? { metricsToken: environment.METRICS_TOKEN } : {};
  const allowGiven = environment.UNDERCROFT_TEST_OPTIONS === '1' ? { allowGiven: true } : {};
  return { kind: 'sound', config: { host, port, botPace, log, dataDir, trustProxy, ...metricsToken, ...allowGiven } };
}

function wholeNumber(text: string | undefined, byDefault: number, most: number): number | undefined {
  if (text === undefined || text === '') return byDefault;
  return /^\d{1,6}$/.test(text) && Number(text) <= most ? Number(text) : undefined;
}

function unsound(sentence: string): ConfigCheck {
  return { kind: 'unsound', sentence };
}
