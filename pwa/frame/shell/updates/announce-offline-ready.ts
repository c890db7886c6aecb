import type { createStore } from 'jotai';
import { userAtom } from '#app/session/state/session-atoms.ts';
import { toastAtom } from '#app/ui/messages/toast-atom.ts';
import { t } from '#contract/language/t.ts';

/**
 * Announces that the app works offline, but not to a visitor who only reads the public page. Waits until a visible toast is gone, because
 * that one may answer what the person just did.
 */
export function announceOfflineReady(store: ReturnType<typeof createStore>): void {
  if (store.get(userAtom) === undefined) return;
  const show = () => store.set(toastAtom, { title: t('Ready for offline use'), description: t('The whole app is on this device now.') });
  if (store.get(toastAtom) === undefined) {
    show();
    return;
  }
  const stop = store.sub(toastAtom, () => {
    if (store.get(toastAtom) !== undefined) return;
    stop();
    show();
  });
}
