import { BlockList, isIPv4, isIPv6 } from 'node:net';
import { isPrivateIpv4 } from '#contract/values/public-host.ts';

/** Blocks of the public IPv6 internet (2000::/3) that lead elsewhere: Teredo and other protocols, documentation, and 6to4. */
const elsewhere = new BlockList();
elsewhere.addSubnet('2001::', 23, 'ipv6');
elsewhere.addSubnet('2001:db8::', 32, 'ipv6');
elsewhere.addSubnet('2002::', 16, 'ipv6');
elsewhere.addSubnet('3fff::', 20, 'ipv6');
const globalUnicast = new BlockList();
globalUnicast.addSubnet('2000::', 3, 'ipv6');

/** True for an address on the public internet. Everything unknown counts as private, such as IPv4 inside IPv6. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !isPrivateIpv4(address);
  return isIPv6(address) && globalUnicast.check(address, 'ipv6') && !elsewhere.check(address, 'ipv6');
}
