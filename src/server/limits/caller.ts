import { isIPv4, isIPv6 } from 'node:net';

/** The key for limits: an IPv4 address, or the /64 network of an IPv6 address, which belongs to one user. */
export function callerOf(address: string | undefined): string {
  // A closed connection has no address any more.
  if (address === undefined) return '';
  const host = withoutPort(address);
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(host)?.[1];
  if (mapped !== undefined && isIPv4(mapped)) return mapped;
  const bare = host.replace(/%.*/s, '');
  if (!isIPv6(bare)) return host;
  return mappedIPv4(bare) ?? `${networkOf(bare).join(':')}::/64`;
}

/** The IPv4 address inside a mapped IPv6 address, in any notation: `::ffff:cb00:7107` is 203.0.113.7. */
function mappedIPv4(address: string): string | undefined {
  const [, high, low] = /^\[::ffff:([\da-f]+):([\da-f]+)\]$/.exec(new URL(`http://[${address}]`).hostname) ?? [];
  if (high === undefined || low === undefined) return undefined;
  return [high, low]
    .map((group) => Number.parseInt(group, 16))
    .flatMap((group) => [group >> 8, group & 0xff])
    .join('.');
}

/** Some proxies add the client's port, which differs with every connection. */
function withoutPort(address: string): string {
  const [, bracketed, plain] = /^(?:\[(.+)\](?::\d+)?|([^:]+):\d+)$/.exec(address) ?? [];
  return bracketed ?? plain ?? address;
}

/** The first four of the eight groups of an IPv6 address, expanded. */
function networkOf(address: string): string[] {
  const [head, tail] = address.split('::');
  const front = head === undefined || head === '' ? [] : head.split(':');
  const back = tail === undefined || tail === '' ? [] : tail.split(':');
  // An IPv4 address at the end counts as two groups.
  const wide = address.includes('.') ? 1 : 0;
  const gap = tail === undefined ? 0 : 8 - wide - front.length - back.length;
  const groups = [...front, ...new Array<string>(gap).fill('0'), ...back];
  return groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
}
