import { lazy, Suspense } from 'react';
import { AppHeader } from '#app/frame/shell/header/app-header.tsx';
import { useTitle } from '#app/frame/shell/use-title.ts';
import { signInAddress } from '#app/session/sign-in/sign-in-address.ts';
import { LinkButton } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/messages/empty-state.tsx';
import { t } from '#contract/language/t.ts';
import { landingTexts } from './landing-texts.ts';
import { SignInNotice } from './sign-in-notice.tsx';

const LegalLinks = lazy(() => import('#app/frame/contact/legal-links.tsx').then((module) => ({ default: module.LegalLinks })));

interface TenantWelcomeProps {
  readonly tenantName: string;
  readonly notice: string | undefined;
}

/** The home of a tenant's own host for visitors, where the tenant has published no page of its own. */
export function TenantWelcome({ tenantName, notice }: TenantWelcomeProps) {
  useTitle(tenantName);
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
        <EmptyState level={1} title={tenantName} text={t('Sign in to open your calculators.')} actions={signIn} />
      </main>
      <Suspense fallback={null}>
        <LegalLinks />
      </Suspense>
    </>
  );
}
