import { useEffect, useState } from 'react';
import { call } from '#app/device/calls/call.ts';
import { checkSubdomain } from '#app/device/calls/visitor-calls.gen.ts';
import { AccountField } from '#app/kit/forms/account-field.tsx';
import type { FormField } from '#app/kit/forms/use-form.ts';
import { looksLikeDomain, subdomainFromTyped, subdomainProblem, subdomainTexts } from '#contract/tenants/subdomain.ts';
import { signUpScreenTexts as texts } from './sign-up-texts.ts';

/** Pause in typing after which the server is asked. */
const pauseMs = 300;

/** The tenant's name in addresses. The availability of the name is shown as the person types. */
export function SubdomainField({ field }: { readonly field: FormField }) {
  const [typed, setTyped] = useState('');
  const { value } = field;
  const checked = useSubdomainCheck(value);
  const host = window.location.host.replace(/^www\./, '');
  const taken = checked?.problem ?? undefined;
  const free = checked === undefined || taken !== undefined ? '' : ` ${texts.free(value)}`;
  const error = field.error ?? taken;
  return (
    <AccountField
      field={{
        ...field,
        error,
        onChange: (next) => {
          setTyped(next);
          field.onChange(subdomainFromTyped(next));
        },
      }}
      label={texts.subdomain}
      autoComplete="off"
      hint={looksLikeDomain(typed) ? subdomainTexts.warning : `${texts.subdomainHint(value, host)}.${free}`}
    />
  );
}

/** The server's answer for exactly this subdomain. Undefined until it arrives, or if the server cannot be reached. */
function useSubdomainCheck(subdomain: string): { readonly problem: string | null } | undefined {
  const [answered, setAnswered] = useState<{ readonly subdomain: string; readonly problem: string | null }>();
  useEffect(() => {
    if (subdomainProblem(subdomain) !== undefined) return;
    const abort = new AbortController();
    const timer = setTimeout(() => {
      void call(checkSubdomain, { subdomain }, abort.signal).then((answer) => {
        if (answer.ok && !abort.signal.aborted) setAnswered(answer.value);
      });
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [subdomain]);
  return answered?.subdomain === subdomain ? answered : undefined;
}
