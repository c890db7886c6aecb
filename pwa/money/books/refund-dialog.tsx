import { Text } from '@chakra-ui/react';
import { refundInvoice } from '#app/device/calls/domains/billing.gen.ts';
import { TextField } from '#app/kit/forms/form-fields.tsx';
import { FormModal } from '#app/kit/forms/modal.tsx';
import { useForm } from '#app/kit/forms/use-form.ts';
import { useAction } from '#app/kit/use-action.ts';
import { t } from '#contract/language/t.ts';
import { swapSeparators } from '#contract/language/words.ts';
import { billingAccountTexts, type Invoice, RefundInvoice } from '#contract/money/billing.ts';
import { minorDigits } from '#contract/values/amounts/currency.ts';
import { currencySign } from '#contract/values/amounts/money.ts';
import { billingToolTexts as texts } from './billing-tool-texts.ts';

interface RefundDialogProps {
  readonly invoice: Pick<Invoice, 'id' | 'number' | 'amount'>;
  readonly onRefunded: () => void;
  readonly onClose: () => void;
}

/** Cents of an amount that was typed with the separators of the reader's language. Zero, which is refused, for any other text. */
function typedCents(typed: string): number {
  const [, whole, decimals = ''] = /^(\d{1,9})(?:\.(\d+))?$/.exec(swapSeparators(typed.trim())) ?? [];
  return whole === undefined || decimals.length > minorDigits() ? 0 : Number(whole + decimals.padEnd(minorDigits(), '0'));
}

/** Refunds an invoice, in whole or in part. The credit note carries the reason. */
export function RefundDialog({ invoice, onRefunded, onClose }: RefundDialogProps) {
  const { id, number, amount } = invoice;
  const action = useAction(refundInvoice, {
    done: (note) => ({ title: billingAccountTexts.refunded, description: note.number }),
    failed: texts.refundFailed,
  });
  const form = useForm({
    id: `billing.refund:${id}`,
    initial: { amountCents: swapSeparators(amount), reason: '' },
    schema: RefundInvoice,
    toInput: ({ amountCents, reason }) => ({ id, amountCents: typedCents(amountCents), reason }),
    send: action.run,
    onSent: () => {
      onRefunded();
      onClose();
    },
  });
  return (
    <FormModal title={texts.refundOf(number)} form={form} submitLabel={texts.refund} busyLabel={texts.refunding} onClose={onClose}>
      <Text>{texts.refundExplained}</Text>
      <TextField field={form.field('amountCents')} label={t('Amount')} inputMode="decimal" before={currencySign()} isRequired />
      <TextField field={form.field('reason')} label={t('Reason')} isRequired hint={texts.reasonHint} />
    </FormModal>
  );
}
