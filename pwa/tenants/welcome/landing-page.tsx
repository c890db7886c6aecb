import { useAtomValue } from 'jotai';
import { lazy, Suspense, useState } from 'react';
import { loadCalculator } from '#app/device/catalog/load-calculator.ts';
import { BrandMark } from '#app/frame/shell/header/app-header.tsx';
import { ThemeToggle } from '#app/frame/shell/header/theme-toggle.tsx';
import { productName } from '#app/frame/shell/product-name.ts';
import { useAsked } from '#app/frame/shell/use-asked.ts';
import { useTitle } from '#app/frame/shell/use-title.ts';
import { signInAddress } from '#app/session/sign-in/sign-in-address.ts';
import { hostTenantAtom, tenantNameAtom, userAtom } from '#app/session/state/session-atoms.ts';
import { landingSignUp, landingTexts } from './landing-texts.ts';
import { LandingView } from './landing-view.tsx';
import { MortgageSample } from './mortgage-sample.tsx';
import { readPlans, shownPlans } from './plan-cards.ts';
import { SignInNotice } from './sign-in-notice.tsx';
import { TenantWelcome } from './tenant-welcome.tsx';

const ContactSales = lazy(() => import('#app/kit/sales/contact-sales.tsx').then((module) => ({ default: module.ContactSales })));
const LegalLinks = lazy(() => import('#app/frame/contact/legal-links.tsx').then((module) => ({ default: module.LegalLinks })));

const loadMortgage = () => loadCalculator('mortgage-payment');

interface LandingPageProps {
  readonly notice?: string | undefined;
}

/** The public page of the product. On the host of a tenant, a visitor finds the tenant's name and the way to sign in. */
export function LandingPage({ notice }: LandingPageProps) {
  const tenant = useAtomValue(hostTenantAtom);
  const isSignedIn = useAtomValue(userAtom) !== undefined;
  return tenant === undefined || isSignedIn ? <ProductPage notice={notice} /> : <TenantWelcome tenant={tenant} notice={notice} />;
}

/** Signing in is a browser navigation, because the identity provider takes over from there. */
function ProductPage({ notice }: LandingPageProps) {
  useTitle(useAtomValue(tenantNameAtom) === undefined ? productName : landingTexts.title);
  const [isContacting, setContacting] = useState(false);
  const { asked } = useAsked(['/api/admin/plans'], readPlans);
  return (
    <>
      <LandingView
        brand={<BrandMark product={productName} />}
        signIn={signInAddress({ pathname: '/', search: '' })}
        signUp={landingSignUp}
        plans={shownPlans(asked?.kind === 'data' ? asked.data : undefined)}
        sample={<MortgageSample load={loadMortgage} />}
        headerActions={<ThemeToggle />}
        notice={<SignInNotice notice={notice} />}
        onContact={() => setContacting(true)}
      />
      <Suspense fallback={null}>
        <LegalLinks />
      </Suspense>
      <Suspense fallback={null}>{isContacting ? <ContactSales onClose={() => setContacting(false)} /> : null}</Suspense>
    </>
  );
}
