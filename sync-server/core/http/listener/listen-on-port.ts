import type { Server } from 'node:http';
import { done, type Outcome, refused } from '#contract/values/outcome.ts';

/** Starts listening, and returns the port: 0 requests any free one. */
export function listenOnPort(
  server: Server,
  { host, port }: { readonly host: string; readonly port: number },
): Promise<Outcome<number, 'Unavailable'>> {
  return new Promise((resolve) => {
    server.once('error', (fault) => resolve(refused('Unavailable', sentenceOf(fault, host, port))));
    server.listen(port, host, () => {
      const address = server.address();
      resolve(done(typeof address === 'object' && address !== null ? address.port : port));
    });
  });
}

function sentenceOf(fault: Error, host: string, port: number): string {
  const code = 'code' in fault ? fault.code : undefined;
  if (code === 'EADDRINUSE')
    return `Port ${port} is in use by another program: end that program, or start with another port, such as PORT=${port + 1}.`;
  if (code === 'EACCES') return `Port ${port} may not be used by this user: choose one above 1023, such as PORT=4000.`;
  return `The server cannot listen at ${host}:${port}: ${fault.message}. Check HOST and PORT.`;
}
