import { Text } from '@chakra-ui/react';
import { useSetAtom } from 'jotai';
import { useMemo, useState } from 'react';
import { billingAccountTexts, ChangePaymentMethod } from '#contract/billing.ts';
import { CardForm } from '../billing/card-form.tsx';
import { changePaymentMethod } from '../calls/calls.gen.ts';
import { useCall } from '../calls/use-call.ts';
import { Called } from '../kit/called.tsx';
import { SelectField } from '../kit/form-fields.tsx';
import { FormModal, Modal, Problem } from '../kit/modal.tsx';
import { useAct } from '../kit/use-act.ts';
import { useForm } from '../kit/use-form.ts';
import { toastAtom } from '../ui/toast-atom.ts';
import { accountTexts } from './account-texts.ts';

interface CardDialogProps {
  readonly tenant: string | undefined;
  readonly takesTestCards: boolean;
  readonly onChanged: () => void;
  readonly onClose: () => void;
}

const testCards = [
  { value: 'accepted', label: 'Visa ending in 4242, accepted' },
  { value: 'declined', label: 'Visa ending in 0002, declined' },
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
    <Modal title="Change Payment Method" onClose={onClose}>
      <Problem text={problem} />
      <Called call={started}>
        {({ clientSecret, publishableKey }) =>
          clientSecret === null || publishableKey === undefined ? (
            <Text>{accountTexts.cardAtService}</Text>
          ) : (
            <CardForm
              publishableKey={publishableKey}
              clientSecret={clientSecret}
              submitLabel="Save payment method"
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
  const act = useAct(changePaymentMethod, { done: billingAccountTexts.cardSaved, failed: billingAccountTexts.cardFailed });
  const form = useForm({
    id: `billing.card:${tenant ?? ''}`,
    initial: { card: 'accepted' },
    schema: ChangePaymentMethod,
    toInput: ({ card }) => ({ tenant, card }),
    send: act.run,
    onSent: () => {
      onChanged();
      onClose();
    },
  });
  return (
    <FormModal title="Change Payment Method" form={form} submitLabel="Save payment method" busyLabel="Saving…" onClose={onClose}>
      <Text>{accountTexts.ownLedger}</Text>
      <SelectField field={form.field('card')} label="Test card" options={testCards} />
    </FormModal>
  );
}
