import { lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

const NOT_PUBLIC: readonly [network: string, prefix: number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
  ['::', 127],
  ['::ffff:0:0', 96],
  ['64:ff9b::', 95],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 9],
  ['ff00::', 8],
];
// Two lists: an IPv4 address would also match the mapped range of IPv6.
const blocked = { ipv4: new BlockList(), ipv6: new BlockList() };
for (const [network, prefix] of NOT_PUBLIC) {
  const family = network.includes(':') ? 'ipv6' : 'ipv4';
  blocked[family].addSubnet(network, prefix, family);
}

/** Whether an IP address is public, not of this machine, its network or reserved. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  const family = version === 4 ? 'ipv4' : 'ipv6';
  return version !== 0 && !blocked[family].check(address, family);
}

/** Whether messages may be pushed to this URL: https, the usual port, and a host that may be public. */
export function isPublicEndpoint(endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password } = new URL(endpoint);
  if (protocol !== 'https:' || port !== '' || username !== '' || password !== '') return false;
  const host = hostname.replace(/^\[|\]$/g, '');
  // Names that resolve to private addresses are detected at lookup, on each connection.
  return isIP(host) === 0 ? host.includes('.') : isPublicAddress(host);
}

/** Looks a name up for a connection, and fails if any of its addresses is not public. */
export const lookupPublic: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error !== null) return callback(error, []);
    const [first] = addresses;
    const isPublic = first !== undefined && addresses.every(({ address }) => isPublicAddress(address));
    if (!isPublic) return callback(new Error('the host is not public'), []);
    if (options.all === true) callback(null, addresses);
    else callback(null, first.address, first.family);
  });
};
