import { call } from '#app/device/calls/call.ts';
import { completeSignUp } from '#app/device/calls/visitor-calls.gen.ts';
import { AccountField } from '#app/kit/forms/account-field.tsx';
import { useForm } from '#app/kit/forms/use-form.ts';
import { beyondRules, PasswordRules } from '#app/people/invitations/accept/password-rules.tsx';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/fields/field.tsx';
import { t } from '#contract/language/t.ts';
import { accountTexts } from '#contract/people/account.ts';
import { CompleteSignUp, type SignUpLook } from '#contract/tenants/sign-up.ts';
import { refused } from '#contract/values/outcome.ts';
import { signUpScreenTexts as texts } from './sign-up-texts.ts';
import { SubdomainField } from './subdomain-field.tsx';

interface CompleteFormProps {
  readonly token: string;
  readonly look: SignUpLook;
  readonly onDone: () => void;
}

/**
 * Form for the person behind the verified address. The subdomain can be changed here, because another person may have taken it in the
 * meantime.
 */
export function CompleteForm({ token, look, onDone }: CompleteFormProps) {
  const form = useForm({
    id: `sign-up.complete:${look.email}`,
    initial: { firstName: '', lastName: '', password: '', subdomain: look.subdomain },
    schema: CompleteSignUp,
    toInput: (values) => ({ ...values, token }),
    send: async (given) => {
      const answer = await call(completeSignUp, given);
      if (answer.ok || answer.code !== 'SubdomainTaken') return answer;
      return refused(answer.code, answer.message, { subdomain: answer.message });
    },
    onSent: onDone,
  });
  const password = form.field('password');
  return (
    <form className="join__form" noValidate onSubmit={form.submit}>
      <AccountField field={form.field('firstName')} label={t('First name')} autoComplete="given-name" />
      <AccountField field={form.field('lastName')} label={t('Last name')} autoComplete="family-name" />
      <TextField label={t('Email')} type="email" value={look.email} autoComplete="username" readOnly />
      <AccountField
        field={{ ...password, error: beyondRules(password.error) }}
        label={t('Password')}
        type="password"
        autoComplete="new-password"
        hint={accountTexts.passwordHint}
      />
      <PasswordRules password={password.value} isChecked={password.error !== undefined} />
      <SubdomainField field={form.field('subdomain')} />
      {form.problem === undefined ? null : (
        <p className="join__problem" role="alert">
          {form.problem}
        </p>
      )}
      <div className="join__actions">
        <Button variant="primary" size="large" type="submit" disabled={form.isBusy}>
          {form.isBusy ? texts.completing : texts.complete}
        </Button>
      </div>
    </form>
  );
}
