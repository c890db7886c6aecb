import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { tenantNameAtom } from '#app/session/state/session-atoms.ts';

/** The title of the page in the browser: the page and the tenant, or the tenant alone on a page that is named after it. */
export function useTitle(page: string): void {
  const tenantName = useAtomValue(tenantNameAtom);
  useEffect(() => {
    document.title = tenantName === undefined || tenantName === page ? page : `${page} · ${tenantName}`;
  }, [page, tenantName]);
}
