import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { firmNameAtom } from '#app/session/session-atoms.ts';

/** The title of the page in the browser: the page and the firm, or the firm alone on a page that is named after it. */
export function useTitle(page: string): void {
  const firm = useAtomValue(firmNameAtom);
  useEffect(() => {
    document.title = firm === undefined || firm === page ? page : `${page} · ${firm}`;
  }, [page, firm]);
}
