import { setBillingDetails } from '#app/device/calls/domains/billing.gen.ts';
import { entriesOf, requestOf, shownFields } from '#app/kit/forms/entity-entries.ts';
import { EntityFields } from '#app/kit/forms/entity-fields.tsx';
import { FormModal } from '#app/kit/forms/modal.tsx';
import { type FormValues, useForm } from '#app/kit/forms/use-form.ts';
import { useAction } from '#app/kit/use-action.ts';
import { t } from '#contract/language/t.ts';
import { type BillingAccount, billingAccountTexts } from '#contract/money/billing.ts';
import { billingDetails, SetBillingDetails } from '#contract/money/billing-details.ts';
import { tenant as tenantEntity } from '#contract/tenants/tenant.ts';
import { countryOptions, stateOptions } from './country-names.ts';

interface DetailsDialogProps {
  readonly tenant: string | undefined;
  readonly account: Pick<BillingAccount, 'details' | 'billingEmail'>;
  readonly onChanged: () => void;
  readonly onClose: () => void;
}

// The country stands before the tax ID, whose form it decides.
const fields = [
  ...shownFields(billingDetails, ['company', 'address', 'country', 'region', 'taxId']),
  ...shownFields(tenantEntity, ['billingEmail']),
];

/** Details of the buyer, as future invoices print them. */
export function DetailsDialog({ tenant, account, onChanged, onClose }: DetailsDialogProps) {
  const action = useAction(setBillingDetails, { done: billingAccountTexts.saved, failed: billingAccountTexts.saveFailed });
  const form = useForm({
    id: `billing.details:${tenant ?? ''}`,
    initial: entriesOf(fields, { ...account.details, ...account }),
    schema: SetBillingDetails,
    toInput: (entries: FormValues) => ({ tenant, ...requestOf(fields, entries) }),
    send: action.run,
    onSent: () => {
      onChanged();
      onClose();
    },
  });
  return (
    <FormModal
      title={t('Edit Billing Details')}
      form={form}
      submitLabel={t('Save billing details')}
      busyLabel={t('Saving…')}
      onClose={onClose}
    >
      <EntityFields fields={fields} form={form} choices={{ country: countryOptions(), region: stateOptions }} />
    </FormModal>
  );
}
