import { readView } from '#app/calculate/library/shelves.ts';
import type { PortalView } from './customer-portal.tsx';

/** Reads the portal view from the address and ignores unknown values. */
export function readPortalView(search: Readonly<Record<string, unknown>>): PortalView {
  const { tab, choose, tenant } = search;
  return {
    ...readView(search),
    ...(tab === 'account' ? { tab } : {}),
    ...(choose === 'plan' || choose === 'people' ? { choose } : {}),
    ...(typeof tenant === 'string' ? { tenant } : {}),
  };
}
