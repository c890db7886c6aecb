import { AccountField } from '#app/kit/forms/account-field.tsx';
import { useForm } from '#app/kit/forms/use-form.ts';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/fields/field.tsx';
import { t } from '#contract/language/t.ts';
import { type AcceptedInvitation, accountTexts, type InvitationLook, NewAccount } from '#contract/people/account.ts';
import type { Outcome } from '#contract/values/outcome.ts';
import { acceptTexts } from './accept-texts.ts';
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
      <TextField label={t('Email')} type="email" value={look.email} autoComplete="username" readOnly />
      <AccountField field={form.field('firstName')} label={t('First name')} autoComplete="given-name" />
      <AccountField field={form.field('lastName')} label={t('Last name')} autoComplete="family-name" />
      <AccountField
        field={{ ...password, error: beyondRules(password.error) }}
        label={t('Password')}
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
