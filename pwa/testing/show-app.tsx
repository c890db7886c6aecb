import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { createStore, Provider } from 'jotai';
import { render } from 'vitest-browser-react';
import { createAppRouter } from '#app/app/start/router.tsx';
import { tenantRowsAtom } from '#app/device/local/shown/local-atoms.ts';
import { navigationAtom } from '#app/session/state/navigation-atom.ts';
import { connectionAtom, type Session, sessionAtom } from '#app/session/state/session-atoms.ts';
import { isPaintedAtom } from '#app/ui/after-paint.ts';
import { acme } from './people.ts';

/** A store in the state after the first screen is painted and the first copy is on the device. */
export function storeOf(session: Session) {
  const store = createStore();
  store.set(isPaintedAtom, true);
  store.set(sessionAtom, session);
  store.set(tenantRowsAtom, 'user' in session ? [acme] : []);
  store.set(connectionAtom, { ...store.get(connectionAtom), ready: true });
  return store;
}

/** Records the addresses that the app leaves for from now on. The test stays on its page. */
export function recordLeaving(store: ReturnType<typeof createStore>): readonly string[] {
  const left: string[] = [];
  store.set(navigationAtom, { leaveFor: (address) => left.push(address), leaveLater: (address) => left.push(address) });
  return left;
}

/** Shows the app with its real router at an address. */
export async function showApp(path: string, session: Session) {
  const store = storeOf(session);
  const left = recordLeaving(store);
  const router = createAppRouter({ history: createMemoryHistory({ initialEntries: [path] }) });
  const screen = await render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
  return { store, router, left, screen };
}
