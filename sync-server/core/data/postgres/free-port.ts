import { createServer } from 'node:net';

/** Free ports of the loopback address. One may be taken a moment later, which callers must handle. */
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
