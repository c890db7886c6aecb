import { entriesOf, requestOf, shownFields } from '#app/kit/forms/entity-entries.ts';
import { EntityFields } from '#app/kit/forms/entity-fields.tsx';
import { FormCard } from '#app/kit/forms/form-card.tsx';
import { type FormValues, useForm } from '#app/kit/forms/use-form.ts';
import { useQueue } from '#app/kit/use-queue.ts';
import type { TenantRow } from '#contract/sync/rows.ts';
import { SetUpTenant, tenantSettings } from '#contract/tenants/tenant-settings.ts';

interface SettingFormProps {
  readonly tenant: TenantRow;
  /** The setting, as the entity declares it. */
  readonly name: keyof typeof tenantSettings.fields;
  readonly title: string;
  readonly text: string;
  readonly submitLabel: string;
  /** The change in the list of changes that wait. */
  readonly summary: string;
}

/** A setting of a tenant that is one value. */
export function SettingForm({ tenant, name, title, text, submitLabel, summary }: SettingFormProps) {
  const queue = useQueue();
  const fields = shownFields(tenantSettings, [name]);
  const { id: tenantId } = tenant;
  const form = useForm({
    id: `tenants.settings:${name}:${tenantId}`,
    initial: entriesOf(fields, tenant),
    schema: SetUpTenant,
    toInput: (values: FormValues) => ({ tenantId, ...requestOf(fields, values) }),
    send: (args) => queue({ type: 'tenants.settings', tenantId, args, summary }),
    onSent: () => undefined,
  });
  return (
    <FormCard title={title} text={text} form={form} submitLabel={submitLabel}>
      <EntityFields fields={fields} form={form} />
    </FormCard>
  );
}
