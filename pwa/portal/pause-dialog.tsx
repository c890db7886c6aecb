import { Text } from '@chakra-ui/react';
import { useState } from 'react';
import { PauseSubscription } from '#contract/billing.ts';
import { pauseSubscription } from '../calls/calls.gen.ts';
import { TextField } from '../kit/form-fields.tsx';
import { FormModal } from '../kit/modal.tsx';
import { useAct } from '../kit/use-act.ts';
import { useForm } from '../kit/use-form.ts';
import type { AccountActs } from './account-parts.tsx';
import { accountTexts } from './account-texts.ts';

const usualPauseMs = 30 * 24 * 60 * 60 * 1000;

export function PauseDialog({ tenant, onChanged, onClose }: AccountActs & { readonly onClose: () => void }) {
  const act = useAct(pauseSubscription, { done: 'Subscription paused', failed: 'The subscription was not paused' });
  const [initial] = useState(() => ({ resumesAt: new Date(Date.now() + usualPauseMs).toISOString().slice(0, 10) }));
  const form = useForm({
    id: `billing.pause:${tenant ?? ''}`,
    initial,
    schema: PauseSubscription,
    toInput: ({ resumesAt }) => ({ tenant, resumesAt: resumesAt === '' ? '' : `${resumesAt}T00:00:00Z` }),
    send: act.run,
    onSent: () => {
      onChanged();
      onClose();
    },
  });
  return (
    <FormModal title="Pause Subscription" form={form} submitLabel="Pause from today" busyLabel="Pausing…" onClose={onClose}>
      <Text>{accountTexts.pauseExplained}</Text>
      <TextField
        field={form.field('resumesAt')}
        label="Resumes on"
        type="date"
        isRequired
        hint="Within the next 90 days. You can resume earlier."
      />
    </FormModal>
  );
}
