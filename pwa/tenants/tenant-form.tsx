import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { t } from '#contract/language/t.ts';
import { tenantStatuses } from '#contract/people/roles.ts';
import type { TenantSummaryRow } from '#contract/sync/rows.ts';
import { looksLikeDomain, subdomainFromTyped, subdomainTexts } from '#contract/tenants/subdomain.ts';
import { CreateTenant, UpdateTenant } from '#contract/tenants/tenants.ts';
import { refused } from '#contract/values/outcome.ts';
import { uuidv7 } from '#contract/values/uuid.ts';
import { SelectField, TextField } from '../kit/forms/form-fields.tsx';
import { type Form, useForm } from '../kit/forms/use-form.ts';
import { FormModal } from '../kit/modal.tsx';
import { useQueue } from '../kit/use-queue.ts';
import { planRowsAtom } from '../local/administration-atoms.ts';
import { statusNames } from './tenant-texts.ts';

/** Fields of the tenant form, as typed. */
type TenantValues = Readonly<Record<'name' | 'subdomain' | 'status' | 'planId' | 'billingEmail' | 'customDomain', string>>;

const emptyTenant: TenantValues = { name: '', subdomain: '', status: 'active', planId: '', billingEmail: '', customDomain: '' };

/** Sends empty optional fields as null, so that the server clears them. */
function toInput({ planId, billingEmail, customDomain, ...given }: TenantValues) {
  return { ...given, planId: planId || null, billingEmail: billingEmail || null, customDomain: customDomain || null };
}

export function CreateTenantForm({ onClose }: { readonly onClose: () => void }) {
  const queue = useQueue();
  const form = useForm({
    id: 'tenants.create',
    initial: emptyTenant,
    schema: CreateTenant,
    toInput,
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
  const { id, name, subdomain, status, planId, billingEmail, customDomain } = tenant;
  const form = useForm({
    id: `tenants.update:${id}`,
    initial: { name, subdomain, status, planId: planId ?? '', billingEmail: billingEmail ?? '', customDomain: customDomain ?? '' },
    schema: UpdateTenant,
    toInput: (values: TenantValues) => ({ id, ...toInput(values) }),
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

function TenantFields({ form }: { readonly form: Form<TenantValues> }) {
  const plans = useAtomValue(planRowsAtom);
  const [typed, setTyped] = useState('');
  const subdomain = form.field('subdomain');
  const host = window.location.host.replace(/^www\./, '');
  return (
    <>
      <TextField field={form.field('name')} label={t('Name')} isRequired />
      <TextField
        field={{
          ...subdomain,
          onChange: (value) => {
            setTyped(value);
            subdomain.onChange(subdomainFromTyped(value));
          },
        }}
        label={t('Subdomain')}
        isRequired
        hint={looksLikeDomain(typed) ? subdomainTexts.warning : `${subdomain.value === '' ? '{subdomain}' : subdomain.value}.${host}`}
      />
      <SelectField
        field={form.field('status')}
        label={t('Status')}
        options={tenantStatuses.map((status) => ({ value: status, label: statusNames[status] }))}
      />
      <SelectField
        field={form.field('planId')}
        label={t('Plan')}
        none={t('No plan')}
        options={plans.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <TextField field={form.field('billingEmail')} label={t('Billing email')} type="email" inputMode="email" />
      <TextField field={form.field('customDomain')} label={t('Custom domain')} placeholder={t('calculators.example.com')} inputMode="url" />
    </>
  );
}
