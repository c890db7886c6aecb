import { Link } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { lazy, Suspense } from 'react';
import { tenantAtom } from '#app/session/session-atoms.ts';
import type { Audience } from '#app/shell/audiences.ts';
import { t } from '#contract/language/t.ts';
import { CalculatorBrowser } from '../browser/calculator-browser.tsx';
import type { BrowserView } from '../browser/shelves.ts';
import { AccountMenu } from '../shell/header/account-menu.tsx';
import { AppHeader } from '../shell/header/app-header.tsx';
import { ViewAsBar } from '../shell/header/view-as-bar.tsx';
import { useTitle } from '../shell/use-title.ts';
import { buttonClass } from '../ui/button.tsx';
import { Skeleton } from '../ui/messages/waiting.tsx';
import { portalTexts, tenantAddress } from './portal-texts.ts';

const LanguageChoice = lazy(() => import('../language/language-choice.tsx').then((module) => ({ default: module.LanguageChoice })));
const AccountTab = lazy(() => import('./account-tab.tsx').then((module) => ({ default: module.AccountTab })));

/** The current place in the portal, as the address holds it. */
export interface PortalView extends BrowserView {
  readonly tab?: 'account';
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
            <AccountTab isPage />
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
