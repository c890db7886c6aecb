import { sendDomainInstructions } from '#app/device/calls/domains/domains.gen.ts';
import { TextField } from '#app/kit/forms/form-fields.tsx';
import { FormModal } from '#app/kit/forms/modal.tsx';
import { useForm } from '#app/kit/forms/use-form.ts';
import { useAction } from '#app/kit/use-action.ts';
import { t } from '#contract/language/t.ts';
import { SendDomainInstructions } from '#contract/tenants/tenant-domains.ts';
import { domainFormTexts } from './domain-texts.ts';

interface SendInstructionsFormProps {
  readonly id: string;
  readonly domain: string;
  readonly onClose: () => void;
}

/** Mails the record to a colleague who manages the domain. */
export function SendInstructionsForm({ id, domain, onClose }: SendInstructionsFormProps) {
  const send = useAction(sendDomainInstructions, { done: domainFormTexts.instructionsSent, failed: domainFormTexts.instructionsFailed });
  const form = useForm({
    id: `domains.instructions:${id}`,
    initial: { email: '' },
    schema: SendDomainInstructions,
    toInput: ({ email }) => ({ id, email }),
    send: (given) => send.run(given),
    onSent: onClose,
  });
  return (
    <FormModal
      title={t('Send instructions for {domain}', { domain })}
      form={form}
      submitLabel={t('Send instructions')}
      busyLabel={t('Sending…')}
      onClose={onClose}
    >
      <TextField
        field={form.field('email')}
        label={t('Email of the person who manages the domain')}
        isRequired
        inputMode="email"
        hint={t('The mail holds the record to set. It gives no access to anything here.')}
      />
    </FormModal>
  );
}
