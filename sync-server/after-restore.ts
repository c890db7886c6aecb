/**
 * For the operator, after a backup was restored and before the server starts again: states every replicated row anew under new epochs, so
 * that every device takes a fresh copy instead of trusting numbers that are given out a second time. Reads the settings of the server.
 */
import { readConfiguration } from './configuration.ts';
import { createHttpServer } from './http/serve.ts';
import { takePort } from './http/take-port.ts';
import { openServerDatabase } from './open-server-database.ts';
import { restateStreams } from './sync/restate-streams.ts';

process.exitCode = await restate();

async function restate(): Promise<number> {
  const read = readConfiguration(process.env);
  if (!read.ok) return complain(read.problems);
  // The port of the server is taken for as long: a server must not run on the data meanwhile.
  const guard = createHttpServer((_, response) => response.writeHead(503, { 'retry-after': '5' }).end('Restoring'));
  const taken = await takePort(guard, read.value);
  if (!taken.ok) return complain([taken.message]);
  try {
    const opened = await openServerDatabase(read.value);
    if (!opened.ok) return complain([opened.message]);
    try {
      await restateStreams(opened.value);
    } finally {
      await opened.value.close();
    }
  } finally {
    guard.close();
  }
  process.stdout.write('Every row is stated anew: each device takes a fresh copy at its next contact. Start the server now.\n');
  return 0;
}

function complain(sentences: readonly string[]): number {
  for (const sentence of sentences) process.stderr.write(`${sentence}\n`);
  return 1;
}
