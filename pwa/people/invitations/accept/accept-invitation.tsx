import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { type CallInput, call } from '#app/device/calls/call.ts';
import { acceptInvitation } from '#app/device/calls/visitor-calls.gen.ts';
import { AccountMenu } from '#app/frame/shell/header/account-menu.tsx';
import { AppHeader } from '#app/frame/shell/header/app-header.tsx';
import { useTitle } from '#app/frame/shell/use-title.ts';
import { signInAddress } from '#app/session/sign-in/sign-in-address.ts';
import { useLeaveFor } from '#app/session/state/navigation-atom.ts';
import { userAtom } from '#app/session/state/session-atoms.ts';
import { Button } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/messages/empty-state.tsx';
import { toastAtom } from '#app/ui/messages/toast-atom.ts';
import { Spinner } from '#app/ui/messages/waiting.tsx';
import { completedRedirectMs, completedToast, completionFailedToast, type InvitationLook } from '#contract/people/account.ts';
import { invitationTexts } from '#contract/people/invitations.ts';
import { pageOfCode } from '#contract/tenants/verification-page.ts';
import { acceptTexts } from './accept-texts.ts';
import { CompleteAccount } from './complete-account.tsx';
import { DeclineDialog } from './decline-dialog.tsx';
import { JoinWithAccount } from './join-with-account.tsx';
import { useInvitation, useLeadTo } from './use-invitation.ts';

interface AcceptInvitationProps {
  /** Token of the link in the mail. */
  readonly token: string;
}

/** Page behind the link of an invitation: the invited person, the tenant, and the way to join. */
export function AcceptInvitation({ token }: AcceptInvitationProps) {
  useTitle(acceptTexts.title);
  const invitation = useInvitation(token);
  return (
    <>
      <AppHeader actions={<AccountMenu />} />
      <main id="main" className="join__root">
        {invitation.state === 'loading' || invitation.state === 'leaving' ? <Spinner label={acceptTexts.loading} /> : null}
        {invitation.state === 'unreachable' ? (
          <EmptyState
            level={1}
            title={acceptTexts.unreachableTitle}
            text={acceptTexts.unreachable}
            actions={
              <Button variant="primary" onClick={invitation.retry}>
                {acceptTexts.retry}
              </Button>
            }
          />
        ) : null}
        {invitation.state === 'found' && invitation.look !== null ? <Invitation token={token} look={invitation.look} /> : null}
      </main>
    </>
  );
}

type Ending = 'declined' | 'completed' | 'joined';

function Invitation({ token, look }: AcceptInvitationProps & { readonly look: InvitationLook }) {
  const lead = useLeadTo();
  const user = useAtomValue(userAtom);
  const setToast = useSetAtom(toastAtom);
  const [ending, setEnding] = useState<Ending>();
  const [needsSignIn, setNeedsSignIn] = useState(look.hasAccount);
  const [isDeclining, setDeclining] = useState(false);
  useLeaving(ending);
  const send = async (given: CallInput) => {
    const answer = await call(acceptInvitation, { ...given, token });
    const page = answer.ok ? undefined : pageOfCode(answer.code);
    if (page !== undefined) {
      lead(page);
    } else if (!answer.ok) {
      setNeedsSignIn(answer.code === 'SignInRequired' || look.hasAccount);
      const description = answer.statusText === undefined ? answer.message : completionFailedToast.description;
      setToast({ title: completionFailedToast.title, description, variant: 'destructive' });
    }
    return answer;
  };
  if (ending === 'declined') return <EmptyState level={1} title={invitationTexts.declined} text={acceptTexts.declined} />;
  if (ending !== undefined) return <Spinner label={completedToast.title} />;
  const decline = () => setDeclining(true);
  return (
    <>
      <section className="join__card" aria-labelledby="join-title">
        <p className="join__name">{acceptTexts.title}</p>
        <h1 id="join-title">{acceptTexts.invited(look.tenantName)}</h1>
        {needsSignIn || look.signedInAs !== null ? (
          <JoinWithAccount
            look={look}
            isSignedIn={user?.email === look.email}
            signIn={signInAddress({ pathname: '/accept-invitation', search: `?token=${encodeURIComponent(token)}` })}
            onSend={() => send({})}
            onDone={() => setEnding('joined')}
            onDecline={decline}
          />
        ) : (
          <CompleteAccount look={look} onSend={send} onDone={() => setEnding('completed')} onDecline={decline} />
        )}
      </section>
      <aside className="join__next" aria-labelledby="join-next">
        <h2 id="join-next">{acceptTexts.nextTitle}</h2>
        <ol>
          {acceptTexts.next(look.tenantName).map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </aside>
      {isDeclining ? (
        <DeclineDialog
          token={token}
          tenantName={look.tenantName}
          onClose={() => setDeclining(false)}
          onDeclined={() => setEnding('declined')}
        />
      ) : null}
    </>
  );
}

/**
 * Announces the outcome and continues. A new account goes to sign-in. A person who is signed in goes to the start page, which then knows
 * the new tenant.
 */
function useLeaving(ending: Ending | undefined): void {
  const setToast = useSetAtom(toastAtom);
  const leaveFor = useLeaveFor();
  useEffect(() => {
    if (ending !== 'completed' && ending !== 'joined') return;
    if (ending === 'completed') setToast(completedToast);
    const address = ending === 'completed' ? signInAddress({ pathname: '/', search: '' }) : '/';
    const timer = setTimeout(() => leaveFor(address), completedRedirectMs);
    return () => clearTimeout(timer);
  }, [ending, setToast, leaveFor]);
}
