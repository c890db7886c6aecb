import { deviceStore } from '#app/device/device-store.ts';
import { firmMeta } from '#contract/firm-meta.ts';
import type { Brand } from '#contract/sync/rows.ts';

/** The public part of a firm: its name and its look. */
export interface HostFirm {
  readonly name: string;
  readonly brand: Brand;
}

/** Storage key of the firm as the server described it last. */
const key = 'firm';

/** The firm whose host this page is on, or undefined on the platform's own host. */
export function firmOfHost(): HostFirm | undefined {
  // A page that the service worker stored names the firm as it was then.
  const learned = navigator.serviceWorker?.controller ? deviceStore.getItem(key) : null;
  try {
    if (learned !== null) return JSON.parse(learned) ?? undefined;
  } catch {
    // An unreadable value counts as none.
  }
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${firmMeta}"]`);
  return meta === null ? undefined : { name: meta.content, brand: JSON.parse(meta.dataset.brand ?? '{}') };
}

/** Remembers the firm for the next start of a stored page. Undefined: the host has no firm any more. */
export function rememberFirm(firm: HostFirm | undefined): void {
  deviceStore.setItem(key, JSON.stringify(firm ?? null));
}
