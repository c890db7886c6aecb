import { Link } from '@tanstack/react-router';
import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useCall } from '#app/device/calls/use-call.ts';
import { verifySignUp } from '#app/device/calls/visitor-calls.gen.ts';
import { LegalLinks } from '#app/frame/contact/legal-links.tsx';
import { AccountMenu } from '#app/frame/shell/header/account-menu.tsx';
import { AppHeader } from '#app/frame/shell/header/app-header.tsx';
import { NotFoundScreen } from '#app/frame/shell/screens/not-found-screen.tsx';
import { useTitle } from '#app/frame/shell/use-title.ts';
import { signInAddress } from '#app/session/sign-in/sign-in-address.ts';
import { hostTenantAtom } from '#app/session/state/session-atoms.ts';
import { Button, buttonClass } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/messages/empty-state.tsx';
import { toastAtom } from '#app/ui/messages/toast-atom.ts';
import { Spinner } from '#app/ui/messages/waiting.tsx';
import { completedRedirectMs } from '#contract/people/account.ts';
import { BeginForm } from './begin-form.tsx';
import { CompleteForm } from './complete-form.tsx';
import { signUpScreenTexts as texts } from './sign-up-texts.ts';

interface SignUpPageProps {
  readonly token: string | undefined;
}

/**
 * Page on which a visitor registers a tenant. First the address is verified by a link, which returns here. On the host of a tenant, whose visitors
 * are its own, only such a link works.
 */
export function SignUpPage({ token }: SignUpPageProps) {
  const isOfTenant = useAtomValue(hostTenantAtom) !== undefined;
  return isOfTenant && token === undefined ? <NotFoundScreen /> : <SignUp token={token} />;
}

function SignUp({ token }: SignUpPageProps) {
  useTitle(texts.title);
  return (
    <>
      <AppHeader actions={<AccountMenu />} />
      <main id="main" className="join__root">
        {token === undefined ? <Begin /> : <Complete key={token} token={token} />}
      </main>
      <LegalLinks />
    </>
  );
}

function Begin() {
  const [told, setTold] = useState<string>();
  if (told !== undefined)
    return (
      <EmptyState
        level={1}
        title={texts.sentTitle}
        text={told}
        actions={<Button onClick={() => setTold(undefined)}>{texts.again}</Button>}
      />
    );
  return (
    <>
      <Card title={texts.title}>
        <p>{texts.lead}</p>
        <BeginForm onSent={setTold} />
      </Card>
      <Next />
    </>
  );
}

function Complete({ token }: { readonly token: string }) {
  const { answer, retry } = useCall(
    verifySignUp,
    useMemo(() => ({ token }), [token]),
  );
  const [isDone, setDone] = useState(false);
  useLeaving(isDone);
  if (answer === undefined) return <Spinner label={texts.loading} />;
  if (isDone) return <Spinner label={texts.done} />;
  if (answer.ok) {
    return (
      <>
        <Card title={texts.completeTitle(answer.value.firmName)}>
          <CompleteForm token={token} look={answer.value} onDone={() => setDone(true)} />
        </Card>
        <Next />
      </>
    );
  }
  const isGone = answer.code === 'Expired';
  return (
    <EmptyState
      level={1}
      title={isGone ? texts.linkTitle : texts.unreachableTitle}
      text={answer.message}
      actions={
        isGone ? (
          <Link to="/sign-up" className={buttonClass({ variant: 'primary' })}>
            {texts.beginAgain}
          </Link>
        ) : (
          <Button variant="primary" onClick={retry}>
            {texts.retry}
          </Button>
        )
      }
    />
  );
}

function Card({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="join__card" aria-labelledby="join-title">
      <h1 id="join-title">{title}</h1>
      {children}
    </section>
  );
}

function Next() {
  return (
    <aside className="join__next" aria-labelledby="join-next">
      <h2 id="join-next">{texts.nextTitle}</h2>
      <ol>
        {texts.next.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </aside>
  );
}

/** Announces the success and continues to the sign-in, and from there to the choice of calculators. */
function useLeaving(isDone: boolean): void {
  const setToast = useSetAtom(toastAtom);
  useEffect(() => {
    if (!isDone) return;
    setToast({ title: texts.done, description: texts.doneDetail });
    const address = signInAddress({ pathname: '/select-calculators', search: '' });
    const timer = setTimeout(() => window.location.assign(address), completedRedirectMs);
    return () => clearTimeout(timer);
  }, [isDone, setToast]);
}
