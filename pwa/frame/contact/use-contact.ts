import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { useCall } from '#app/device/calls/use-call.ts';
import { readContact } from '#app/device/calls/visitor-calls.gen.ts';
import { tenantAtom } from '#app/session/state/session-atoms.ts';
import { type Contact, noContact } from '#contract/values/contact.ts';

/** Support, sales, privacy, and terms of the reader's tenant, or of the tenant whose host this is. None while they are not known. */
export function useContact(): Contact {
  const subdomain = useAtomValue(tenantAtom)?.subdomain;
  const input = useMemo(() => ({ host: window.location.hostname, ...(subdomain === undefined ? {} : { subdomain }) }), [subdomain]);
  const { answer } = useCall(readContact, input);
  return answer?.ok === true ? answer.value : noContact;
}
