import * as z from 'zod/mini';

/**
 * First addresses and prefix lengths of the IPv4 blocks that cannot be reached through the public internet (RFC 6890), and of the one
 * address in a public block under which a cloud (Azure) gives its machines their secrets.
 */
const privateBlocks: readonly (readonly [first: string, bits: number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['168.63.129.16', 32],
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
];

/** Names in a private network: of this machine, of the local link, of a company, of a home (RFC 6762, appendix G). */
const privateName = /(?:^|\.)(?:localhost|localdomain|local|internal|intranet|private|corp|home|lan|home\.arpa)$/;

/** An IPv4 address in the usual dotted notation. Browsers also accept 0x7f.1 and 2130706433, but no picture needs such a spelling. */
const plainNumbers = /^(?:(?:0|[1-9]\d{0,2})\.){3}(?:0|[1-9]\d{0,2})$/;

/** An address that browsers can read: port numbers end at 65535, and a host that begins with xn-- spells Unicode letters. */
const readable = z.url();

/**
 * True for an https address on a host of the public internet. A browser that loaded a picture from elsewhere would send a request into the
 * visitor's private network. IPv6 literals are refused as well, because each IPv4 address can be written inside one.
 */
export function hasPublicHost(address: string): boolean {
  if (!readable.safeParse(address).success) return false;
  const host = /^https:\/\/([a-z\d.-]+?)\.?(?:[:/?#]|$)/i.exec(address)?.[1]?.toLowerCase() ?? '';
  if (/(?:^|\.)(?:\d+|0x[\da-f]*)$/.test(host)) return plainNumbers.test(host) && !isPrivateIpv4(host);
  return host.includes('.') && !privateName.test(host);
}

/** An IPv4 address that cannot be reached through the public internet. */
export function isPrivateIpv4(address: string): boolean {
  return privateBlocks.some(([first, bits]) => numberOf(address) >>> (32 - bits) === numberOf(first) >>> (32 - bits));
}

function numberOf(address: string): number {
  return address.split('.').reduce((number, part) => number * 256 + Number(part), 0);
}
