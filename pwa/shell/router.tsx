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
    defaultNotFoundComponent: NotFoundScreen,
    defaultErrorComponent: FaultScreen,
    scrollRestoration: true,
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
