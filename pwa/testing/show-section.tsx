import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { Provider } from 'jotai';
import type { ReactNode } from 'react';
import { render } from 'vitest-browser-react';
import type { Role } from '#contract/roles.ts';
import { ChakraRoot } from '../ui/chakra/chakra-root.tsx';
import { Toaster } from '../ui/toaster.tsx';
import { signedIn } from './people.ts';
import { type PulledRows, queueingLocal } from './queueing-local.ts';
import { storeOf } from './show-app.tsx';

interface Shown {
  readonly role: Role;
  readonly rows?: PulledRows;
}

/** A section of the administration as a person of that role sees it, with these rows on the device. What it queues is in `queued`. */
export async function showSection(section: ReactNode, { role, rows = {} }: Shown) {
  const store = storeOf(signedIn(role));
  const queued = queueingLocal(store, rows);
  const routeTree = createRootRoute({
    component: () => (
      <>
        <ChakraRoot>{section}</ChakraRoot>
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
  return { store, queued, screen };
}
