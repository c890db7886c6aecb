import { t } from '#contract/language/t.ts';
import { signInAddress } from '../session/sign-in/sign-in-address.ts';
import { AppHeader } from '../shell/header/app-header.tsx';
import { useTitle } from '../shell/use-title.ts';
import { LinkButton } from '../ui/button.tsx';
import { EmptyState } from '../ui/messages/empty-state.tsx';
import { landingTexts } from './landing-texts.ts';
import { SignInNotice } from './sign-in-notice.tsx';

interface FirmWelcomeProps {
  readonly firm: string;
  readonly notice: string | undefined;
}

/** The home of a firm's own host for visitors, where the firm has published no page of its own. */
export function FirmWelcome({ firm, notice }: FirmWelcomeProps) {
  useTitle(firm);
  const signIn = (
    <LinkButton href={signInAddress({ pathname: '/', search: '' })} variant="primary">
      {landingTexts.signIn}
    </LinkButton>
  );
  return (
    <>
      <AppHeader />
      <main id="main" className="landing__root">
        <SignInNotice notice={notice} />
        <EmptyState level={1} title={firm} text={t('Sign in to open your calculators.')} actions={signIn} />
      </main>
    </>
  );
}
