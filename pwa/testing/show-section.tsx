import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { Provider } from 'jotai';
import type { ReactNode } from 'react';
import { render } from 'vitest-browser-react';
import { AnnounceChanges } from '#app/frame/changes/announce-changes.tsx';
import { ChakraRoot } from '#app/ui/chakra/chakra-root.tsx';
import { Toaster } from '#app/ui/messages/toaster.tsx';
import type { Role } from '#contract/people/roles.ts';
import { signedIn } from './people.ts';
import type { PulledRows } from './pulled-schemas.ts';
import { queueingLocal, type ServerWord } from './queueing-local.ts';
import { recordLeaving, storeOf } from './show-app.tsx';

interface Shown {
  readonly role: Role;
  readonly rows?: PulledRows;
  /** The server's decision on every queued command. Without it, commands wait. */
  readonly word?: ServerWord;
}

/**
 * Shows a section of the administration to a person of that role, with these rows on the device. `queued` lists the commands that the
 * section queues.
 */
export async function showSection(section: ReactNode, { role, rows = {}, word }: Shown) {
  const store = storeOf(signedIn(role));
  const left = recordLeaving(store);
  const queued = queueingLocal(store, rows, word);
  const routeTree = createRootRoute({
    component: () => (
      <>
        <ChakraRoot>{section}</ChakraRoot>
        <AnnounceChanges />
        <Toaster />
      </>
    ),
  });
  const router = createRouter({ routeTree, history: createMemoryHistory() });
  const screen = await render(
    <Provider store={store}>
      <RouterProvider<typeof router> router={router} />
    </Provider>,
  );
  return { store, queued, left, screen };
}
