import type { HttpApp } from '#server/http/http-env.ts';
import { hostName, type TenantLooks } from '#server/http/pages/tenant-look.ts';
import { isLoopback } from '#server/http/requests/request-origin.ts';

interface TlsAskDeps {
  readonly looks: Pick<TenantLooks, 'byHost'>;
}

/** Names of this computer. A visitor's request has the name of a public host, also when a proxy passes it on. */
const ownComputer = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/**
 * Tells the proxy on this computer whether it may get a certificate for a host: 200 for the platform's host, a tenant's host below the
 * product's, and a tenant's proven domain. Any other status means no, also the 500 of a database that does not answer.
 */
export function registerTlsAsk(app: HttpApp, { looks }: TlsAskDeps): void {
  app.get('/api/tls-ask', async ({ req, env }) => {
    const { clientAddress, host } = env.place;
    const isNear = isLoopback(clientAddress) && ownComputer.test(hostName(host));
    const domain = req.query('domain') ?? '';
    const owner = isNear && domain !== '' ? await looks.byHost(domain) : undefined;
    return new Response('', { status: owner === undefined || owner.kind === 'nobody' ? 404 : 200 });
  });
}
