import type { Configuration } from '#server/core/configuration/configuration.ts';
import { listenOnPort } from '#server/core/http/listener/listen-on-port.ts';
import { createHttpServer } from '#server/core/http/listener/serve.ts';

/** Holds the server's port during a piece of work on its data, because no server may run on it. Returns the exit code. */
export async function holdPort(deed: string, configuration: Configuration, work: () => Promise<number>): Promise<number> {
  const guard = createHttpServer((_, response) => response.writeHead(503, { 'retry-after': '5' }).end(deed));
  const taken = await listenOnPort(guard, configuration);
  if (!taken.ok) return complain([taken.message]);
  try {
    return await work();
  } finally {
    guard.close();
  }
}

/** Writes what went wrong for the person at the console. Returns the exit code. */
export function complain(sentences: readonly string[]): number {
  for (const sentence of sentences) process.stderr.write(`${sentence}\n`);
  return 1;
}
