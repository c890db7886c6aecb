import { type BillingAccount, billingAccountTexts, SetBillingDetails } from '#contract/billing.ts';
import { setBillingDetails } from '../calls/calls.gen.ts';
import { TextField } from '../kit/form-fields.tsx';
import { FormModal } from '../kit/modal.tsx';
import { useAct } from '../kit/use-act.ts';
import { useForm } from '../kit/use-form.ts';

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
    <FormModal title="Edit Billing Details" form={form} submitLabel="Save billing details" busyLabel="Saving…" onClose={onClose}>
      <TextField field={form.field('company')} label="Company" autoComplete="organization" />
      <TextField field={form.field('address')} label="Billing address" autoComplete="street-address" />
      <TextField field={form.field('taxId')} label="Tax ID" />
      <TextField
        field={form.field('billingEmail')}
        label="Billing email"
        type="email"
        autoComplete="email"
        hint="Invoices and reminders go to this address."
      />
    </FormModal>
  );
}
