import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

test('without settings a server runs on port 8080 with its data beside it', () => {
  expect(readConfig({})).toEqual({
    kind: 'valid',
    config: {
      host: '0.0.0.0',
      port: 8080,
      botPace: 900,
      log: 'warn',
      dataDir: resolve('data'),
      trustProxy: 0,
      standInMs: 60_000,
    },
  });
});

test('settings are used', () => {
  const set = {
    PORT: '0',
    HOST: '::1',
    DATA_DIR: '/srv/undercroft',
    DATABASE_URL: 'postgres://house:hush@db:5432/undercroft',
    BALANCER_PATH: '/node1',
    DRAIN_SECONDS: '5',
    STAND_IN_SECONDS: '5',
    BOT_PACE: '0',
    DAILY: 'off',
    OPEN_TABLES: 'off',
    LOG_LEVEL: 'info',
    TRUST_PROXY: '1',
    METRICS_TOKEN: 'open sesame',
    UNDERCROFT_TEST_OPTIONS: '1',
    PUBLIC_URL: 'https://play.example.org/',
    SMTP_URL: 'smtps://house:hush@mail:465',
    MAIL_FROM: 'house@play.example.org',
  };

  expect(readConfig(set)).toEqual({
    kind: 'valid',
    config: {
      host: '::1',
      port: 0,
      botPace: 0,
      daily: false,
      openTables: false,
      standInMs: 5000,
      log: 'info',
      dataDir: '/srv/undercroft',
      databaseUrl: 'postgres://house:hush@db:5432/undercroft',
      nodePath: '/node1',
      drainMs: 5000,
      trustProxy: 1,
      metricsToken: 'open sesame',
      publicUrl: 'https://play.example.org',
      mail: {
        smtpUrl: 'smtps://house:hush@mail:465',
        from: 'house@play.example.org',
        publicUrl: 'https://play.example.org',
      },
      allowGiven: true,
    },
  });
});

test.each([
  [{ PORT: 'http' }, 'PORT must be a number from 0 to 65535, not "http".'],
  [{ PORT: '65536' }, 'PORT must be a number from 0 to 65535, not "65536".'],
  [{ PORT: '-1' }, 'PORT must be a number from 0 to 65535, not "-1".'],
  [{ BOT_PACE: 'fast' }, 'BOT_PACE must be a number of milliseconds from 0 to 60000, not "fast".'],
  [{ DAILY: 'never' }, 'DAILY must be on or off, not "never".'],
  [{ OPEN_TABLES: '0' }, 'OPEN_TABLES must be on or off, not "0".'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of silent, error, warn, info, debug, not "loud".'],
  [{ TRUST_PROXY: 'yes' }, 'TRUST_PROXY must be the number of proxies in front of the server, 0 to 9, not "yes".'],
  [
    { DATABASE_URL: 'mysql://house:hush@db' },
    'DATABASE_URL must look like postgres://USER:PASSWORD@HOST:PORT/DATABASE, with special characters in the password as %XX.',
  ],
  [
    { DATABASE_URL: 'postgres://a b' },
    'DATABASE_URL must look like postgres://USER:PASSWORD@HOST:PORT/DATABASE, with special characters in the password as %XX.',
  ],
  [{ BALANCER_PATH: 'node1' }, 'BALANCER_PATH must look like /node1, with letters, digits, - and _, not "node1".'],
  [{ DRAIN_SECONDS: 'long' }, 'DRAIN_SECONDS must be a number from 0 to 600, not "long".'],
  [{ STAND_IN_SECONDS: '0' }, 'STAND_IN_SECONDS must be a number from 1 to 86400, not "0".'],
  [
    { PUBLIC_URL: 'play.example.org' },
    'PUBLIC_URL must be the public address of the server, such as https://play.example.org, not "play.example.org".',
  ],
  [
    { SMTP_URL: 'http://mail' },
    'SMTP_URL must look like smtps://USER:PASSWORD@HOST:PORT, with special characters in the password as %XX.',
  ],
  [
    { SMTP_URL: 'smtp://mail', MAIL_FROM: 'house@play.example.org' },
    'SMTP_URL also needs PUBLIC_URL, for the links in mails, and MAIL_FROM, the address mails come from.',
  ],
  [{ HOST: 'my house' }, 'HOST must be an address or a name, not "my house".'],
])('nonsense %o is one clear sentence', (set, sentence) => {
  expect(readConfig(set)).toEqual({ kind: 'invalid', sentence });
});

test('the path of a node may still be set as NODE_PATH, with a warning', () => {
  expect(readConfig({ NODE_PATH: '/node1' })).toMatchObject({
    config: { nodePath: '/node1' },
    warning:
      'NODE_PATH is called BALANCER_PATH now: set BALANCER_PATH=/node1 instead. The next version reads only that.',
  });
  const both = readConfig({ NODE_PATH: '/node1', BALANCER_PATH: '/node2' });
  expect(both).toMatchObject({ config: { nodePath: '/node2' } });
  expect(both).not.toHaveProperty('warning');
});

test.each(['/usr/lib/node_modules', '/home/ada/modules:/opt/modules', 'C:\\modules', ''])(
  'NODE_PATH as Node itself has it, %o, is no setting of ours',
  (folders) => {
    expect(readConfig({ NODE_PATH: folders })).toEqual(readConfig({}));
  },
);
