import { type ComponentType, lazy } from 'react';
import type { Role } from '#contract/roles.ts';

export interface SectionScreenProps {
  readonly role: Role;
}

export interface Section {
  readonly id: string;
  readonly title: (role: Role) => string;
  readonly roles: readonly Role[];
  /** Loaded when it is opened for the first time. */
  readonly Screen: ComponentType<SectionScreenProps>;
}

const administrators: readonly Role[] = ['platform_owner', 'tenant_admin'];
const owner: readonly Role[] = ['platform_owner'];

/** The sections of the dashboard in the order of the sidebar. An address that names no other leads to the overview. */
export const sections: readonly Section[] = [
  {
    id: 'overview',
    title: () => 'Overview',
    roles: administrators,
    Screen: lazy(() => import('./overview.tsx').then(({ Overview }) => ({ default: Overview }))),
  },
  {
    id: 'tenants',
    title: () => 'Tenants',
    roles: owner,
    Screen: lazy(() => import('../tenants/tenants-section.tsx').then(({ TenantsSection }) => ({ default: TenantsSection }))),
  },
  {
    id: 'calculators',
    title: () => 'Calculators',
    roles: administrators,
    Screen: lazy(() =>
      import('../calculators/calculator-management.tsx').then(({ CalculatorManagement }) => ({ default: CalculatorManagement })),
    ),
  },
  {
    id: 'templates',
    title: () => 'Templates',
    roles: owner,
    Screen: lazy(() => import('../templates/templates-section.tsx').then(({ TemplatesSection }) => ({ default: TemplatesSection }))),
  },
  {
    id: 'landing-pages',
    title: () => 'Landing Pages',
    roles: owner,
    Screen: lazy(() =>
      import('../landing-pages/landing-pages-section.tsx').then(({ LandingPagesSection }) => ({ default: LandingPagesSection })),
    ),
  },
];

export function sectionsFor(role: Role): readonly Section[] {
  return sections.filter((section) => section.roles.includes(role));
}

/** The section an address opens: the one it names where this role may see it, else the overview. Undefined for a role that has none. */
export function openedSection(role: Role, named: string | undefined): Section | undefined {
  const own = sectionsFor(role);
  return own.find((section) => section.id === named) ?? own[0];
}
