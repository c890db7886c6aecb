import { Text } from '@chakra-ui/react';
import { billingAccountTexts, ChangePaymentMethod } from '#contract/billing.ts';
import { changePaymentMethod } from '../calls/calls.gen.ts';
import { SelectField } from '../kit/form-fields.tsx';
import { FormModal, Modal } from '../kit/modal.tsx';
import { useAct } from '../kit/use-act.ts';
import { useForm } from '../kit/use-form.ts';
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
  return props.takesTestCards ? (
    <TestCardForm {...props} />
  ) : (
    <Modal title="Change Payment Method" onClose={props.onClose}>
      <Text>{accountTexts.cardAtService}</Text>
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
