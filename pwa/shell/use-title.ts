import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { firmNameAtom } from '#app/session/session-atoms.ts';

/** The title of the page in the browser: the page and the firm. */
export function useTitle(page: string): void {
  const firm = useAtomValue(firmNameAtom);
  useEffect(() => {
    document.title = firm === undefined ? page : `${page} · ${firm}`;
  }, [page, firm]);
}
