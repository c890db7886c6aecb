import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { Provider } from 'jotai';
import type { ReactNode } from 'react';
import { render } from 'vitest-browser-react';
import type { Role } from '#contract/roles.ts';
import { AnnounceChanges } from '../changes/announce-changes.tsx';
import { ChakraRoot } from '../ui/chakra/chakra-root.tsx';
import { Toaster } from '../ui/toaster.tsx';
import { signedIn } from './people.ts';
import { type PulledRows, queueingLocal, type ServerWord } from './queueing-local.ts';
import { recordLeaving, storeOf } from './show-app.tsx';

interface Shown {
  readonly role: Role;
  readonly rows?: PulledRows;
  /** The server's decision on every queued command. Without it, commands wait. */
  readonly word?: ServerWord;
}

/** A section of the administration as a person of that role sees it, with these rows on the device. What it queues is in `queued`. */
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
