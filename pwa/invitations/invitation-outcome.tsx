import { AppHeader } from '../shell/app-header.tsx';
import { useTitle } from '../shell/use-title.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { invitationFailure, invitationScreenTexts } from './invitation-texts.ts';

/** After an invitation was accepted, or had been before. */
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
          text="Your account is active. Sign in to open your calculators."
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

/** Why an invitation could not be used, and what can be done. */
export function InvitationError({ reason }: { readonly reason: string | undefined }) {
  const failure = invitationFailure(reason);
  const mail = `mailto:support@${window.location.hostname.replace(/^www\./, '')}`;
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
              <Button variant="primary" onClick={() => window.history.back()}>
                {invitationScreenTexts.tryAgain}
              </Button>
              <LinkButton href="/api/login">{invitationScreenTexts.tryLogIn}</LinkButton>
              {failure.canRequest ? (
                <LinkButton href={`${mail}?subject=${encodeURIComponent(invitationScreenTexts.request)}`}>
                  {invitationScreenTexts.request}
                </LinkButton>
              ) : null}
              <LinkButton href={mail} variant="quiet">
                {invitationScreenTexts.contact}
              </LinkButton>
            </>
          }
        />
      </main>
    </>
  );
}
