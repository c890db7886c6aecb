import { useState } from 'react';
import { useContact } from '#app/frame/contact/use-contact.ts';
import { AppHeader } from '#app/frame/shell/header/app-header.tsx';
import { useTitle } from '#app/frame/shell/use-title.ts';
import { invitationFailure, invitationScreenTexts } from '#app/people/invitations/invitation-texts.ts';
import { useLeaveFor } from '#app/session/state/navigation-atom.ts';
import { Button, LinkButton } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/messages/empty-state.tsx';
import { t } from '#contract/language/t.ts';
import { RequestForm } from './request-form.tsx';

/** Confirms that an invitation was accepted, now or earlier. */
export function InvitationSuccess({ reason }: { readonly reason: string | undefined }) {
  const title = reason === 'already-active' ? invitationScreenTexts.alreadyVerified : invitationScreenTexts.accepted;
  useTitle(title);
  return (
    <>
      <AppHeader />
      <main id="main">
        <EmptyState
          level={1}
          title={title}
          text={t('Your account is active. Sign in to open your calculators.')}
          actions={
            <LinkButton variant="primary" href="/api/login">
              {invitationScreenTexts.logIn}
            </LinkButton>
          }
        />
      </main>
    </>
  );
}

/** The reason why an invitation could not be used, and the next step. */
export function InvitationError({ reason }: { readonly reason: string | undefined }) {
  const failure = invitationFailure(reason);
  const { supportEmail } = useContact();
  // The specification gives this page its link, so a host without an address names the usual one.
  const mail = `mailto:${supportEmail ?? `support@${window.location.hostname.replace(/^www\./, '')}`}`;
  const [isAsking, setAsking] = useState(false);
  const goBack = useGoBack();
  useTitle(failure.title);
  return (
    <>
      <AppHeader />
      <main id="main">
        <EmptyState
          level={1}
          title={failure.title}
          text={failure.text}
          actions={
            <>
              <Button variant="primary" onClick={goBack}>
                {invitationScreenTexts.tryAgain}
              </Button>
              <LinkButton href="/api/login">{invitationScreenTexts.tryLogIn}</LinkButton>
              {failure.canRequest && !isAsking ? <Button onClick={() => setAsking(true)}>{invitationScreenTexts.request}</Button> : null}
              <LinkButton href={mail} variant="quiet">
                {invitationScreenTexts.contact}
              </LinkButton>
            </>
          }
        />
        {isAsking ? <RequestForm /> : null}
      </main>
    </>
  );
}

/** Returns to the link, which is then checked again. A page that was opened directly has nothing to go back to. */
function useGoBack(): () => void {
  const leaveFor = useLeaveFor();
  return () => (window.history.length > 1 ? window.history.back() : leaveFor('/'));
}
