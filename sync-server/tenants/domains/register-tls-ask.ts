import { hostName, type TenantLooks } from '#server/core/http/pages/tenant-look.ts';
import type { HttpApp } from '#server/core/http/requests/http-env.ts';
import { isLoopback } from '#server/core/http/requests/request-origin.ts';

export interface TlsAskDeps {
  readonly looks: Pick<TenantLooks, 'byHost'>;
}

/** Names of this computer. A visitor's request has the name of a public host, also when a proxy passes it on. */
const ownComputer = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/**
 * Tells the proxy on this computer whether it may get a certificate for a host: 200 for the platform's host, a tenant's host below the
 * product's, and a tenant's proven domain. Any other status means no, also the 500 of a database that does not answer.
 */
export function registerTlsAsk(app: HttpApp, deps: TlsAskDeps): void {
  const answer = createTlsAnswer(deps);
  app.get('/api/tls-ask', async ({ req, env }) => {
    const { clientAddress, host } = env.place;
    const isNear = isLoopback(clientAddress) && ownComputer.test(hostName(host));
    return isNear ? answer(req.query('domain')) : new Response('', { status: 404 });
  });
}

/** Answers for a host: 200 for one that this server serves, 404 for any other. */
export function createTlsAnswer({ looks }: TlsAskDeps): (domain: string | undefined) => Promise<Response> {
  return async (domain = '') => {
    const owner = domain === '' ? undefined : await looks.byHost(domain);
    return new Response('', { status: owner === undefined || owner.kind === 'nobody' ? 404 : 200 });
  };
}
