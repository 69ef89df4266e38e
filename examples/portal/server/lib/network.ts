import { isIPv6 } from 'node:net';

const MAPPED = /^(?:0*:)*:?ffff:(\d{1,3}(?:\.\d{1,3}){3})$/i;
/** A proxy may add the port of the connection, which differs with each: `192.0.2.1:5678`, `[2001:db8::1]:5678`. */
const WITH_PORT = /^(?:\[([^\]]*)\]|([^:]*))(?::\d*)?$/;

/** Returns the networks that rate limits count: that of `networkOf` and, for IPv6, the /48 around it. */
export function networksOf(sent: string): string[] {
  const narrow = networkOf(sent);
  const groups = narrow.endsWith('::/64') ? narrow.split(':').slice(0, 3) : null;
  return groups ? [narrow, `${groups.join(':')}::/48`] : [narrow];
}

/**
 * Returns what rate limits count as one visitor: an IPv4 address, or the /64 network of an IPv6 address, since one
 * subscriber has all addresses of such a network.
 */
export function networkOf(sent: string): string {
  const [, bracketed, plain] = WITH_PORT.exec(sent) ?? [];
  const address = bracketed ?? plain ?? sent;
  const mapped = MAPPED.exec(address)?.[1];
  if (mapped || !isIPv6(address)) return mapped ?? address;
  const [before = '', after] = address.replace(/%.*$/, '').split('::');
  const head = before.split(':').filter(Boolean);
  // An IPv4 address at the end takes the place of two groups.
  const tail = (after ?? '')
    .replace(/(?:\d{1,3}\.){3}\d{1,3}$/, '0:0')
    .split(':')
    .filter(Boolean);
  const zeros = after === undefined ? [] : Array<string>(8 - head.length - tail.length).fill('0');
  const groups = [...head, ...zeros, ...tail].slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}
