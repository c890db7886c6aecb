import { accountTexts } from '#contract/account.ts';
import { refused } from '#contract/outcome.ts';
import { CompleteSignUp, type SignUpLook } from '#contract/sign-up.ts';
import { call } from '../calls/call.ts';
import { completeSignUp } from '../calls/visitor-calls.gen.ts';
import { AccountField } from '../invitations/account-field.tsx';
import { beyondRules, PasswordRules } from '../invitations/password-rules.tsx';
import { useForm } from '../kit/use-form.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';
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
      <AccountField field={form.field('firstName')} label="First name" autoComplete="given-name" />
      <AccountField field={form.field('lastName')} label="Last name" autoComplete="family-name" />
      <TextField label="Email" type="email" value={look.email} autoComplete="username" readOnly />
      <AccountField
        field={{ ...password, error: beyondRules(password.error) }}
        label="Password"
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
