import { iconSizes, picturePath, SetTenantIcons, TenantIcons } from '#contract/tenants/pictures.ts';
import { done } from '#contract/values/outcome.ts';
import { admittedTenant } from '#server/core/access/own-tenant.ts';
import { refuseWithoutRight } from '#server/core/access/tenant-rights.ts';
import { defineOperation } from '#server/core/operations/define-operation.ts';
import { ofNamedTenant } from '#server/core/operations/of-named-tenant.ts';
import { exampleProfile } from '#server/core/tenant-summaries/example-tenant.ts';
import { storePicture } from './store-picture.ts';

/** The app of an administrator makes the icons from the logo, because only a browser can draw every kind of logo. */
export const setTenantIcons = defineOperation({
  name: 'tenants.settings',
  id: 'setTenantIcons',
  summary: 'Set or remove the icons of the tenant’s app',
  input: SetTenantIcons,
  output: TenantIcons,
  object: ofNamedTenant,
  rest: {
    method: 'PUT',
    path: '/api/tenant/icons',
    example: { tenantId: exampleProfile.id, iconAddress: picturePath('019600aa-0000-7000-8000-0000000000fb') },
  },
  graphql: { mutation: 'setTenantIcons' },
  change: async (change, { tenant, icons }) => {
    const admitted = await admittedTenant(change.tx, change.caller, 'tenants.settings', tenant);
    if (!admitted.ok) return admitted;
    const tenantId = admitted.value;
    const locked = icons === null ? undefined : await refuseWithoutRight(change.tx, change.caller, tenantId, 'branding');
    if (locked !== undefined) return locked;
    await change.tx.$queryRaw`select pg_advisory_xact_lock(hashtextextended(${`tenant-icons ${tenantId}`}, 0))::text`;
    change.audit('tenants.icons', { kind: 'tenant', id: tenantId, tenantId }, undefined, { hasIcons: icons !== null });
    if (icons === null) {
      await change.tx.picture.deleteMany({ where: { tenantId, landingPageId: null } });
      return done({ tenantId, iconAddress: null });
    }
    await change.tx.picture.deleteMany({ where: { tenantId, landingPageId: null, kind: { notIn: Object.keys(icons) } } });
    const ids = new Map<string, string>();
    for (const [kind, png] of Object.entries(icons)) {
      if (png === undefined) continue;
      const size = sizeOf(kind);
      const stored = await storePicture(change, { tenantId, landingPageId: null, kind, width: size, height: size, png });
      if (!stored.ok) return stored;
      ids.set(kind, stored.value);
    }
    return done({ tenantId, iconAddress: picturePath(ids.get('icon192') ?? '') });
  },
});

function sizeOf(kind: string): number {
  return Object.entries(iconSizes).find(([name]) => name === kind)?.[1] ?? 0;
}
