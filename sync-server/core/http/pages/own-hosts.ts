import type { Configuration } from '#server/core/configuration/configuration.ts';
import { hostName } from './tenant-look.ts';

/** Recognizes the hosts of the product itself and every name below them. No tenant can claim one of these as a custom domain. */
export function createOwnHosts({ publicUrl, productHost }: Pick<Configuration, 'publicUrl' | 'productHost'>): (domain: string) => boolean {
  const names = [new URL(publicUrl).host, productHost].map(spelledAlike);
  return (domain) => {
    const spelled = spelledAlike(domain);
    return names.some((name) => spelled === name || spelled.endsWith(`.${name}`));
  };
}

/** A host in a browser's notation: lower case, other letters encoded, without port and trailing dot. */
function spelledAlike(host: string): string {
  const address = `https://${hostName(host)}`;
  return URL.canParse(address) ? new URL(address).hostname : hostName(host);
}
