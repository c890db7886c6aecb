import { Text } from '@chakra-ui/react';
import { billingAccountTexts, type Invoice, RefundInvoice } from '#contract/billing/billing.ts';
import { centsOf } from '#contract/billing/cents.ts';
import { t } from '#contract/language/t.ts';
import { swapSeparators } from '#contract/language/words.ts';
import { refundInvoice } from '../calls/domains/billing.gen.ts';
import { TextField } from '../kit/forms/form-fields.tsx';
import { useForm } from '../kit/forms/use-form.ts';
import { FormModal } from '../kit/modal.tsx';
import { useAct } from '../kit/use-act.ts';
import { billingToolTexts as texts } from './billing-tool-texts.ts';

interface RefundDialogProps {
  readonly invoice: Pick<Invoice, 'id' | 'number' | 'amount'>;
  readonly onRefunded: () => void;
  readonly onClose: () => void;
}

/** Cents of an amount that was typed with the separators of the reader's language. Zero, which is refused, for any other text. */
function typedCents(typed: string): number {
  const amount = swapSeparators(typed.trim());
  return /^\d+(\.\d{1,2})?$/.test(amount) ? centsOf(amount) : 0;
}

/** Refunds an invoice, in whole or in part. The credit note carries the reason. */
export function RefundDialog({ invoice, onRefunded, onClose }: RefundDialogProps) {
  const { id, number, amount } = invoice;
  const act = useAct(refundInvoice, {
    done: (note) => ({ title: billingAccountTexts.refunded, description: note.number }),
    failed: texts.refundFailed,
  });
  const form = useForm({
    id: `billing.refund:${id}`,
    initial: { amountCents: swapSeparators(amount), reason: '' },
    schema: RefundInvoice,
    toInput: ({ amountCents, reason }) => ({ id, amountCents: typedCents(amountCents), reason }),
    send: act.run,
    onSent: () => {
      onRefunded();
      onClose();
    },
  });
  return (
    <FormModal title={texts.refundOf(number)} form={form} submitLabel={texts.refund} busyLabel={texts.refunding} onClose={onClose}>
      <Text>{texts.refundExplained}</Text>
      <TextField field={form.field('amountCents')} label={t('Amount')} inputMode="decimal" before="$" isRequired />
      <TextField field={form.field('reason')} label={t('Reason')} isRequired hint={texts.reasonHint} />
    </FormModal>
  );
}
