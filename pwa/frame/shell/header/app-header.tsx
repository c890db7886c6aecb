import { Link } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { SyncStatus } from '#app/frame/changes/sync-status.tsx';
import { productName } from '#app/frame/shell/product-name.ts';
import { brandAtom, isPlatformAtom, tenantNameAtom } from '#app/session/state/session-atoms.ts';
import { t } from '#contract/language/t.ts';
import { ThemeToggle } from './theme-toggle.tsx';

interface AppHeaderProps {
  readonly crumbs?: readonly { readonly label: string; readonly to?: string; readonly search?: Readonly<Record<string, string>> }[];
  readonly actions?: ReactNode;
  /** Actions that are placed elsewhere on a small screen. */
  readonly wideActions?: ReactNode;
  /** Content beside the brand: the address of the tenant. */
  readonly beside?: ReactNode;
}

/** The header of every screen: the tenant's brand, the current place, the connection, and the color mode. */
export function AppHeader({ crumbs = [], actions, wideActions, beside }: AppHeaderProps) {
  return (
    <header className="header__root">
      <a className="page__skip" href="#main">
        {t('Skip to content')}
      </a>
      <Link to="/" className="header__brand">
        <BrandMark />
        <span className="unseen">{t(', start page')}</span>
      </Link>
      {crumbs.length === 0 ? null : (
        <nav aria-label={t('Where you are')}>
          <ol className="header__crumbs">
            {crumbs.map((crumb) => (
              <li key={crumb.label}>
                {crumb.to === undefined ? (
                  <span className="header__here" aria-current="page">
                    {crumb.label}
                  </span>
                ) : (
                  <Link to={crumb.to} search={crumb.search ?? {}}>
                    {crumb.label}
                  </Link>
                )}
              </li>
            ))}
          </ol>
        </nav>
      )}
      {beside}
      <span className="header__grow" />
      <div className="header__actions">
        <SyncStatus />
        <ThemeToggle />
        {wideActions === undefined ? null : <span className="header__wide">{wideActions}</span>}
        {actions}
      </div>
    </header>
  );
}

/** The tenant's logo, or the first letter of its name on its color. `product` is the name to show if there is no tenant. */
export function BrandMark({ product }: { readonly product?: string }) {
  const brand = useAtomValue(brandAtom);
  const isPlatform = useAtomValue(isPlatformAtom);
  const name = useAtomValue(tenantNameAtom) ?? product ?? (isPlatform ? productName : t('Calculators'));
  return (
    <>
      {brand.logoUrl === undefined ? (
        <span className="header__mark" aria-hidden="true">
          {name.charAt(0).toUpperCase()}
        </span>
      ) : (
        <img className="header__logo" src={brand.logoUrl} alt="" />
      )}
      <span className="header__name">{name}</span>
    </>
  );
}
