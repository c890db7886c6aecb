import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { routeTree } from '#app/app/route-tree.gen.ts';
import { FaultScreen } from '#app/frame/shell/screens/fault-screen.tsx';
import { NotFoundScreen } from '#app/frame/shell/screens/not-found-screen.tsx';
import { Spinner } from '#app/ui/messages/waiting.tsx';

/** The app's router. It uses the browser's address unless another history is given. */
export function createAppRouter(options: { readonly history?: RouterHistory } = {}) {
  return createRouter({
    ...options,
    routeTree,
    defaultPreload: 'intent',
    defaultPendingMs: 150,
    defaultPendingMinMs: 0,
    defaultPendingComponent: () => <Spinner />,
    defaultNotFoundComponent: () => <NotFoundScreen />,
    defaultErrorComponent: ({ error }) => <FaultScreen fault={error} />,
    scrollRestoration: true,
    // Screens ignore search parameters that they do not know.
    search: { strict: true },
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
