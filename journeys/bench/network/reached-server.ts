import { type Server, startServer } from '../server.ts';
import { type FaultProxy, startFaultProxy } from './fault-proxy.ts';

/** A server that every client reaches only through the fault proxy. */
export interface ReachedServer {
  readonly url: string;
  readonly proxy: FaultProxy;
  readonly server: Server;
  remove(): Promise<void>;
}

export async function startReachedServer(environment: Readonly<Record<string, string>> = {}): Promise<ReachedServer> {
  const proxy = await startFaultProxy();
  const server = await startServer({ ...environment, PUBLIC_URL: proxy.url });
  proxy.aim(Number(new URL(server.url).port));
  return {
    url: proxy.url,
    proxy,
    server,
    remove: async () => {
      await proxy.close();
      await server.remove();
    },
  };
}
