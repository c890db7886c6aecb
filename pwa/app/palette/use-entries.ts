import { useRouter } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { sectionItems } from '#app/app/admin/menu-items.ts';
import { sectionsFor } from '#app/app/admin/sections.ts';
import { shownEntries } from '#app/calculate/library/shelves.ts';
import { catalog } from '#app/device/catalog/catalog.ts';
import { tenantSummaryRowsAtom } from '#app/device/local/shown/local-atoms.ts';
import { type AppPath, screenFor } from '#app/frame/shell/audiences.ts';
import { enabledCalculatorsAtom, userAtom } from '#app/session/state/session-atoms.ts';
import { t } from '#contract/language/t.ts';
import type { Role } from '#contract/people/roles.ts';
import { actions, helpAction } from './actions.ts';
import { type PaletteEntry, type Searchable, searchable } from './find-entries.ts';

const screens: readonly { readonly path: AppPath; readonly label: string }[] = [
  { path: '/', label: t('Start page') },
  { path: '/customer-portal', label: t('Customer portal') },
  { path: '/calculators/meeting', label: t('Meeting') },
  { path: '/calculators/plan', label: t('Household plan') },
  { path: '/select-calculators', label: t('Select calculators') },
  { path: '/templates', label: t('Template gallery') },
  { path: '/landing', label: t('Public landing page') },
  { path: '/landing-page-builder', label: t('Landing page builder') },
  { path: '/subscribe', label: t('Subscribe') },
  { path: '/migrate-data', label: t('Migrate data') },
];

/** Every screen, action, tenant, and calculator that this person may open. All of them are on the device. */
export function useEntries(role: Role): readonly Searchable[] {
  const user = useAtomValue(userAtom);
  const tenantSummaries = useAtomValue(tenantSummaryRowsAtom);
  const enabled = useAtomValue(enabledCalculatorsAtom);
  const { routesByPath } = useRouter();
  return useMemo(() => {
    const sections = sectionItems(role).map(({ path, label }) => ({ path, label, note: t('Administration') }));
    const others = screens.filter(({ path }) => screenFor(path, role) !== undefined && path in routesByPath);
    const shown = [...sections, ...others.map((screen) => ({ ...screen, note: t('Screen') }))];
    const mine = sectionsFor(role);
    const possible = actions.filter(({ roles, section }) => roles.includes(role) && mine.some(({ id }) => id === section));
    const tenants: readonly PaletteEntry[] =
      role === 'platform_owner'
        ? tenantSummaries.map(({ id, name, subdomain }) => ({
            id: `tenant:${id}`,
            group: 'Tenants',
            label: name,
            note: subdomain,
            path: '/admin/tenants',
            action: `tenants.edit:${id}`,
          }))
        : (user?.memberships ?? []).map(({ tenantId, tenantName, subdomain }) => ({
            id: `tenant:${tenantId}`,
            group: 'Tenants',
            label: tenantName,
            note: subdomain,
            path: `/${subdomain}`,
          }));
    return searchable([
      ...shown.map((screen): PaletteEntry => ({ ...screen, id: screen.path, group: 'Screens' })),
      ...possible.map(
        ({ id, label, section }): PaletteEntry => ({ id, group: 'Actions', label, note: '', path: `/admin/${section}`, action: id }),
      ),
      { id: helpAction, group: 'Actions', label: t('Keyboard help'), note: '?', action: helpAction },
      ...tenants,
      ...shownEntries(catalog, enabled).map(
        ({ id, title, shelf }): PaletteEntry => ({
          id: `calculator:${id}`,
          group: 'Calculators',
          label: title,
          note: t(shelf),
          path: `/calculators/${id}`,
        }),
      ),
    ]);
  }, [role, user, tenantSummaries, enabled, routesByPath]);
}
