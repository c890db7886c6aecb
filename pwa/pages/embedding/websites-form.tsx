import { entriesOf, requestOf, shownFields } from '#app/kit/forms/entity-entries.ts';
import { EntityFields } from '#app/kit/forms/entity-fields.tsx';
import { FormCard } from '#app/kit/forms/form-card.tsx';
import { type FormValues, useForm } from '#app/kit/forms/use-form.ts';
import { useQueue } from '#app/kit/use-queue.ts';
import { t } from '#contract/language/t.ts';
import type { TenantRow } from '#contract/sync/rows.ts';
import { TenantEmbedding, tenantEmbedding } from '#contract/tenants/tenant-embedding.ts';
import { originFromTyped } from './origin-from-typed.ts';

const fields = shownFields(tenantEmbedding);

/** The websites that may show the tenant's calculators, and the sentence that their visitors agree to. */
export function WebsitesForm({ tenant: { id, name, embedding = {} } }: { readonly tenant: TenantRow }) {
  const queue = useQueue();
  const form = useForm({
    id: `tenants.settings:embedding:${id}`,
    initial: entriesOf(fields, embedding),
    schema: TenantEmbedding,
    toInput: (values: FormValues) => withOrigins(requestOf(fields, values)),
    send: (given) =>
      queue({
        type: 'tenants.settings',
        tenantId: id,
        args: { tenantId: id, embedding: given },
        summary: t('Set the websites of {name}', { name }),
      }),
    onSent: () => undefined,
  });
  return (
    <FormCard
      title={t('Websites')}
      text={t('Only these websites can show your calculators. While none is named, every website is refused.')}
      form={form}
      submitLabel={t('Save websites')}
    >
      <EntityFields fields={fields} form={form} />
    </FormCard>
  );
}

/** The request with the origins of the addresses that were typed. */
function withOrigins({ origins, ...given }: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return Array.isArray(origins) ? { ...given, origins: origins.map((typed) => originFromTyped(String(typed))) } : given;
}
