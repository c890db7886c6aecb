import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { planRowsAtom } from '#app/device/local/shown/administration-atoms.ts';
import { entriesOf, requestOf, shownFields } from '#app/kit/forms/entity-entries.ts';
import { EntityFields } from '#app/kit/forms/entity-fields.tsx';
import { TextField } from '#app/kit/forms/form-fields.tsx';
import { FormModal } from '#app/kit/forms/modal.tsx';
import { type Form, type FormField, type FormValues, useForm } from '#app/kit/forms/use-form.ts';
import { useQueue } from '#app/kit/use-queue.ts';
import { t } from '#contract/language/t.ts';
import { looksLikeDomain, subdomainFromTyped, subdomainTexts } from '#contract/tenants/subdomain.ts';
import { CreateTenant, type TenantSummaryRow, tenant as tenantEntity, UpdateTenant } from '#contract/tenants/tenant.ts';
import { refused } from '#contract/values/outcome.ts';
import { uuidv7 } from '#contract/values/uuid.ts';

const fields = shownFields(tenantEntity);

export function CreateTenantForm({ onClose }: { readonly onClose: () => void }) {
  const queue = useQueue();
  const form = useForm({
    id: 'tenants.create',
    initial: entriesOf(fields),
    schema: CreateTenant,
    toInput: (values: FormValues) => requestOf(fields, values),
    send: async (args) => {
      const id = uuidv7(Date.now(), (bytes) => crypto.getRandomValues(bytes));
      const sent = await queue({
        type: 'tenants.create',
        tenantId: null,
        args: { ...args, id },
        summary: t('Create tenant {name}', { name: args.name }),
      });
      return sent.ok ? sent : atField(sent);
    },
    onSent: onClose,
  });
  return (
    <FormModal title={t('Create tenant')} form={form} submitLabel={t('Create tenant')} busyLabel={t('Creating…')} onClose={onClose}>
      <TenantFields form={form} />
    </FormModal>
  );
}

export function EditTenantForm({ tenant, onClose }: { readonly tenant: TenantSummaryRow; readonly onClose: () => void }) {
  const queue = useQueue();
  const { id, name } = tenant;
  const form = useForm({
    id: `tenants.update:${id}`,
    initial: entriesOf(fields, tenant),
    schema: UpdateTenant,
    toInput: (values: FormValues) => ({ id, ...requestOf(fields, values) }),
    send: async (args) => {
      const sent = await queue({ type: 'tenants.update', tenantId: id, args, summary: t('Edit tenant {name}', { name }) });
      return sent.ok ? sent : atField(sent);
    },
    onSent: onClose,
  });
  return (
    <FormModal title={t('Edit {name}', { name })} form={form} submitLabel={t('Save changes')} busyLabel={t('Saving…')} onClose={onClose}>
      <TenantFields form={form} />
    </FormModal>
  );
}

/** Shows a refusal about one field at that field. */
function atField(refusal: ReturnType<typeof refused>) {
  switch (refusal.code) {
    case 'SubdomainTaken':
      return refused(refusal.code, refusal.message, { subdomain: refusal.message });
    case 'DomainTaken':
      return refused(refusal.code, refusal.message, { customDomain: refusal.message });
    default:
      return refusal;
  }
}

function TenantFields({ form }: { readonly form: Form<FormValues> }) {
  const plans = useAtomValue(planRowsAtom);
  return (
    <EntityFields
      fields={fields}
      form={form}
      choices={{ planId: plans.map(({ id, name }) => ({ value: id, label: name })) }}
      controls={{ subdomain: (field, label) => <SubdomainField field={field} label={label} /> }}
    />
  );
}

/** Turns the typed text into a valid subdomain, and shows the resulting address as a hint. */
function SubdomainField({ field, label }: { readonly field: FormField; readonly label: string }) {
  const [typed, setTyped] = useState('');
  const host = window.location.host.replace(/^www\./, '');
  return (
    <TextField
      field={{
        ...field,
        onChange: (value) => {
          setTyped(value);
          field.onChange(subdomainFromTyped(value));
        },
      }}
      label={label}
      isRequired
      hint={looksLikeDomain(typed) ? subdomainTexts.warning : `${field.value === '' ? '{subdomain}' : field.value}.${host}`}
    />
  );
}
