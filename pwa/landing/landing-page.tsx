import { lazy, Suspense, useState } from 'react';
import { loadCalculator } from '../catalog/load-calculator.ts';
import { signInAddress } from '../session/sign-in-address.ts';
import { BrandMark } from '../shell/app-header.tsx';
import { productName } from '../shell/product-name.ts';
import { ThemeToggle } from '../shell/theme-toggle.tsx';
import { useAsked } from '../shell/use-asked.ts';
import { useTitle } from '../shell/use-title.ts';
import { landingSignUp } from './landing-texts.ts';
import { LandingView } from './landing-view.tsx';
import { MortgageSample } from './mortgage-sample.tsx';
import { readPlans, shownPlans } from './plan-cards.ts';
import { SignInNotice } from './sign-in-notice.tsx';

const ContactSales = lazy(() => import('./contact-sales.tsx').then((module) => ({ default: module.ContactSales })));

const loadMortgage = () => loadCalculator('mortgage-payment');

/** The public page. Signing in is a browser navigation, because the identity provider takes over from there. */
export function LandingPage({ notice }: { readonly notice?: string | undefined }) {
  useTitle(productName);
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
      <Suspense fallback={null}>{isContacting ? <ContactSales onClose={() => setContacting(false)} /> : null}</Suspense>
    </>
  );
}
