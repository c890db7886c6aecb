import type { QuickAction } from '#contract/quick-actions.ts';
import type { Role } from '#contract/roles.ts';
import { sectionsFor } from './sections.ts';

/** Places outside of the sections that the sidebar offers as well. */
const shortcuts: readonly (QuickAction & { readonly section?: string })[] = [
  { path: '/', label: 'Home', icon: 'home' },
  { path: '/admin', label: 'Dashboard', icon: 'overview' },
  { path: '/templates', label: 'Template gallery', icon: 'templates' },
  { path: '/admin/landing-pages', label: 'Landing pages', icon: 'landing-pages', section: 'landing-pages' },
];

export function sectionItems(role: Role): readonly QuickAction[] {
  return sectionsFor(role).map(({ id, title }) => ({ path: `/admin/${id}`, label: title(role), icon: id }));
}

/** A shortcut to a section is for those who see the section. */
export function shortcutItems(role: Role): readonly QuickAction[] {
  const owned = shortcuts.filter(({ section }) => section === undefined || role === 'platform_owner');
  return owned.map(({ section: _, ...item }) => item);
}

/** Everything that can be made a quick action; a section and a shortcut with the same path are one. */
export function menuItems(role: Role): readonly QuickAction[] {
  const sections = sectionItems(role);
  return [...sections, ...shortcutItems(role).filter(({ path }) => !sections.some((item) => item.path === path))];
}
