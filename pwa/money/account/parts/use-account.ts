import { useMemo } from 'react';
import { readBillingAccount } from '#app/device/calls/domains/billing.gen.ts';
import { readTenantInfo, readTenantUsage } from '#app/device/calls/domains/tenants.gen.ts';
import { useKeptCall } from '#app/kit/use-kept-call.ts';

/**
 * Everything that the Account tab shows. While the server cannot be reached, it is the copy that was kept on this device. `keptAt` then is
 * the time of the oldest part of that copy.
 */
export function useAccount(tenant: string | undefined) {
  const input = useMemo(() => ({ tenant }), [tenant]);
  const name = tenant ?? 'own';
  const info = useKeptCall(`account-info:${name}`, readTenantInfo, input);
  const usage = useKeptCall(`account-usage:${name}`, readTenantUsage, input);
  const billing = useKeptCall(`account-billing:${name}`, readBillingAccount, input);
  const parts = [info, usage, billing];
  const times = parts.flatMap(({ kept }) => (kept === undefined ? [] : [kept.at]));
  return {
    isLoading: [info, usage].some(({ answer }) => answer === undefined),
    problem: [info, usage].map(({ answer }) => (answer?.ok === false ? answer.message : undefined)).find((text) => text !== undefined),
    info: info.answer?.ok ? info.answer.value : info.kept?.value,
    usage: usage.answer?.ok ? usage.answer.value : usage.kept?.value,
    billing: billing.answer?.ok ? billing.answer.value : billing.kept?.value,
    keptAt: times.length === 0 ? undefined : Math.min(...times),
    retry: () => {
      for (const part of parts) part.retry();
    },
  };
}
