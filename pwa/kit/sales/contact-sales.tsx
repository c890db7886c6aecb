import { useId, useState } from 'react';
import { call } from '#app/device/calls/call.ts';
import { createLead } from '#app/device/calls/visitor-calls.gen.ts';
import { useContact } from '#app/frame/contact/use-contact.ts';
import { AccountField } from '#app/kit/forms/account-field.tsx';
import { type Form, type FormField, useForm } from '#app/kit/forms/use-form.ts';
import { Button, LinkButton } from '#app/ui/button.tsx';
import { Field } from '#app/ui/fields/field.tsx';
import { Dialog } from '#app/ui/messages/dialog.tsx';
import { t } from '#contract/language/t.ts';
import { CreateLead, type LeadKind } from '#contract/pages/leads.ts';
import { salesMail } from './sales-mail.ts';

const titles: Readonly<Record<LeadKind, string>> = {
  sales: t('Contact Sales'),
  template: t('Request Custom Template'),
};

/**
 * Writes to sales. If the server cannot be reached and an address of the sales desk is known, the person's own mail program keeps the message
 * until there is a network.
 */
export function ContactSales({ kind = 'sales', onClose }: { readonly kind?: LeadKind; readonly onClose: () => void }) {
  const id = useId();
  const { salesEmail } = useContact();
  const [told, setTold] = useState<string>();
  const [byMail, setByMail] = useState<string>();
  const form = useForm({
    id: `leads.create:${kind}`,
    initial: { name: '', email: '', message: '' },
    schema: CreateLead,
    toInput: (values) => ({ ...values, kind }),
    send: async (lead) => {
      const answer = await call(createLead, lead);
      if (answer.ok) setTold(answer.value.message);
      else if (answer.code === 'Unavailable' && salesEmail !== null) setByMail(salesMail(lead, salesEmail));
      return answer;
    },
    onSent: () => undefined,
  });
  return (
    <Dialog
      title={titles[kind]}
      onClose={onClose}
      actions={
        told === undefined ? (
          <>
            <Button onClick={onClose}>{t('Cancel')}</Button>
            {byMail === undefined ? null : <LinkButton href={byMail}>{t('Send it by mail')}</LinkButton>}
            <Button variant="primary" type="submit" form={id} disabled={form.isBusy}>
              {form.isBusy ? t('Sending...') : t('Send message')}
            </Button>
          </>
        ) : (
          <Button variant="primary" onClick={onClose}>
            {t('Close')}
          </Button>
        )
      }
    >
      {told === undefined ? <MessageForm id={id} form={form} /> : <p role="status">{told}</p>}
    </Dialog>
  );
}

interface MessageFormProps {
  readonly id: string;
  readonly form: Form<{ readonly name: string; readonly email: string; readonly message: string }>;
}

function MessageForm({ id, form }: MessageFormProps) {
  return (
    <>
      <form id={id} noValidate onSubmit={form.submit}>
        <AccountField field={form.field('name')} label={t('Name')} autoComplete="name" />
        <AccountField field={form.field('email')} label={t('Email')} type="email" autoComplete="email" />
        <MessageField field={form.field('message')} />
      </form>
      {form.problem === undefined ? null : (
        <p className="join__problem" role="alert">
          {form.problem}
        </p>
      )}
    </>
  );
}

function MessageField({ field: { name, value, error, onBlur, onChange } }: { readonly field: FormField }) {
  return (
    <Field label={t('Message')} required {...(error === undefined ? {} : { error })}>
      {(control) => (
        <textarea
          id={control.id}
          name={name}
          aria-describedby={control.describedBy}
          aria-invalid={control.invalid}
          className="field__area"
          rows={4}
          required
          value={value}
          onBlur={onBlur}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
