import { t } from '#contract/language/t.ts';
import type { QuickAction } from '#contract/people/quick-actions.ts';
import type { Role } from '#contract/people/roles.ts';
import { sectionsFor } from './sections.ts';

/** Links in the sidebar below the sections: screens outside the administration. */
const shortcuts: readonly (QuickAction & { readonly section?: string })[] = [
  { path: '/', label: t('Home'), icon: 'home' },
  { path: '/admin', label: t('Dashboard'), icon: 'overview' },
  { path: '/templates', label: t('Template gallery'), icon: 'templates' },
  { path: '/admin/landing-pages', label: t('Landing pages'), icon: 'landing-pages', section: 'landing-pages' },
];

export function sectionItems(role: Role): readonly QuickAction[] {
  return sectionsFor(role).map(({ id, title }) => ({ path: `/admin/${id}`, label: title(role), icon: id }));
}

/** The shortcuts for this role. A shortcut to a section is shown only to roles that see the section. */
export function shortcutItems(role: Role): readonly QuickAction[] {
  const owned = shortcuts.filter(({ section }) => section === undefined || role === 'platform_owner');
  return owned.map(({ section: _, ...item }) => item);
}

/** Everything that can become a quick action. A section and a shortcut with the same path count as one. */
export function menuItems(role: Role): readonly QuickAction[] {
  const sections = sectionItems(role);
  return [...sections, ...shortcutItems(role).filter(({ path }) => !sections.some((item) => item.path === path))];
}
