import type { createStore } from 'jotai';
import * as z from 'zod/mini';
import { Brand } from '#contract/tenants/tenant-brand.ts';
import { hostTenantAtom, sessionAtom } from './session-atoms.ts';
import { type HostTenant, rememberTenant } from './tenant-of-host.ts';

/** The manifest of the host. Only that of a tenant has a brand. */
const Manifest = z.object({
  name: z.string(),
  brand: z.optional(Brand),
  calculators: z.optional(z.array(z.string())),
  open: z.optional(z.nullable(z.array(z.string()))),
});

/**
 * Asks for the tenant's present name and look when a visitor opens a page that the service worker stored, because such a page names the tenant
 * as it was then. People who sign in have the tenant's row.
 */
export function learnHostTenant(store: ReturnType<typeof createStore>): void {
  if (store.get(hostTenantAtom) === undefined || !navigator.serviceWorker?.controller) return;
  const look = () => {
    if (store.get(sessionAtom).status !== 'signedOut') return;
    unsubscribe();
    void askForTenant().then((asked) => {
      if (asked === undefined || JSON.stringify(asked.tenant) === JSON.stringify(store.get(hostTenantAtom))) return;
      rememberTenant(asked.tenant);
      store.set(hostTenantAtom, asked.tenant);
    });
  };
  const unsubscribe = store.sub(sessionAtom, look);
  look();
}

/** Undefined if the server does not answer. An answer without a tenant says that the host has none any more. */
async function askForTenant(): Promise<{ readonly tenant: HostTenant | undefined } | undefined> {
  try {
    const { name, brand, ...offered } = Manifest.parse(await (await fetch('/manifest.webmanifest')).json());
    return { tenant: brand && { name, brand, ...offered } };
  } catch {
    // Without a network, the remembered look stays.
    return undefined;
  }
}
