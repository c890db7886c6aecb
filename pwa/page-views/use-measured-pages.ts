import { useCallback, useEffect, useState } from 'react';
import type { LandingPageHeading } from '#contract/pages/landing-pages.ts';
import type { Role } from '#contract/people/roles.ts';
import type { Outcome } from '#contract/values/outcome.ts';
import { callPage, type Page } from '../calls/call.ts';
import { listLandingPages, listOwnLandingPages } from '../calls/calls.gen.ts';

interface MeasuredPages {
  /** Undefined until the first answer arrives. */
  readonly answer: Outcome<Page<LandingPageHeading>> | undefined;
  readonly retry: () => void;
}

/** Pages whose visits a person may see: all of them for the owner, those of the own tenants for an administrator. */
export function useMeasuredPages(role: Role): MeasuredPages {
  const [answer, setAnswer] = useState<Outcome<Page<LandingPageHeading>>>();
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round asks again
  useEffect(() => {
    const abort = new AbortController();
    const list = role === 'platform_owner' ? listLandingPages : listOwnLandingPages;
    void callPage(list, { limit: 100, sort: '-updatedAt' }, abort.signal).then((read) => {
      if (!abort.signal.aborted) setAnswer(read);
    });
    return () => abort.abort();
  }, [role, round]);
  return { answer, retry: useCallback(() => setRound((before) => before + 1), []) };
}
