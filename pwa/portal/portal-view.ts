import { readView } from '../browser/shelves.ts';
import type { PortalView } from './customer-portal.tsx';

/** Reads the portal view from the address and ignores unknown values. */
export function readPortalView(search: Readonly<Record<string, unknown>>): PortalView {
  return { ...readView(search), ...(search.tab === 'account' ? { tab: 'account' as const } : {}) };
}
