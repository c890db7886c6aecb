import { Text } from '@chakra-ui/react';
import { CancelSubscription, cancelReasons } from '#contract/billing.ts';
import { cancelSubscription } from '../calls/calls.gen.ts';
import { SelectField, TextAreaField } from '../kit/form-fields.tsx';
import { FormModal } from '../kit/modal.tsx';
import { useAct } from '../kit/use-act.ts';
import { useForm } from '../kit/use-form.ts';
import type { AccountActs } from './account-parts.tsx';
import { accountTexts, dayText } from './account-texts.ts';

const initial = { reason: 'too_expensive', comment: '' };

export function CancelDialog({ info, tenant, onChanged, onClose }: AccountActs & { readonly onClose: () => void }) {
  const act = useAct(cancelSubscription, { done: 'Subscription cancelled', failed: 'The subscription was not cancelled' });
  const form = useForm({
    id: `billing.cancel:${tenant ?? ''}`,
    initial,
    schema: CancelSubscription,
    toInput: ({ reason, comment }) => ({ tenant, reason, comment: comment || undefined }),
    send: act.run,
    onSent: () => {
      onChanged();
      onClose();
    },
  });
  const end = info.subscription?.currentPeriodEnd;
  return (
    <FormModal
      title="Cancel Subscription"
      form={form}
      submitLabel="Cancel at the end of the period"
      busyLabel="Cancelling…"
      onClose={onClose}
    >
      <Text>
        {end ? `The subscription ends on ${dayText(end)}; you can undo this until then. ` : ''}
        {accountTexts.cancelExplained}
      </Text>
      <SelectField
        field={form.field('reason')}
        label="Reason"
        options={Object.entries(cancelReasons).map(([value, label]) => ({ value, label }))}
      />
      <TextAreaField field={form.field('comment')} label="Anything else?" />
    </FormModal>
  );
}
