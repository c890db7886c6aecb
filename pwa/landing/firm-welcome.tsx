import { useEffect } from 'react';
import { t } from '#contract/language/t.ts';
import { brandOfHost } from '../session/firm-of-host.ts';
import { signInAddress } from '../session/sign-in/sign-in-address.ts';
import { useTitle } from '../shell/use-title.ts';
import { LinkButton } from '../ui/button.tsx';
import { EmptyState } from '../ui/messages/empty-state.tsx';
import { applyBrand } from '../ui/theme/apply-brand.ts';
import { landingTexts } from './landing-texts.ts';
import { SignInNotice } from './sign-in-notice.tsx';

interface FirmWelcomeProps {
  readonly firm: string;
  readonly notice: string | undefined;
}

/** The home of a firm's own host for visitors, where the firm has published no page of its own. */
export function FirmWelcome({ firm, notice }: FirmWelcomeProps) {
  useTitle(firm);
  useEffect(showBrandOfHost, []);
  const signIn = (
    <LinkButton href={signInAddress({ pathname: '/', search: '' })} variant="primary">
      {landingTexts.signIn}
    </LinkButton>
  );
  return (
    <main id="main" className="landing__root">
      <SignInNotice notice={notice} />
      <EmptyState level={1} title={firm} text={t('Sign in to open your calculators.')} actions={signIn} />
    </main>
  );
}

/** The look is not remembered: after sign-in the firm's own row decides. */
function showBrandOfHost(): void {
  const brand = brandOfHost();
  if (Object.keys(brand).length === 0) return;
  import('../ui/theme/brand-sheet.ts').then(
    ({ brandSheet }) => applyBrand(brandSheet(brand)),
    (fault) => console.error('The look of the firm could not be loaded.', fault),
  );
}
