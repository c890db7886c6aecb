import { Button, Text } from '@chakra-ui/react';
import type { Invoice } from '#contract/billing/billing.ts';
import { retryRefund } from '../calls/domains/billing.gen.ts';
import { useAct } from '../kit/use-act.ts';
import { billingToolTexts as texts } from './billing-tool-texts.ts';

interface RefusedRefundProps {
  readonly invoice: Pick<Invoice, 'id' | 'number'>;
  readonly problem: string;
  readonly isOff: boolean;
  readonly onChanged: () => void;
}

/** The reason for which the card service has not made a refund, and a button that tries it again. */
export function RefusedRefund({ invoice: { id, number }, problem, isOff, onChanged }: RefusedRefundProps) {
  const act = useAct(retryRefund, { done: texts.refundRetried, failed: texts.refundFailed });
  async function retry(): Promise<void> {
    if ((await act.run({ id })).ok) onChanged();
  }
  return (
    <>
      <Text role="alert" flexBasis="full" order="1" color="fg.error">
        {texts.refundRefused(problem)}
      </Text>
      <Button
        size="sm"
        variant="outline"
        disabled={isOff || act.isBusy}
        aria-label={texts.retryRefundOf(number)}
        onClick={() => void retry()}
      >
        {texts.retryRefund}
      </Button>
    </>
  );
}
