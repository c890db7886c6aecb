import { listLandingPages, listOwnLandingPages } from '#app/device/calls/domains/landing-pages.gen.ts';
import type { ListSource } from '#app/kit/lists/list-source.ts';
import { useServerList } from '#app/kit/lists/use-server-list.ts';
import type { LandingPageHeading } from '#contract/pages/landing-page-fields.ts';
import type { Role } from '#contract/people/roles.ts';

/** Pages whose visits a person may see, the last changed first: all of them for the owner, those of their own tenants for an administrator. */
export function useMeasuredPages(role: Role): ListSource<LandingPageHeading> {
  const call = role === 'platform_owner' ? listLandingPages : listOwnLandingPages;
  return useServerList({ name: 'measured-pages', call, sort: { by: 'updatedAt', isDescending: true } });
}
