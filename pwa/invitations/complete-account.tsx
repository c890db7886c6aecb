import { type AcceptedInvitation, accountTexts, type InvitationLook, NewAccount } from '#contract/account.ts';
import type { Outcome } from '#contract/outcome.ts';
import { useForm } from '../kit/use-form.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';
import { acceptTexts } from './accept-texts.ts';
import { AccountField } from './account-field.tsx';
import { beyondRules, PasswordRules } from './password-rules.tsx';

interface CompleteAccountProps {
  readonly look: InvitationLook;
  readonly onSend: (account: NewAccount) => Promise<Outcome<AcceptedInvitation>>;
  readonly onDone: () => void;
  readonly onDecline: () => void;
}

/** Name and password form for an invited person without an account. */
export function CompleteAccount({ look, onSend, onDone, onDecline }: CompleteAccountProps) {
  const form = useForm({
    id: `invitations.accept:${look.email}`,
    initial: { firstName: look.firstName, lastName: look.lastName, password: '' },
    schema: NewAccount,
    toInput: (values) => values,
    send: onSend,
    onSent: onDone,
  });
  const password = form.field('password');
  return (
    <form className="join__form" noValidate onSubmit={form.submit}>
      <TextField label="Email" type="email" value={look.email} autoComplete="username" readOnly />
      <AccountField field={form.field('firstName')} label="First name" autoComplete="given-name" />
      <AccountField field={form.field('lastName')} label="Last name" autoComplete="family-name" />
      <AccountField
        field={{ ...password, error: beyondRules(password.error) }}
        label="Password"
        type="password"
        autoComplete="new-password"
        hint={accountTexts.passwordHint}
      />
      <PasswordRules password={password.value} isChecked={password.error !== undefined} />
      {form.problem === undefined ? null : (
        <p className="join__problem" role="alert">
          {form.problem}
        </p>
      )}
      <div className="join__actions">
        <Button variant="primary" size="large" type="submit" disabled={form.isBusy}>
          {form.isBusy ? acceptTexts.busy : acceptTexts.submit}
        </Button>
        <Button variant="quiet" disabled={form.isBusy} onClick={onDecline}>
          {acceptTexts.decline}
        </Button>
      </div>
    </form>
  );
}
