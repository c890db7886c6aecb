import { Text } from '@chakra-ui/react';
import { useState } from 'react';
import { pauseSubscription } from '#app/device/calls/domains/billing.gen.ts';
import { TextField } from '#app/kit/forms/form-fields.tsx';
import { FormModal } from '#app/kit/forms/modal.tsx';
import { useForm } from '#app/kit/forms/use-form.ts';
import { useAction } from '#app/kit/use-action.ts';
import type { AccountActions } from '#app/money/account/parts/account-parts.tsx';
import { accountTexts } from '#app/money/account/parts/account-texts.ts';
import { t } from '#contract/language/t.ts';
import { PauseSubscription } from '#contract/money/billing.ts';

const usualPauseMs = 30 * 24 * 60 * 60 * 1000;

export function PauseDialog({ tenant, onChanged, onClose }: AccountActions & { readonly onClose: () => void }) {
  const action = useAction(pauseSubscription, { done: t('Subscription paused'), failed: t('The subscription was not paused') });
  const [initial] = useState(() => ({ resumesAt: new Date(Date.now() + usualPauseMs).toISOString().slice(0, 10) }));
  const form = useForm({
    id: `billing.pause:${tenant ?? ''}`,
    initial,
    schema: PauseSubscription,
    toInput: ({ resumesAt }) => ({ tenant, resumesAt: resumesAt === '' ? '' : `${resumesAt}T00:00:00Z` }),
    send: action.run,
    onSent: () => {
      onChanged();
      onClose();
    },
  });
  return (
    <FormModal title={t('Pause Subscription')} form={form} submitLabel={t('Pause from today')} busyLabel={t('Pausing…')} onClose={onClose}>
      <Text>{accountTexts.pauseExplained}</Text>
      <TextField
        field={form.field('resumesAt')}
        label={t('Resumes on')}
        type="date"
        isRequired
        hint={t('Within the next 90 days. You can resume earlier.')}
      />
    </FormModal>
  );
}
