import { readView } from '../browser/shelves.ts';
import type { PortalView } from './customer-portal.tsx';

/** Reads the address of the portal; what it does not know is left out. */
export function readPortalView(search: Readonly<Record<string, unknown>>): PortalView {
  return { ...readView(search), ...(search.tab === 'account' ? { tab: 'account' as const } : {}) };
}
