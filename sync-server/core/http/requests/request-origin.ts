import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';

/** Origin of a request, as far as it can be trusted. */
export interface RequestPlace {
  readonly requestId: string;
  readonly clientAddress: string;
  /** Lower case, with the port if there is one. */
  readonly host: string;
  readonly ownOrigin: string;
  /** The proxy's own span, if it traces. */
  readonly traceparent?: string;
}

export interface ProxyTrust {
  /** The reverse proxies. Only their headers may name the visitor. */
  readonly isProxy: (address: string) => boolean;
  /** 'http:' or 'https:', as seen by the browser. */
  readonly protocol: string;
  readonly newId: () => string;
}

const requestIdPattern = /^[A-Za-z0-9_-]{8,64}$/;

export function placeOf(request: IncomingMessage, trust: ProxyTrust): RequestPlace {
  const peer = plainAddress(request.socket.remoteAddress ?? '');
  const trusted = trust.isProxy(peer);
  const forwardedHost = trusted ? lastOf(request.headers['x-forwarded-host']) : undefined;
  const forwardedFor = trusted ? lastOf(request.headers['x-forwarded-for']) : undefined;
  const forwardedId = trusted ? lastOf(request.headers['x-request-id']) : undefined;
  const traceparent = trusted ? lastOf(request.headers.traceparent) : undefined;
  const host = (forwardedHost ?? request.headers.host ?? '').toLowerCase();
  return {
    requestId: forwardedId !== undefined && requestIdPattern.test(forwardedId) ? forwardedId : trust.newId(),
    clientAddress: forwardedFor !== undefined && isIP(forwardedFor) !== 0 ? plainAddress(forwardedFor) : peer,
    host,
    ownOrigin: `${trust.protocol}//${host}`,
    ...(traceparent === undefined ? {} : { traceparent }),
  };
}

/** The proxy appends the address that it saw, so only the last value is its own. */
function lastOf(header: string | readonly string[] | undefined): string | undefined {
  const text = typeof header === 'string' ? header : header?.join(',');
  const value = text?.split(',').at(-1)?.trim();
  return value === '' ? undefined : value;
}

/**
 * The key by which limits count a visitor. With IPv6 a visitor has at least a /64 network (RFC 6177), and could use another address of it
 * each time. Any other text stays unchanged.
 */
export function networkOf(address: string): string {
  const url = `http://[${address}]`;
  if (isIP(address) !== 6 || !URL.canParse(url)) return address;
  // Canonical spelling: short groups, and '::' for the longest run of zeros.
  const [left = [], right = []] = new URL(url).hostname
    .slice(1, -1)
    .split('::')
    .map((part) => part.split(':').filter((group) => group !== ''));
  const zeros = Array.from({ length: 8 - left.length - right.length }, () => '0');
  return `${[...left, ...zeros, ...right].slice(0, 4).join(':')}::/64`;
}

/** Addresses and ranges (192.0.2.0/24) in the configuration's notation. */
export function proxyList(addresses: readonly string[]): (address: string) => boolean {
  if (addresses.length === 0) return () => false;
  const list = new BlockList();
  for (const entry of addresses) {
    const [address = '', prefix] = entry.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (prefix === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(prefix), family);
  }
  return (address) => isIP(address) !== 0 && list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}

export function isLoopback(address: string | undefined): boolean {
  const plain = plainAddress(address ?? '');
  return plain === '::1' || plain.startsWith('127.');
}

/** IPv4 written as IPv6, as reported by a listener on both families. */
function plainAddress(address: string): string {
  return address.startsWith('::ffff:') ? address.slice(7) : address;
}
