import { useAtomValue } from 'jotai';
import { lazy, Suspense, useState } from 'react';
import { loadCalculator } from '../catalog/load-calculator.ts';
import { firmNameAtom, hostFirmAtom, userAtom } from '../session/session-atoms.ts';
import { signInAddress } from '../session/sign-in/sign-in-address.ts';
import { BrandMark } from '../shell/header/app-header.tsx';
import { ThemeToggle } from '../shell/header/theme-toggle.tsx';
import { productName } from '../shell/product-name.ts';
import { useAsked } from '../shell/use-asked.ts';
import { useTitle } from '../shell/use-title.ts';
import { FirmWelcome } from './firm-welcome.tsx';
import { landingSignUp, landingTexts } from './landing-texts.ts';
import { LandingView } from './landing-view.tsx';
import { MortgageSample } from './mortgage-sample.tsx';
import { readPlans, shownPlans } from './plan-cards.ts';
import { SignInNotice } from './sign-in-notice.tsx';

const ContactSales = lazy(() => import('./contact-sales.tsx').then((module) => ({ default: module.ContactSales })));

const loadMortgage = () => loadCalculator('mortgage-payment');

interface LandingPageProps {
  readonly notice?: string | undefined;
}

/** The public page of the product. On the host of a firm, a visitor finds the firm's name and the way to sign in. */
export function LandingPage({ notice }: LandingPageProps) {
  const firm = useAtomValue(hostFirmAtom);
  const isSignedIn = useAtomValue(userAtom) !== undefined;
  return firm === undefined || isSignedIn ? <ProductPage notice={notice} /> : <FirmWelcome firm={firm.name} notice={notice} />;
}

/** Signing in is a browser navigation, because the identity provider takes over from there. */
function ProductPage({ notice }: LandingPageProps) {
  useTitle(useAtomValue(firmNameAtom) === undefined ? productName : landingTexts.title);
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
