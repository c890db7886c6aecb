import { entriesOf, requestOf, shownFields } from '#app/kit/forms/entity-entries.ts';
import { EntityFields } from '#app/kit/forms/entity-fields.tsx';
import { FormCard } from '#app/kit/forms/form-card.tsx';
import { type FormValues, useForm } from '#app/kit/forms/use-form.ts';
import { useQueue } from '#app/kit/use-queue.ts';
import { t } from '#contract/language/t.ts';
import type { TenantRow } from '#contract/sync/rows.ts';
import { assumptions as assumptionsEntity, TenantAssumptions } from '#contract/tenants/tenant-assumptions.ts';
import { tenantSettingsTexts } from '#contract/tenants/tenant-settings.ts';
import { refused } from '#contract/values/outcome.ts';

const rates = shownFields(assumptionsEntity, ['inflation', 'return', 'returnCap', 'lifeExpectancy']);
const law = shownFields(assumptionsEntity, ['figures']);
const fields = [...rates, ...law];

/** Assumptions of the tenant, used by every calculator that asks for them. */
export function AssumptionsForm({ tenant: { id, name, assumptions } }: { readonly tenant: TenantRow }) {
  const queue = useQueue();
  const form = useForm({
    id: `tenants.settings:assumptions:${id}`,
    initial: entriesOf(fields, assumptions),
    schema: TenantAssumptions,
    toInput: (values: FormValues) => requestOf(fields, values),
    send: async (given) => {
      const { return: rate = 0, returnCap = Number.POSITIVE_INFINITY } = given;
      const { aboveCap } = tenantSettingsTexts;
      if (rate > returnCap) return refused('InputInvalid', aboveCap, { return: aboveCap });
      const summary = t('Set the assumptions of {firm}', { firm: name });
      return queue({ type: 'tenants.settings', tenantId: id, args: { tenantId: id, assumptions: given }, summary });
    },
    onSent: () => undefined,
  });
  return (
    <FormCard
      title={t('Assumptions')}
      text={t('They replace the defaults of every calculator that asks for them. An empty field leaves the default.')}
      form={form}
      submitLabel={t('Save assumptions')}
    >
      <EntityFields fields={rates} form={form} columns={4} />
      <EntityFields fields={law} form={form} />
    </FormCard>
  );
}
