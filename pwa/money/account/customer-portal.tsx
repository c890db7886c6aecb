import { Link } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { lazy, Suspense } from 'react';
import { CalculatorBrowser } from '#app/calculate/library/calculator-browser.tsx';
import type { BrowserView } from '#app/calculate/library/shelves.ts';
import type { Audience } from '#app/frame/shell/audiences.ts';
import { AccountMenu } from '#app/frame/shell/header/account-menu.tsx';
import { AppHeader } from '#app/frame/shell/header/app-header.tsx';
import { ViewAsBar } from '#app/frame/shell/header/view-as-bar.tsx';
import { useTitle } from '#app/frame/shell/use-title.ts';
import { tenantAtom } from '#app/session/state/session-atoms.ts';
import { buttonClass } from '#app/ui/button.tsx';
import { Skeleton } from '#app/ui/messages/waiting.tsx';
import { t } from '#contract/language/t.ts';
import { portalTexts, tenantAddress } from './portal-texts.ts';

const LanguageChoice = lazy(() => import('#app/frame/language/language-choice.tsx').then((module) => ({ default: module.LanguageChoice })));
const AccountTab = lazy(() => import('./account-tab.tsx').then((module) => ({ default: module.AccountTab })));

/** The current place in the portal, as the address holds it. */
export interface PortalView extends BrowserView {
  readonly tab?: 'account';
  /** Opens the choice of a larger plan, or of a plan for more people. */
  readonly choose?: 'plan' | 'people';
  /** The tenant whose account is shown; absent: the person's own. */
  readonly tenant?: string;
}

interface CustomerPortalProps {
  readonly audience: Audience;
  readonly view: PortalView;
  readonly onView: (view: PortalView) => void;
}

/** The calculators of a tenant, and the account for its administrators. */
export function CustomerPortal({ audience, view, onView }: CustomerPortalProps) {
  const tenant = useAtomValue(tenantAtom);
  const isAdmin = audience === 'platform_owner' || audience === 'tenant_admin';
  // A visitor sees a demo account.
  const hasAccount = isAdmin || audience === 'visitor';
  const tab = hasAccount && view.tab === 'account' ? 'account' : 'calculators';
  useTitle(tab === 'account' ? portalTexts.account : view.shelf === undefined ? portalTexts.calculators : t(view.shelf));
  const address = tenant === undefined ? undefined : tenantAddress(tenant, window.location.host);
  return (
    <>
      <AppHeader
        beside={
          address === undefined ? (
            audience === 'visitor' ? (
              <span className="badge">{t('Demo')}</span>
            ) : undefined
          ) : (
            <span className="portal__address">{address}</span>
          )
        }
        actions={
          <>
            {isAdmin ? (
              <Link to="/admin" className={buttonClass()}>
                {portalTexts.backToAdmin}
              </Link>
            ) : null}
            <AccountMenu />
          </>
        }
      />
      <ViewAsBar />
      {hasAccount ? (
        <nav className="portal__tabs" aria-label={t('Customer portal')}>
          <button type="button" className="tabs__tab" aria-current={tab === 'calculators'} onClick={() => onView({})}>
            {portalTexts.calculators}
          </button>
          <button type="button" className="tabs__tab" aria-current={tab === 'account'} onClick={() => onView({ tab: 'account' })}>
            {portalTexts.account}
          </button>
        </nav>
      ) : null}
      <main className="page__root" id="main">
        {tab === 'account' ? (
          <Suspense fallback={<Skeleton lines={6} />}>
            <AccountTab isPage tenant={view.tenant} choose={view.choose} />
          </Suspense>
        ) : (
          <CalculatorBrowser view={view} onView={onView} />
        )}
        {audience === 'visitor' ? null : (
          <Suspense fallback={null}>
            <LanguageChoice />
          </Suspense>
        )}
        {audience === 'user' ? <p className="page__note">{portalTexts.help}</p> : null}
      </main>
    </>
  );
}
