import { expect, test } from 'vitest';
import { isPublicAddress, isPublicEndpoint, lookupPublic } from './public-host.ts';

test.each(['93.184.215.14', '1.1.1.1', '2606:4700::1111'])('%s is public', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

test.each([
  ...['127.0.0.1', '10.1.2.3', '172.31.0.1', '192.168.1.1', '169.254.169.254', '100.64.0.1', '0.0.0.0', '224.0.0.1'],
  ...['255.255.255.255', '::1', '::', '::ffff:127.0.0.1', '::ffff:8.8.8.8', '64:ff9b::7f00:1', 'fd00::1', 'fe80::1'],
  ...['2002:7f00:1::', 'not an address'],
])('%s is not', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each([
  ['https://push.example.org/abc', true],
  ['https://93.184.215.14/abc', true],
  ['http://push.example.org/abc', false],
  ['https://push.example.org:8443/abc', false],
  ['https://user@push.example.org/abc', false],
  ['https://localhost/abc', false],
  ['https://0x7f.1/abc', false],
  ['https://2130706433/abc', false],
  ['https://[::ffff:10.0.0.1]/abc', false],
  ['push.example.org', false],
])('%s: messages may be pushed there: %s', (endpoint, isAllowed) => {
  expect(isPublicEndpoint(endpoint)).toBe(isAllowed);
});

test('a name that resolves to this machine is detected at lookup', async () => {
  const error = await new Promise((resolve) => lookupPublic('localhost', { all: true }, resolve));
  expect(String(error)).toContain('not public');
});
