import type { ComponentType } from 'react';
import { withComponents } from '#app/ui/chakra/with-components.tsx';
import { t } from '#contract/language/t.ts';
import type { Role } from '#contract/people/roles.ts';
import { overviewIntro } from './overview-intro.ts';

export interface SectionScreenProps {
  readonly role: Role;
}

export interface Section {
  readonly id: string;
  readonly title: (role: Role) => string;
  /** A sentence below the title. */
  readonly intro?: (role: Role) => string;
  readonly roles: readonly Role[];
  /** Loaded when the section is opened for the first time. */
  readonly Screen: ComponentType<SectionScreenProps>;
}

const administrators: readonly Role[] = ['platform_owner', 'tenant_admin'];
const owner: readonly Role[] = ['platform_owner'];
const tenantAdmin: readonly Role[] = ['tenant_admin'];

/** The sections of the dashboard in the order of the sidebar. */
export const sections: readonly Section[] = [
  {
    id: 'overview',
    title: () => t('Overview'),
    intro: overviewIntro,
    roles: administrators,
    Screen: withComponents(() => import('./overview.tsx').then(({ Overview }) => Overview)),
  },
  {
    id: 'tenants',
    title: () => t('Tenants'),
    roles: owner,
    Screen: withComponents(() => import('#app/tenants/record/tenants-section.tsx').then(({ TenantsSection }) => TenantsSection)),
  },
  {
    id: 'users',
    title: (role) => (role === 'platform_owner' ? t('User Management') : t('Team Management')),
    roles: administrators,
    Screen: withComponents(() => import('#app/people/users/users-section.tsx').then(({ UsersSection }) => UsersSection)),
  },
  {
    id: 'invitations',
    title: () => t('Invitations'),
    roles: administrators,
    Screen: withComponents(() =>
      import('#app/people/invitations/invitations-section.tsx').then(({ InvitationsSection }) => InvitationsSection),
    ),
  },
  {
    id: 'pricing',
    title: () => t('Pricing'),
    roles: owner,
    Screen: withComponents(() => import('#app/money/plans/plans-section.tsx').then(({ PlansSection }) => PlansSection)),
  },
  {
    id: 'coupons',
    title: () => t('Coupons'),
    roles: owner,
    Screen: withComponents(() => import('#app/money/coupons/coupons-section.tsx').then(({ CouponsSection }) => CouponsSection)),
  },
  {
    id: 'ai-usage',
    title: () => t('AI Usage'),
    roles: owner,
    Screen: withComponents(() => import('#app/money/books/ai-usage-section.tsx').then(({ AiUsageSection }) => AiUsageSection)),
  },
  {
    id: 'billing',
    title: () => t('Billing'),
    roles: owner,
    Screen: withComponents(() => import('#app/money/books/billing-section.tsx').then(({ BillingSection }) => BillingSection)),
  },
  {
    id: 'calculators',
    title: () => t('Calculators'),
    roles: administrators,
    Screen: withComponents(() =>
      import('#app/calculate/selection/calculator-management.tsx').then(({ CalculatorManagement }) => CalculatorManagement),
    ),
  },
  {
    id: 'templates',
    title: () => t('Templates'),
    roles: owner,
    Screen: withComponents(() => import('#app/pages/templates/templates-section.tsx').then(({ TemplatesSection }) => TemplatesSection)),
  },
  {
    id: 'landing-pages',
    title: () => t('Landing Pages'),
    roles: owner,
    Screen: withComponents(() =>
      import('#app/pages/landing-pages/landing-pages-section.tsx').then(({ LandingPagesSection }) => LandingPagesSection),
    ),
  },
  {
    id: 'pages',
    title: () => t('Landing Pages'),
    roles: tenantAdmin,
    Screen: withComponents(() => import('#app/pages/landing-pages/own-pages-section.tsx').then(({ OwnPagesSection }) => OwnPagesSection)),
  },
  {
    id: 'leads',
    title: () => t('Leads'),
    roles: administrators,
    Screen: withComponents(() => import('#app/pages/leads/leads-section.tsx').then(({ LeadsSection }) => LeadsSection)),
  },
  {
    id: 'sales-leads',
    title: () => t('Sales Leads'),
    roles: owner,
    Screen: withComponents(() =>
      import('#app/tenants/sales-leads/sales-leads-section.tsx').then(({ SalesLeadsSection }) => SalesLeadsSection),
    ),
  },
  {
    id: 'support',
    title: (role) => (role === 'platform_owner' ? t('Support Requests') : t('Support')),
    roles: administrators,
    Screen: withComponents(() => import('#app/tenants/support/support-section.tsx').then(({ SupportSection }) => SupportSection)),
  },
  {
    id: 'analytics',
    title: () => t('Analytics'),
    roles: administrators,
    Screen: withComponents(() => import('#app/pages/page-views/analytics-section.tsx').then(({ AnalyticsSection }) => AnalyticsSection)),
  },
  {
    id: 'ab-tests',
    title: () => t('A/B Tests'),
    roles: administrators,
    Screen: withComponents(() => import('#app/pages/ab-tests/ab-tests-section.tsx').then(({ AbTestsSection }) => AbTestsSection)),
  },
  {
    id: 'operations',
    title: () => t('Operations'),
    roles: owner,
    Screen: withComponents(() => import('./operations/operations-section.tsx').then(({ OperationsSection }) => OperationsSection)),
  },
  {
    id: 'audit',
    title: () => t('Audit Log'),
    roles: owner,
    Screen: withComponents(() => import('#app/people/audit/audit-section.tsx').then(({ AuditSection }) => AuditSection)),
  },
  {
    id: 'domains',
    title: () => t('Domains'),
    roles: administrators,
    Screen: withComponents(() => import('#app/tenants/domains/domains-section.tsx').then(({ DomainsSection }) => DomainsSection)),
  },
  {
    id: 'embed',
    title: () => t('Embed'),
    roles: administrators,
    Screen: withComponents(() => import('#app/pages/embedding/embed-section.tsx').then(({ EmbedSection }) => EmbedSection)),
  },
  {
    id: 'settings',
    title: () => t('Firm Settings'),
    roles: administrators,
    Screen: withComponents(() =>
      import('#app/tenants/settings/tenant-settings-section.tsx').then(({ TenantSettingsSection }) => TenantSettingsSection),
    ),
  },
];

export function sectionsFor(role: Role): readonly Section[] {
  return sections.filter((section) => section.roles.includes(role));
}

/**
 * The section that an address opens: the named one, or the overview if it names none, or one of another role, as after a switch of the view.
 * Undefined if there is no such section.
 */
export function openedSection(role: Role, named: string | undefined): Section | undefined {
  const own = sectionsFor(role);
  const isKnown = named === undefined || sections.some((section) => section.id === named);
  return own.find((section) => section.id === named) ?? (isKnown ? own[0] : undefined);
}
