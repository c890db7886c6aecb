import { entriesOf, requestOf, shownFields } from '#app/kit/forms/entity-entries.ts';
import { EntityFields } from '#app/kit/forms/entity-fields.tsx';
import { FormCard } from '#app/kit/forms/form-card.tsx';
import { type FormValues, useForm } from '#app/kit/forms/use-form.ts';
import { useQueue } from '#app/kit/use-queue.ts';
import { t } from '#contract/language/t.ts';
import { contactSettings } from '#contract/money/settings/contact-settings.ts';
import type { TenantRow } from '#contract/sync/rows.ts';
import { TenantContact } from '#contract/values/contact.ts';

const fields = shownFields(contactSettings);

/** Addresses of support, privacy, and terms for the tenant's people and clients. */
export function ContactForm({ tenant: { id, name, contact = {} } }: { readonly tenant: TenantRow }) {
  const queue = useQueue();
  const form = useForm({
    id: `tenants.settings:contact:${id}`,
    initial: entriesOf(fields, contact),
    schema: TenantContact,
    toInput: (values: FormValues) => Object.fromEntries(Object.entries(requestOf(fields, values)).filter(([, value]) => value !== '')),
    send: (given) =>
      queue({
        type: 'tenants.settings',
        tenantId: id,
        args: { tenantId: id, contact: given },
        summary: t('Set the contact of {name}', { name }),
      }),
    onSent: () => undefined,
  });
  return (
    <FormCard
      title={t('Support, privacy, and terms')}
      text={t('Linked at the sign-in, on published pages, and below mails. Empty: the address of the platform, if it has one.')}
      form={form}
      submitLabel={t('Save contact')}
    >
      <EntityFields fields={fields} form={form} columns={2} />
    </FormCard>
  );
}
