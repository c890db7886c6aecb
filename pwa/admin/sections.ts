import type { Role } from '#contract/roles.ts';

export interface Section {
  readonly id: string;
  readonly title: (role: Role) => string;
  readonly roles: readonly Role[];
}

/** The sections of the dashboard that are built, in the order of the sidebar. An address that names no other leads to the overview. */
export const sections: readonly Section[] = [
  { id: 'overview', title: () => 'Overview', roles: ['platform_owner', 'tenant_admin'] },
  { id: 'calculators', title: () => 'Calculators', roles: ['platform_owner', 'tenant_admin'] },
];

export function sectionsFor(role: Role): readonly Section[] {
  return sections.filter((section) => section.roles.includes(role));
}

/** The section an address opens: the one it names where this role may see it, else the overview. */
export function openedSection(role: Role, named: string | undefined): string {
  return sectionsFor(role).find((section) => section.id === named)?.id ?? 'overview';
}
