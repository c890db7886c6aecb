import { createRouter } from '@tanstack/react-router';
import { routeTree } from '../route-tree.gen.ts';
import { Spinner } from '../ui/waiting.tsx';
import { FaultScreen } from './fault-screen.tsx';
import { NotFoundScreen } from './not-found-screen.tsx';

export function createAppRouter() {
  return createRouter({
    routeTree,
    defaultPreload: 'intent',
    defaultPendingMs: 150,
    defaultPendingMinMs: 0,
    defaultPendingComponent: () => <Spinner />,
    defaultNotFoundComponent: () => <NotFoundScreen />,
    defaultErrorComponent: ({ error }) => <FaultScreen fault={error} />,
    scrollRestoration: true,
    // What a screen does not know in an address is nothing that it shows.
    search: { strict: true },
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
