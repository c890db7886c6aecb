import { deviceStore } from '#app/device/settings/device-store.ts';
import type { Brand } from '#contract/tenants/tenant-brand.ts';
import { tenantMeta } from '#contract/tenants/tenant-meta.ts';

/** The public part of a tenant: its name and its look. */
export interface HostTenant {
  readonly name: string;
  readonly brand: Brand;
  /** Calculators that the start page offers to visitors. */
  readonly calculators?: readonly string[] | undefined;
  /** Calculators that visitors may open; null or missing: all. */
  readonly open?: readonly string[] | null | undefined;
}

/** Storage key of the tenant as the server described it last. */
const key = 'firm';

/** The tenant whose host this page is on, or undefined on the platform's own host. */
export function tenantOfHost(): HostTenant | undefined {
  // A page that the service worker stored names the tenant as it was then.
  const learned = navigator.serviceWorker?.controller ? deviceStore.getItem(key) : null;
  try {
    if (learned !== null) return JSON.parse(learned) ?? undefined;
  } catch {
    // An unreadable value counts as none.
  }
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${tenantMeta}"]`);
  if (meta === null) return undefined;
  return { name: meta.content, brand: JSON.parse(meta.dataset.brand ?? '{}'), ...JSON.parse(meta.dataset.calculators ?? '{}') };
}

/** Remembers the tenant for the next start of a stored page. Undefined: the host has no tenant any more. */
export function rememberTenant(tenant: HostTenant | undefined): void {
  deviceStore.setItem(key, JSON.stringify(tenant ?? null));
}
