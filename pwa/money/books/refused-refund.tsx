import { Button, Text } from '@chakra-ui/react';
import { retryRefund } from '#app/device/calls/domains/billing.gen.ts';
import { useAction } from '#app/kit/use-action.ts';
import type { Invoice } from '#contract/money/billing.ts';
import { billingToolTexts as texts } from './billing-tool-texts.ts';

interface RefusedRefundProps {
  readonly invoice: Pick<Invoice, 'id' | 'number'>;
  readonly problem: string;
  readonly isOff: boolean;
  readonly onChanged: () => void;
}

/** The reason for which the card service has not made a refund, and a button that tries it again. */
export function RefusedRefund({ invoice: { id, number }, problem, isOff, onChanged }: RefusedRefundProps) {
  const action = useAction(retryRefund, { done: texts.refundRetried, failed: texts.refundFailed });
  async function retry(): Promise<void> {
    if ((await action.run({ id })).ok) onChanged();
  }
  return (
    <>
      <Text role="alert" flexBasis="full" order="1" color="fg.error">
        {texts.refundRefused(problem)}
      </Text>
      <Button
        size="sm"
        variant="outline"
        disabled={isOff || action.isBusy}
        aria-label={texts.retryRefundOf(number)}
        onClick={() => void retry()}
      >
        {texts.retryRefund}
      </Button>
    </>
  );
}
