import * as z from 'zod/mini';
import { t } from '#contract/language/t.ts';
import { offlineDays } from '#contract/people/session.ts';
import type { TenantRow } from '#contract/sync/rows.ts';
import { SetUpTenant } from '#contract/tenants/tenant-settings.ts';
import { FormCard } from '../kit/forms/form-card.tsx';
import { TextField } from '../kit/forms/form-fields.tsx';
import { wholeEntry } from '../kit/forms/number-entry.ts';
import { useForm } from '../kit/forms/use-form.ts';
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
      queue({
        type: 'tenants.settings',
        tenantId: id,
        args: { tenantId: id, ...given },
        summary: t('Set the offline days of {name}', { name }),
      }),
    onSent: () => undefined,
  });
  return (
    <FormCard
      title={t('Work without a connection')}
      text={t('After this time without contact a device locks itself until it reaches the server again. Nothing on it is lost.')}
      form={form}
      submitLabel={t('Save days')}
    >
      <TextField
        field={form.field('offlineDays')}
        label={t('Days without a connection')}
        type="number"
        inputMode="numeric"
        step="1"
        after={t('days')}
        hint={t('From {least} to {most}. Empty: {standard}.', {
          least: offlineDays.least,
          most: offlineDays.most,
          standard: offlineDays.standard,
        })}
      />
    </FormCard>
  );
}
