import { Text } from '@chakra-ui/react';
import { cancelSubscription } from '#app/device/calls/domains/billing.gen.ts';
import { SelectField, TextAreaField } from '#app/kit/forms/form-fields.tsx';
import { FormModal } from '#app/kit/forms/modal.tsx';
import { useForm } from '#app/kit/forms/use-form.ts';
import { useAction } from '#app/kit/use-action.ts';
import type { AccountActions } from '#app/money/account/parts/account-parts.tsx';
import { accountTexts } from '#app/money/account/parts/account-texts.ts';
import { dayText } from '#app/ui/fields/day-text.ts';
import { t } from '#contract/language/t.ts';
import { CancelSubscription, cancelReasons } from '#contract/money/billing.ts';

const initial = { reason: 'too_expensive', comment: '' };

export function CancelDialog({ info, tenant, onChanged, onClose }: AccountActions & { readonly onClose: () => void }) {
  const action = useAction(cancelSubscription, { done: t('Subscription cancelled'), failed: t('The subscription was not cancelled') });
  const form = useForm({
    id: `billing.cancel:${tenant ?? ''}`,
    initial,
    schema: CancelSubscription,
    toInput: ({ reason, comment }) => ({ tenant, reason, comment: comment || undefined }),
    send: action.run,
    onSent: () => {
      onChanged();
      onClose();
    },
  });
  const end = info.subscription?.currentPeriodEnd;
  return (
    <FormModal
      title={t('Cancel Subscription')}
      form={form}
      submitLabel={t('Cancel at the end of the period')}
      busyLabel={t('Cancelling…')}
      dismissLabel={t('Keep the subscription')}
      onClose={onClose}
    >
      <Text>
        {end ? `${t('The subscription ends on {day}; you can undo this until then.', { day: dayText(end) })} ` : ''}
        {accountTexts.cancelExplained}
      </Text>
      <SelectField
        field={form.field('reason')}
        label={t('Reason')}
        options={Object.entries(cancelReasons).map(([value, label]) => ({ value, label }))}
      />
      <TextAreaField field={form.field('comment')} label={t('Anything else?')} />
    </FormModal>
  );
}
