import { type ComponentType, lazy } from 'react';
import { t } from '#contract/language/t.ts';
import type { Role } from '#contract/people/roles.ts';

export interface SectionScreenProps {
  readonly role: Role;
}

export interface Section {
  readonly id: string;
  readonly title: (role: Role) => string;
  readonly roles: readonly Role[];
  /** Loaded when the section is opened for the first time. */
  readonly Screen: ComponentType<SectionScreenProps>;
}

const administrators: readonly Role[] = ['platform_owner', 'tenant_admin'];
const owner: readonly Role[] = ['platform_owner'];

/** The sections of the dashboard in the order of the sidebar. An address that names no section leads to the overview. */
export const sections: readonly Section[] = [
  {
    id: 'overview',
    title: () => t('Overview'),
    roles: administrators,
    Screen: lazy(() => import('./overview.tsx').then(({ Overview }) => ({ default: Overview }))),
  },
  {
    id: 'tenants',
    title: () => t('Tenants'),
    roles: owner,
    Screen: lazy(() => import('../tenants/tenants-section.tsx').then(({ TenantsSection }) => ({ default: TenantsSection }))),
  },
  {
    id: 'users',
    title: (role) => (role === 'platform_owner' ? t('User Management') : t('Team Management')),
    roles: administrators,
    Screen: lazy(() => import('../users/users-section.tsx').then(({ UsersSection }) => ({ default: UsersSection }))),
  },
  {
    id: 'invitations',
    title: () => t('Invitations'),
    roles: administrators,
    Screen: lazy(() =>
      import('../invitations/invitations-section.tsx').then(({ InvitationsSection }) => ({ default: InvitationsSection })),
    ),
  },
  {
    id: 'pricing',
    title: () => t('Pricing'),
    roles: owner,
    Screen: lazy(() => import('../plans/plans-section.tsx').then(({ PlansSection }) => ({ default: PlansSection }))),
  },
  {
    id: 'coupons',
    title: () => t('Coupons'),
    roles: owner,
    Screen: lazy(() => import('../coupons/coupons-section.tsx').then(({ CouponsSection }) => ({ default: CouponsSection }))),
  },
  {
    id: 'ai-usage',
    title: () => t('AI Usage'),
    roles: owner,
    Screen: lazy(() => import('../settings/ai-usage-section.tsx').then(({ AiUsageSection }) => ({ default: AiUsageSection }))),
  },
  {
    id: 'billing',
    title: () => t('Billing'),
    roles: owner,
    Screen: lazy(() => import('../settings/billing-section.tsx').then(({ BillingSection }) => ({ default: BillingSection }))),
  },
  {
    id: 'calculators',
    title: () => t('Calculators'),
    roles: administrators,
    Screen: lazy(() =>
      import('../calculators/calculator-management.tsx').then(({ CalculatorManagement }) => ({ default: CalculatorManagement })),
    ),
  },
  {
    id: 'templates',
    title: () => t('Templates'),
    roles: owner,
    Screen: lazy(() => import('../templates/templates-section.tsx').then(({ TemplatesSection }) => ({ default: TemplatesSection }))),
  },
  {
    id: 'landing-pages',
    title: () => t('Landing Pages'),
    roles: owner,
    Screen: lazy(() =>
      import('../landing-pages/landing-pages-section.tsx').then(({ LandingPagesSection }) => ({ default: LandingPagesSection })),
    ),
  },
  {
    id: 'leads',
    title: () => t('Leads'),
    roles: administrators,
    Screen: lazy(() => import('../leads/leads-section.tsx').then(({ LeadsSection }) => ({ default: LeadsSection }))),
  },
  {
    id: 'sales-leads',
    title: () => t('Sales Leads'),
    roles: owner,
    Screen: lazy(() => import('../sales-leads/sales-leads-section.tsx').then(({ SalesLeadsSection }) => ({ default: SalesLeadsSection }))),
  },
  {
    id: 'analytics',
    title: () => t('Analytics'),
    roles: administrators,
    Screen: lazy(() => import('../page-views/analytics-section.tsx').then(({ AnalyticsSection }) => ({ default: AnalyticsSection }))),
  },
  {
    id: 'ab-tests',
    title: () => t('A/B Tests'),
    roles: administrators,
    Screen: lazy(() => import('../ab-tests/ab-tests-section.tsx').then(({ AbTestsSection }) => ({ default: AbTestsSection }))),
  },
  {
    id: 'audit',
    title: () => t('Audit Log'),
    roles: owner,
    Screen: lazy(() => import('../audit/audit-section.tsx').then(({ AuditSection }) => ({ default: AuditSection }))),
  },
  {
    id: 'domains',
    title: () => t('Domains'),
    roles: administrators,
    Screen: lazy(() => import('../domains/domains-section.tsx').then(({ DomainsSection }) => ({ default: DomainsSection }))),
  },
  {
    id: 'embed',
    title: () => t('Embed'),
    roles: administrators,
    Screen: lazy(() => import('../embedding/embed-section.tsx').then(({ EmbedSection }) => ({ default: EmbedSection }))),
  },
  {
    id: 'settings',
    title: () => t('Firm Settings'),
    roles: administrators,
    Screen: lazy(() =>
      import('../firm-settings/firm-settings-section.tsx').then(({ FirmSettingsSection }) => ({ default: FirmSettingsSection })),
    ),
  },
];

export function sectionsFor(role: Role): readonly Section[] {
  return sections.filter((section) => section.roles.includes(role));
}

/** The section that an address opens: the named one if this role may see it, else the overview. Undefined for a role without sections. */
export function openedSection(role: Role, named: string | undefined): Section | undefined {
  const own = sectionsFor(role);
  return own.find((section) => section.id === named) ?? own[0];
}
