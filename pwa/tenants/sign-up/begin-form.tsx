import { call } from '#app/device/calls/call.ts';
import { beginSignUp } from '#app/device/calls/visitor-calls.gen.ts';
import { AccountField } from '#app/kit/forms/account-field.tsx';
import { useForm } from '#app/kit/forms/use-form.ts';
import { signInAddress } from '#app/session/sign-in/sign-in-address.ts';
import { Button, LinkButton } from '#app/ui/button.tsx';
import { BeginSignUp } from '#contract/tenants/sign-up.ts';
import { signUpScreenTexts as texts } from './sign-up-texts.ts';
import { SubdomainField } from './subdomain-field.tsx';

/** Form for the tenant and the address that receives the link. */
export function BeginForm({ onSent }: { readonly onSent: (message: string) => void }) {
  const form = useForm({
    id: 'sign-up.begin',
    initial: { firmName: '', subdomain: '', email: '' },
    schema: BeginSignUp,
    toInput: (values) => values,
    send: async (given) => {
      const answer = await call(beginSignUp, given);
      if (answer.ok) onSent(answer.value.message);
      return answer;
    },
    onSent: () => undefined,
  });
  return (
    <form className="join__form" noValidate onSubmit={form.submit}>
      <AccountField field={form.field('firmName')} label={texts.firmName} autoComplete="organization" />
      <SubdomainField field={form.field('subdomain')} />
      <AccountField field={form.field('email')} label={texts.email} type="email" autoComplete="email" />
      {form.problem === undefined ? null : (
        <p className="join__problem" role="alert">
          {form.problem}
        </p>
      )}
      <div className="join__actions">
        <Button variant="primary" size="large" type="submit" disabled={form.isBusy}>
          {form.isBusy ? texts.busy : texts.submit}
        </Button>
      </div>
      <p className="page__note">
        {texts.haveAccount}{' '}
        <LinkButton variant="quiet" href={signInAddress({ pathname: '/', search: '' })}>
          {texts.signIn}
        </LinkButton>
      </p>
    </form>
  );
}
