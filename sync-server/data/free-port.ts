import { createServer } from 'node:net';

/** Ports of this machine's own address. One found free may be taken a moment later: whoever uses it must bear that. */
export async function freePort(): Promise<number> {
  const port = await listen(0);
  if (port === undefined) throw new Error('this machine has no free port');
  return port;
}

export async function isFree(port: number): Promise<boolean> {
  return (await listen(port)) !== undefined;
}

function listen(port: number): Promise<number | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(undefined));
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : undefined));
    });
  });
}
