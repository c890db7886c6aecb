import { lazy, Suspense } from 'react';
import { AppHeader } from '#app/frame/shell/header/app-header.tsx';
import { useTitle } from '#app/frame/shell/use-title.ts';
import { signInAddress } from '#app/session/sign-in/sign-in-address.ts';
import type { HostTenant } from '#app/session/state/tenant-of-host.ts';
import { LinkButton } from '#app/ui/button.tsx';
import { t } from '#contract/language/t.ts';
import { landingTexts } from './landing-texts.ts';
import { SignInNotice } from './sign-in-notice.tsx';

const OfferedCalculators = lazy(() => import('./offered-calculators.tsx').then((module) => ({ default: module.OfferedCalculators })));
const LegalLinks = lazy(() => import('#app/frame/contact/legal-links.tsx').then((module) => ({ default: module.LegalLinks })));

interface TenantWelcomeProps {
  readonly tenant: HostTenant;
  readonly notice: string | undefined;
}

/** The home of a tenant's own host for visitors, where the tenant has published no page of its own. */
export function TenantWelcome({ tenant: { name: tenantName, calculators = [] }, notice }: TenantWelcomeProps) {
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
        <section className="landing__hero">
          <div>
            <h1>{tenantName}</h1>
            <p>
              {calculators.length === 0
                ? t('Sign in to open your calculators.')
                : t('Work out your own figures, or sign in to open your calculators.')}
            </p>
            <div className="landing__actions">{signIn}</div>
          </div>
          <Suspense fallback={null}>{calculators.length === 0 ? null : <OfferedCalculators ids={calculators} />}</Suspense>
        </section>
      </main>
      <Suspense fallback={null}>
        <LegalLinks />
      </Suspense>
    </>
  );
}
