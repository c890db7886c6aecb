import type { createStore } from 'jotai';
import * as z from 'zod/mini';
import { Brand } from '#contract/sync/rows.ts';
import { type HostFirm, rememberFirm } from './firm-of-host.ts';
import { hostFirmAtom, sessionAtom } from './session-atoms.ts';

/** The manifest of the host. Only that of a firm has a brand. */
const Manifest = z.object({ name: z.string(), brand: z.optional(Brand) });

/**
 * Asks for the firm's present name and look when a visitor opens a page that the service worker stored, because such a page names the firm
 * as it was then. People who sign in have the firm's row.
 */
export function learnHostFirm(store: ReturnType<typeof createStore>): void {
  if (store.get(hostFirmAtom) === undefined || !navigator.serviceWorker?.controller) return;
  const look = () => {
    if (store.get(sessionAtom).status !== 'signedOut') return;
    unsubscribe();
    void askForFirm().then((asked) => {
      if (asked === undefined || JSON.stringify(asked.firm) === JSON.stringify(store.get(hostFirmAtom))) return;
      rememberFirm(asked.firm);
      store.set(hostFirmAtom, asked.firm);
    });
  };
  const unsubscribe = store.sub(sessionAtom, look);
  look();
}

/** Undefined if the server does not answer. An answer without a firm says that the host has none any more. */
async function askForFirm(): Promise<{ readonly firm: HostFirm | undefined } | undefined> {
  try {
    const { name, brand } = Manifest.parse(await (await fetch('/manifest.webmanifest')).json());
    return { firm: brand && { name, brand } };
  } catch {
    // Without a network, the remembered look stays.
    return undefined;
  }
}
