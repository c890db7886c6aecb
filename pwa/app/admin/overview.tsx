import { lazy, Suspense } from 'react';
import { Section, SectionSkeleton } from '#app/kit/section.tsx';
import { t } from '#contract/language/t.ts';
import type { Role } from '#contract/people/roles.ts';
import { overviewIntro } from './overview-intro.ts';

// The owner's figures need nothing of a tenant's account, nor the account anything of them.
const OwnerOverview = lazy(() => import('./owner-overview.tsx').then((module) => ({ default: module.OwnerOverview })));
const AccountTab = lazy(() => import('#app/money/account/account-tab.tsx').then((module) => ({ default: module.AccountTab })));

/** Current figures of the business. An administrator sees the figures of their own tenant, the owner those of all tenants. */
export function Overview({ role }: { readonly role: Role }) {
  return (
    <Section title={t('Overview')} intro={overviewIntro(role)}>
      <Suspense fallback={<SectionSkeleton lines={8} />}>{role === 'platform_owner' ? <OwnerOverview /> : <AccountTab />}</Suspense>
    </Section>
  );
}
