import * as z from 'zod/mini';
import type { TenantRow } from '#contract/rows.ts';
import { offlineDays } from '#contract/session.ts';
import { SetUpTenant } from '#contract/tenant-settings.ts';
import { FormCard } from '../kit/form-card.tsx';
import { TextField } from '../kit/form-fields.tsx';
import { wholeEntry } from '../kit/number-entry.ts';
import { useForm } from '../kit/use-form.ts';
import { useQueue } from '../kit/use-queue.ts';

const OfflineDays = z.object({ offlineDays: z._default(SetUpTenant.shape.offlineDays, offlineDays.standard) });

/** Number of days that a device of the firm works without contact with the server. */
export function OfflineForm({ tenant: { id, name, offlineDays: days } }: { readonly tenant: TenantRow }) {
  const queue = useQueue();
  const form = useForm({
    id: `tenants.settings:offline:${id}`,
    initial: { offlineDays: String(days ?? offlineDays.standard) },
    schema: OfflineDays,
    toInput: (values) => ({ offlineDays: wholeEntry(values.offlineDays) ?? undefined }),
    send: (given) =>
      queue({ type: 'tenants.settings', tenantId: id, args: { tenantId: id, ...given }, summary: `Set the offline days of ${name}` }),
    onSent: () => undefined,
  });
  return (
    <FormCard
      title="Work without a connection"
      text="After this time without contact a device locks itself until it reaches the server again. Nothing on it is lost."
      form={form}
      submitLabel="Save days"
    >
      <TextField
        field={form.field('offlineDays')}
        label="Days without a connection"
        type="number"
        inputMode="numeric"
        step="1"
        after="days"
        hint={`From ${offlineDays.least} to ${offlineDays.most}. Empty: ${offlineDays.standard}.`}
      />
    </FormCard>
  );
}
