import { type FormEvent, useId, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Field, TextField } from '../ui/field.tsx';
import { salesMail } from './sales-mail.ts';

/** Writes to sales with the visitor's own mail program: it keeps the message until there is a network. */
export function ContactSales({ onClose }: { readonly onClose: () => void }) {
  const form = useId();
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [message, setMessage] = useState('');
  const send = (event: FormEvent) => {
    event.preventDefault();
    window.location.assign(salesMail({ name, email, message }, window.location.hostname));
    onClose();
  };
  return (
    <Dialog
      title="Contact Sales"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" type="submit" form={form}>
            Write the message
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={send}>
        <TextField label="Name" required autoComplete="name" value={name} onChange={(event) => setName(event.target.value)} />
        <TextField
          label="Email"
          type="email"
          required
          autoComplete="email"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <Field label="Message" required>
          {(control) => (
            <textarea
              id={control.id}
              className="field__area"
              rows={4}
              required
              maxLength={1500}
              value={message}
              onChange={(event) => setMessage(event.target.value)}
            />
          )}
        </Field>
      </form>
      <p className="page__note">Your mail program opens with the message, ready to send.</p>
    </Dialog>
  );
}
