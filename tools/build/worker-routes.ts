import { reservedSubdomains } from '#contract/tenants/subdomain.ts';

const ownPaths = reservedSubdomains.join('|');

/** Paths of one segment, and the root: a landing page of a tenant's host, or a home of the app. Only the server knows which. */
const pageOrHome = `/(?!(?:${ownPaths})(?:[/?#]|$)|invitation-)[a-z0-9-]*/?(?:[?#].*)?$`;

/** Navigations that the service worker does not answer with the stored app at once. They are matched with their query. */
export const serverPaths: readonly RegExp[] = [
  new RegExp(`^${pageOrHome}`),
  // Landing pages with more segments, which are never addresses of the app.
  /^\/(?!admin\/|calculators\/)[a-z0-9-]+\/[a-z0-9/-]+(?:\?|$)/,
  /^\/api\//,
  /^\/graphql/,
  /^\/idp\//,
  /^\/auth/,
  /^\/dev\//,
  /^\/report\//,
  /^\/healthz/,
  /^\/readyz/,
  /\/[^/?]+\.[^/?]+(\?|$)/,
];

/**
 * Asks the server at an address that may be a landing page. The stored app starts for every other answer, without a network, and if the
 * server has not answered within two seconds. At the root, a person who is signed in gets the stored app at once. The functions are copied
 * into the worker as text, so they use nothing of this file.
 */
export const pageRoute = {
  urlPattern: new RegExp(`^https?://[^/]+${pageOrHome}`),
  handler: 'NetworkOnly' as const,
  options: {
    precacheFallback: { fallbackURL: '/index.html' },
    plugins: [
      {
        requestWillFetch: async ({ request }: { readonly request: Request }) => {
          const isRoot = new URL(request.url).pathname === '/';
          const isVisitor = 'cookieStore' in self && (await cookieStore.get('signed-in')) === null;
          if (isRoot && !isVisitor) throw new Error('The app is at the root.');
          return new Request(request, { signal: AbortSignal.timeout(2000) });
        },
        fetchDidSucceed: async ({ response }: { readonly response: Response }) => {
          if (!response.headers.has('x-landing-page')) throw new Error('The app is at this address.');
          return response;
        },
      },
    ],
  },
};
