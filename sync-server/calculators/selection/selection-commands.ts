import type { Queued } from '#server/core/operations/declaration.ts';
import { tenantStream } from '#server/core/sync/streams/stream-names.ts';

interface OfTenant {
  readonly tenantId: string;
}

/** Commands that change a selection all wait for the lock of the tenant and check its allowance, so they share a transaction. */
export const inSelection = {
  tenantId: ({ tenantId }: OfTenant) => tenantId,
  together: ({ tenantId }: OfTenant) => `calculators:${tenantId}`,
  locks: ({ tenantId }: OfTenant) => tenantId,
} as const satisfies Partial<Queued<OfTenant>>;

/** The row of one calculator in a tenant's selection. */
export function rowInSelection({ tenantId, calculatorId }: OfTenant & { readonly calculatorId: string }) {
  return { stream: tenantStream(tenantId), kind: 'tenantCalculator', id: `${tenantId}:${calculatorId}` } as const;
}
