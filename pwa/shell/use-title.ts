import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { brandAtom, tenantAtom } from '#app/session/session-atoms.ts';

/** The title of the page in the browser: what it is, and whose. */
export function useTitle(page: string): void {
  const brand = useAtomValue(brandAtom);
  const tenant = useAtomValue(tenantAtom);
  const firm = brand.logoText ?? tenant?.name;
  useEffect(() => {
    document.title = firm === undefined ? page : `${page} · ${firm}`;
  }, [page, firm]);
}
