import { useId, useState } from 'react';
import { CreateLead } from '#contract/leads.ts';
import { call } from '../calls/call.ts';
import { createLead } from '../calls/visitor-calls.gen.ts';
import { AccountField } from '../invitations/account-field.tsx';
import { useForm } from '../kit/use-form.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Field } from '../ui/field.tsx';
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
  if (told !== undefined)
    return (
      <Dialog
        title="Contact Sales"
        onClose={onClose}
        actions={
          <Button variant="primary" onClick={onClose}>
            Close
          </Button>
        }
      >
        <p role="status">{told}</p>
      </Dialog>
    );
  const message = form.field('message');
  return (
    <Dialog
      title="Contact Sales"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          {byMail === undefined ? null : <LinkButton href={byMail}>Send it by mail</LinkButton>}
          <Button variant="primary" type="submit" form={id} disabled={form.isBusy}>
            {form.isBusy ? 'Sending...' : 'Send message'}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={form.submit}>
        <AccountField field={form.field('name')} label="Name" autoComplete="name" />
        <AccountField field={form.field('email')} label="Email" type="email" autoComplete="email" />
        <Field label="Message" required {...(message.error === undefined ? {} : { error: message.error })}>
          {(control) => (
            <textarea
              id={control.id}
              name={message.name}
              aria-describedby={control.describedBy}
              aria-invalid={control.invalid}
              className="field__area"
              rows={4}
              required
              value={message.value}
              onBlur={message.onBlur}
              onChange={(event) => message.onChange(event.target.value)}
            />
          )}
        </Field>
      </form>
      {form.problem === undefined ? null : (
        <p className="join__problem" role="alert">
          {form.problem}
        </p>
      )}
    </Dialog>
  );
}
