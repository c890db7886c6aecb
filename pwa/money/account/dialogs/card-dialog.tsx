import { Text } from '@chakra-ui/react';
import { useSetAtom } from 'jotai';
import { useMemo, useState } from 'react';
import { changePaymentMethod } from '#app/device/calls/domains/billing.gen.ts';
import { useCall } from '#app/device/calls/use-call.ts';
import { Called } from '#app/kit/called.tsx';
import { SelectField } from '#app/kit/forms/form-fields.tsx';
import { FormModal, Modal, Problem } from '#app/kit/forms/modal.tsx';
import { useForm } from '#app/kit/forms/use-form.ts';
import { useAction } from '#app/kit/use-action.ts';
import { accountTexts } from '#app/money/account/parts/account-texts.ts';
import { CardForm } from '#app/money/subscribe/card-form.tsx';
import { toastAtom } from '#app/ui/messages/toast-atom.ts';
import { t } from '#contract/language/t.ts';
import { billingAccountTexts, ChangePaymentMethod } from '#contract/money/billing.ts';

interface CardDialogProps {
  readonly tenant: string | undefined;
  readonly takesTestCards: boolean;
  readonly onChanged: () => void;
  readonly onClose: () => void;
}

const testCards = [
  { value: 'accepted', label: t('Visa ending in 4242, accepted') },
  { value: 'declined', label: t('Visa ending in 0002, declined') },
];

/** A dialog for a new card, which immediately pays open invoices. */
export function CardDialog(props: CardDialogProps) {
  return props.takesTestCards ? <TestCardForm {...props} /> : <ServiceCardForm {...props} />;
}

/** The card service's own form. A tenant that has never paid there has no customer yet, and subscribes first. */
function ServiceCardForm({ tenant, onChanged, onClose }: CardDialogProps) {
  const setToast = useSetAtom(toastAtom);
  const input = useMemo(() => ({ tenant }), [tenant]);
  const started = useCall(changePaymentMethod, input);
  const [problem, setProblem] = useState<string>();
  return (
    <Modal title={t('Change Payment Method')} onClose={onClose}>
      <Problem text={problem} />
      <Called call={started}>
        {({ clientSecret, publishableKey }) =>
          clientSecret === null || publishableKey === undefined ? (
            <Text>{accountTexts.cardAtService}</Text>
          ) : (
            <CardForm
              publishableKey={publishableKey}
              clientSecret={clientSecret}
              submitLabel={t('Save payment method')}
              returnPath="/customer-portal?tab=account"
              onAnswer={(answer) => {
                if (!answer.ok) return setProblem(answer.message);
                setToast({ title: billingAccountTexts.cardSaved });
                onChanged();
                onClose();
              }}
            />
          )
        }
      </Called>
    </Modal>
  );
}

function TestCardForm({ tenant, onChanged, onClose }: CardDialogProps) {
  const action = useAction(changePaymentMethod, { done: billingAccountTexts.cardSaved, failed: billingAccountTexts.cardFailed });
  const form = useForm({
    id: `billing.card:${tenant ?? ''}`,
    initial: { card: 'accepted' },
    schema: ChangePaymentMethod,
    toInput: ({ card }) => ({ tenant, card }),
    send: action.run,
    onSent: () => {
      onChanged();
      onClose();
    },
  });
  return (
    <FormModal
      title={t('Change Payment Method')}
      form={form}
      submitLabel={t('Save payment method')}
      busyLabel={t('Saving…')}
      onClose={onClose}
    >
      <Text>{accountTexts.ownLedger}</Text>
      <SelectField field={form.field('card')} label={t('Test card')} options={testCards} />
    </FormModal>
  );
}
