import * as z from 'zod/mini';
import { t } from '#contract/language/t.ts';
import type { TenantRow } from '#contract/sync/rows.ts';
import { SetUpTenant, visitDays } from '#contract/tenants/tenant-settings.ts';
import { FormCard } from '../kit/forms/form-card.tsx';
import { TextField } from '../kit/forms/form-fields.tsx';
import { wholeEntry } from '../kit/forms/number-entry.ts';
import { useForm } from '../kit/forms/use-form.ts';
import { useQueue } from '../kit/use-queue.ts';

const VisitDays = z.object({ visitDays: z._default(SetUpTenant.shape.visitDays, visitDays.standard) });

/** Number of days for which single visits of the firm's pages are kept. */
export function VisitDaysForm({ tenant: { id, name, visitDays: days } }: { readonly tenant: TenantRow }) {
  const queue = useQueue();
  const form = useForm({
    id: `tenants.settings:visits:${id}`,
    initial: { visitDays: String(days ?? visitDays.standard) },
    schema: VisitDays,
    toInput: (values) => ({ visitDays: wholeEntry(values.visitDays) ?? undefined }),
    send: (given) =>
      queue({
        type: 'tenants.settings',
        tenantId: id,
        args: { tenantId: id, ...given },
        summary: t('Set the visit days of {name}', { name }),
      }),
    onSent: () => undefined,
  });
  return (
    <FormCard
      title={t('Visits of landing pages')}
      text={t('Single visits are deleted after this time, a whole day at a time. The counts of each day stay.')}
      form={form}
      submitLabel={t('Save visit days')}
    >
      <TextField
        field={form.field('visitDays')}
        label={t('Days that visits are kept')}
        type="number"
        inputMode="numeric"
        step="1"
        after={t('days')}
        hint={t('From {least} to {most}. Empty: {standard}.', visitDays)}
      />
    </FormCard>
  );
}
