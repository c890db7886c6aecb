import { useId, useState } from 'react';
import { t } from '#contract/language/t.ts';
import { CreateLead } from '#contract/pages/leads.ts';
import { call } from '../calls/call.ts';
import { createLead } from '../calls/visitor-calls.gen.ts';
import { AccountField } from '../invitations/accept/account-field.tsx';
import { type Form, type FormField, useForm } from '../kit/forms/use-form.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { Field } from '../ui/fields/field.tsx';
import { Dialog } from '../ui/messages/dialog.tsx';
import { salesMail } from './sales-mail.ts';

/** Writes to sales. If the server cannot be reached, the visitor's own mail program keeps the message until there is a network. */
export function ContactSales({ onClose }: { readonly onClose: () => void }) {
  const id = useId();
  const [told, setTold] = useState<string>();
  const [byMail, setByMail] = useState<string>();
  const form = useForm({
    id: 'leads.create',
    initial: { name: '', email: '', message: '' },
    schema: CreateLead,
    toInput: (values) => values,
    send: async (lead) => {
      const answer = await call(createLead, lead);
      if (answer.ok) setTold(answer.value.message);
      else if (answer.code === 'Unavailable') setByMail(salesMail(lead, window.location.hostname));
      return answer;
    },
    onSent: () => undefined,
  });
  return (
    <Dialog
      title={t('Contact Sales')}
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
