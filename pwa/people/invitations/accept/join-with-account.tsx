import { useState } from 'react';
import { Button, LinkButton } from '#app/ui/button.tsx';
import type { AcceptedInvitation, InvitationLook } from '#contract/people/account.ts';
import { invitationTexts } from '#contract/people/invitations.ts';
import type { Outcome } from '#contract/values/outcome.ts';
import { acceptTexts } from './accept-texts.ts';

interface JoinWithAccountProps {
  readonly look: InvitationLook;
  /** True if the person is signed in as the invited address. */
  readonly isSignedIn: boolean;
  /** Address of the sign-in that returns here. */
  readonly signIn: string;
  readonly onSend: () => Promise<Outcome<AcceptedInvitation>>;
  readonly onDone: () => void;
  readonly onDecline: () => void;
}

/** Joins with the existing account of the invited address. Only its owner can join, after signing in. */
export function JoinWithAccount({ look, isSignedIn, signIn, onSend, onDone, onDecline }: JoinWithAccountProps) {
  const [isBusy, setBusy] = useState(false);
  if (look.signedInAs !== null) {
    return (
      <p>
        {invitationTexts.recipientMismatch(look.email, look.signedInAs)} {acceptTexts.otherAccount}
      </p>
    );
  }
  const join = async () => {
    setBusy(true);
    const answer = await onSend();
    setBusy(false);
    if (answer.ok) onDone();
  };
  return (
    <>
      <p>{isSignedIn ? look.email : invitationTexts.signInRequired}</p>
      <div className="join__actions">
        {isSignedIn ? (
          <Button variant="primary" size="large" disabled={isBusy} onClick={() => void join()}>
            {isBusy ? acceptTexts.joining : acceptTexts.join}
          </Button>
        ) : (
          <LinkButton variant="primary" size="large" href={signIn}>
            {acceptTexts.signIn}
          </LinkButton>
        )}
        <Button variant="quiet" disabled={isBusy} onClick={onDecline}>
          {acceptTexts.decline}
        </Button>
      </div>
    </>
  );
}
