import { Text } from '@chakra-ui/react';
import { cancelSubscription } from '#app/calls/domains/billing.gen.ts';
import { SelectField, TextAreaField } from '#app/kit/forms/form-fields.tsx';
import { useForm } from '#app/kit/forms/use-form.ts';
import { FormModal } from '#app/kit/modal.tsx';
import { useAct } from '#app/kit/use-act.ts';
import { CancelSubscription, cancelReasons } from '#contract/billing/billing.ts';
import { t } from '#contract/language/t.ts';
import type { AccountActs } from '../account/account-parts.tsx';
import { accountTexts, dayText } from '../account/account-texts.ts';

const initial = { reason: 'too_expensive', comment: '' };

export function CancelDialog({ info, tenant, onChanged, onClose }: AccountActs & { readonly onClose: () => void }) {
  const act = useAct(cancelSubscription, { done: t('Subscription cancelled'), failed: t('The subscription was not cancelled') });
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
