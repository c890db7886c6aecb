import { setBillingDetails } from '#app/calls/domains/billing.gen.ts';
import { TextField } from '#app/kit/forms/form-fields.tsx';
import { useForm } from '#app/kit/forms/use-form.ts';
import { FormModal } from '#app/kit/modal.tsx';
import { useAct } from '#app/kit/use-act.ts';
import { type BillingAccount, billingAccountTexts, SetBillingDetails } from '#contract/billing/billing.ts';
import { t } from '#contract/language/t.ts';

interface DetailsDialogProps {
  readonly tenant: string | undefined;
  readonly account: Pick<BillingAccount, 'details' | 'billingEmail'>;
  readonly onChanged: () => void;
  readonly onClose: () => void;
}

/** Details of the buyer, as future invoices print them. */
export function DetailsDialog({ tenant, account, onChanged, onClose }: DetailsDialogProps) {
  const act = useAct(setBillingDetails, { done: billingAccountTexts.saved, failed: billingAccountTexts.saveFailed });
  const form = useForm({
    id: `billing.details:${tenant ?? ''}`,
    initial: { ...account.details, billingEmail: account.billingEmail ?? '' },
    schema: SetBillingDetails,
    toInput: ({ billingEmail, ...details }) => ({ tenant, ...details, billingEmail: billingEmail === '' ? null : billingEmail }),
    send: act.run,
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
      <TextField field={form.field('company')} label={t('Company')} autoComplete="organization" />
      <TextField field={form.field('address')} label={t('Billing address')} autoComplete="street-address" />
      <TextField field={form.field('taxId')} label={t('Tax ID')} />
      <TextField
        field={form.field('billingEmail')}
        label={t('Billing email')}
        type="email"
        autoComplete="email"
        hint={t('Invoices and reminders go to this address.')}
      />
    </FormModal>
  );
}
