import { createServer, type Socket, type Server as TcpServer } from 'node:net';

export const host = '127.0.0.1';

/** Listens on a free port, and after `close` and `open` on the same one. */
export async function createListener(accept: (client: Socket) => void) {
  let listening: TcpServer | undefined;
  async function listen(port: number): Promise<number> {
    const server = createServer(accept);
    listening = server;
    await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, host, resolve));
    const address = server.address();
    return typeof address === 'object' && address !== null ? address.port : port;
  }
  const port = await listen(0);
  return {
    port,
    open: async (): Promise<void> => {
      if (listening === undefined) await listen(port);
    },
    close: async (): Promise<void> => {
      const server = listening;
      listening = undefined;
      if (server !== undefined) await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
