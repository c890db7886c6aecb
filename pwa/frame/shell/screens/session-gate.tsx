import { Navigate } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { type ReactNode, useEffect, useRef } from 'react';
import { type AppPath, type Audience, type Screen, screenFor } from '#app/frame/shell/audiences.ts';
import { viewedRoleAtom } from '#app/frame/shell/view-as.ts';
import { signInAddress } from '#app/session/sign-in/sign-in-address.ts';
import { type Session, sessionAtom } from '#app/session/state/session-atoms.ts';
import { LinkButton } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/messages/empty-state.tsx';
import { Spinner } from '#app/ui/messages/waiting.tsx';
import { t } from '#contract/language/t.ts';
import { signOutTexts } from '#contract/sync/sign-out.ts';
import { NotFoundScreen } from './not-found-screen.tsx';

interface SessionGateProps {
  readonly path: AppPath;
  readonly children: (screen: Screen, audience: Audience) => ReactNode;
}

/**
 * Shows the screen that the route table gives this person here: a spinner until the person is known, and the not-found screen if there is
 * none.
 */
export function SessionGate({ path, children }: SessionGateProps) {
  const session = useAtomValue(sessionAtom);
  const viewed = useAtomValue(viewedRoleAtom);
  const own = audienceOf(session);
  const audience = own === 'visitor' ? own : (viewed ?? own);
  const screen = audience === 'loading' || audience === 'locked' ? undefined : screenFor(path, audience);
  // A person who loses a screen, by a sign-out in any tab or a change of role, goes to the start page. Only an address that was never open
  // is not found.
  const wasOpen = useRef(false);
  useEffect(() => {
    if (screen !== undefined) wasOpen.current = true;
  }, [screen]);
  if (audience === 'loading') {
    return (
      <main id="main" className="boot">
        <Spinner label={t('Opening…')} />
      </main>
    );
  }
  if (audience === 'locked') return <LockedScreen />;
  if (session.status === 'refused') return <RefusedScreen message={session.message} />;
  if (screen !== undefined) return children(screen, audience);
  if (wasOpen.current) return <Navigate to="/" replace />;
  // A visitor gets a sign-in link, because the page may exist for a person who is signed in.
  return audience === 'visitor' ? <NotFoundScreen signIn={signInAddress()} /> : <NotFoundScreen />;
}

export function audienceOf(session: Session): Audience | 'loading' | 'locked' {
  switch (session.status) {
    case 'loading':
      return 'loading';
    case 'locked':
      return 'locked';
    case 'signedOut':
    case 'refused':
      return 'visitor';
    case 'signedIn':
    case 'offline':
    case 'expired':
      return session.user.role;
  }
}

/** Shows the server's reason for refusing this person, with a button to leave. */
function RefusedScreen({ message }: { readonly message: string }) {
  return (
    <main id="main">
      <EmptyState
        level={1}
        title={signOutTexts.signedOut}
        text={message}
        actions={<LinkButton href="/api/logout">{t('Go to the start page')}</LinkButton>}
      />
    </main>
  );
}

function LockedScreen() {
  return (
    <main id="main">
      <EmptyState
        level={1}
        title={t('This device is locked')}
        text={t('It has been without contact to the server for too long. Everything saved on it is kept. Connect and sign in to go on.')}
        actions={
          <LinkButton variant="primary" href={signInAddress()}>
            {t('Log In')}
          </LinkButton>
        }
      />
    </main>
  );
}
