import { useState } from 'react';
import * as z from 'zod/mini';
import { call } from '#app/device/calls/call.ts';
import { requestNewInvitation } from '#app/device/calls/visitor-calls.gen.ts';
import { AccountField } from '#app/kit/forms/account-field.tsx';
import { useForm } from '#app/kit/forms/use-form.ts';
import { Button } from '#app/ui/button.tsx';
import { EmailAddress } from '#contract/values/email-address.ts';
import { acceptTexts } from './accept-texts.ts';

const Request = z.object({ email: EmailAddress });

/** Requests a new invitation for the address that the old one went to. The answer does not reveal whether there was one. */
export function RequestForm() {
  const [told, setTold] = useState<string>();
  const form = useForm({
    id: 'invitations.request',
    initial: { email: '' },
    schema: Request,
    toInput: (values) => values,
    send: async (request) => {
      const answer = await call(requestNewInvitation, request);
      if (answer.ok) setTold(answer.value.message);
      return answer;
    },
    onSent: () => undefined,
  });
  if (told !== undefined) return <p role="status">{told}</p>;
  return (
    <form className="join__request" noValidate onSubmit={form.submit}>
      <AccountField field={form.field('email')} label={acceptTexts.emailLabel} type="email" autoComplete="email" />
      {form.problem === undefined ? null : (
        <p className="join__problem" role="alert">
          {form.problem}
        </p>
      )}
      <Button variant="primary" type="submit" disabled={form.isBusy}>
        {form.isBusy ? acceptTexts.sendingRequest : acceptTexts.sendRequest}
      </Button>
    </form>
  );
}
