import type { LandingPageHeading } from '#contract/pages/landing-pages.ts';
import type { Role } from '#contract/people/roles.ts';
import { listLandingPages, listOwnLandingPages } from '../calls/domains/landing-pages.gen.ts';
import type { ListSource } from '../kit/lists/list-source.ts';
import { useServerList } from '../kit/lists/use-server-list.ts';

/** Pages whose visits a person may see, the last changed first: all of them for the owner, those of the own tenants for an administrator. */
export function useMeasuredPages(role: Role): ListSource<LandingPageHeading> {
  const call = role === 'platform_owner' ? listLandingPages : listOwnLandingPages;
  return useServerList({ name: 'measured-pages', call, sort: { by: 'updatedAt', isDescending: true } });
}
