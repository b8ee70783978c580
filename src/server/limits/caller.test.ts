import { expect, test } from 'vitest';
import { callerOf } from './caller.ts';
import { Callers, LIMITS } from './limits.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:aaaa:bbbb:cccc:dddd', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['64:ff9b::203.0.113.7', '64:ff9b:0:0::/64'],
  ['203.0.113.7:50123', '203.0.113.7'],
  ['[2001:db8:1:2::1]:50123', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::1]', '2001:db8:1:2::/64'],
  ['[::ffff:203.0.113.7]:50123', '203.0.113.7'],
  ['::ffff:cb00:7107', '203.0.113.7'],
  ['0:0:0:0:0:FFFF:cb00:7107', '203.0.113.7'],
  ['2001:db8::ffff:cb00:7107', '2001:db8:0:0::/64'],
  ['unknown', 'unknown'],
  ['unknown:50123', 'unknown'],
  [undefined, ''],
])('%s is the caller %s', (address, caller) => {
  expect(callerOf(address)).toBe(caller);
});

const limits = { ...LIMITS, address: { burst: 10, perSecond: 1 }, socketsPerAddress: 5 };

test("reconnecting does not reset an address's limits", () => {
  const callers = new Callers(limits);
  let heard = 0;
  for (let call = 0; call < 20; call++) {
    if (!callers.enter('a', 0)) continue;
    while (callers.takeToken('a', 0)) heard += 1;
    callers.leave('a');
  }

  expect(heard).toBe(9);
  expect(callers.enter('b', 0)).toBe(true);
  expect(callers.enter('a', 3000)).toBe(true);
});

test('an address that has been quiet long enough is forgotten', () => {
  const callers = new Callers(limits);
  for (let caller = 0; caller < 5000; caller++) {
    callers.enter(`${caller}`, 0);
    callers.leave(`${caller}`);
  }
  expect(callers.size).toBe(5000);
  callers.enter('late', 60_000);

  expect(callers.size).toBe(1);
});

test('an address that flooded gets no socket for a while', () => {
  const callers = new Callers({ ...limits, floodMs: 10_000 });
  callers.enter('a', 0);
  callers.bar('a', 0);
  callers.leave('a');

  expect(callers.enter('a', 9999)).toBe(false);
  expect(callers.enter('b', 9999)).toBe(true);
  expect(callers.enter('a', 10_000)).toBe(true);
});

test('an address that makes too many HTTP requests is refused, and finally ignored', () => {
  const callers = new Callers({
    ...limits,
    requests: { burst: 5, perSecond: 1 },
    refusals: { burst: 3, perSecond: 1 },
    floodMs: 10_000,
  });
  const asked = Array.from({ length: 8 }, () => callers.mayRequest('a', 0));

  expect(asked.filter((isAnswered) => isAnswered)).toHaveLength(5);
  expect(callers.isTurnedAway('a', 0)).toBe(false);
  expect(callers.mayRequest('a', 0)).toBe(false);
  expect(callers.isTurnedAway('a', 0)).toBe(true);
  expect(callers.mayRequest('b', 0)).toBe(true);
  expect(callers.mayRequest('a', 1000)).toBe(true);
});

test('an expensive request is paid in full: an empty bucket goes into debt', () => {
  const callers = new Callers(limits);
  callers.enter('a', 0);
  expect(callers.takeToken('a', 0)).toBe(true);
  callers.charge('a', 0);

  expect(callers.takeToken('a', 0)).toBe(false);
  expect(callers.takeToken('a', 5000)).toBe(false);
  expect(callers.takeToken('a', 20_000)).toBe(true);
});
