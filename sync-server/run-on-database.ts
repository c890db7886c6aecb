import type { Outcome } from '#contract/values/outcome.ts';
import { type Configuration, readConfiguration } from '#server/configuration/configuration.ts';
import { createHttpServer } from './http/serve.ts';
import { takePort } from './http/take-port.ts';
import { openServerDatabase, type ServerDatabase } from './open-server-database.ts';

/**
 * Runs an operator's command on the server's database, with the server's settings. It holds the server's port during that time, because no
 * server may run on the data. Prints the result of the work, and returns the exit code.
 */
export async function runOnDatabase(
  deed: string,
  work: (database: ServerDatabase, configuration: Configuration) => Promise<Outcome<string>>,
): Promise<number> {
  const read = readConfiguration(process.env);
  if (!read.ok) return complain(read.problems);
  const guard = createHttpServer((_, response) => response.writeHead(503, { 'retry-after': '5' }).end(deed));
  const taken = await takePort(guard, read.value);
  if (!taken.ok) return complain([taken.message]);
  try {
    const opened = await openServerDatabase(read.value);
    if (!opened.ok) return complain([opened.message]);
    try {
      const outcome = await work(opened.value, read.value);
      if (!outcome.ok) return complain([outcome.message]);
      process.stdout.write(`${outcome.value}\n`);
      return 0;
    } finally {
      await opened.value.close();
    }
  } finally {
    guard.close();
  }
}

function complain(sentences: readonly string[]): number {
  for (const sentence of sentences) process.stderr.write(`${sentence}\n`);
  return 1;
}
