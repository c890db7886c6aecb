import type { Outcome } from '#contract/values/outcome.ts';
import { type Configuration, readConfiguration } from '#server/core/configuration/configuration.ts';
import { complain, holdPort } from './hold-port.ts';
import { openServerDatabase, type ServerDatabase } from './open-server-database.ts';

/** Longest time of a command's statement or transaction: it works on all rows, and no request waits for it. */
export const commandMs = 60 * 60_000;

/**
 * Runs an operator's command on the server's database, with the server's settings and while no server runs on it. Prints the result of the
 * work, and returns the exit code.
 */
export async function runOnDatabase(
  deed: string,
  work: (database: ServerDatabase, configuration: Configuration) => Promise<Outcome<string>>,
): Promise<number> {
  const read = readConfiguration(process.env);
  if (!read.ok) return complain(read.problems);
  return holdPort(deed, read.value, async () => {
    const opened = await openServerDatabase(read.value, { longestMs: commandMs });
    if (!opened.ok) return complain([opened.message]);
    try {
      const outcome = await work(opened.value, read.value);
      if (!outcome.ok) return complain([outcome.message]);
      process.stdout.write(`${outcome.value}\n`);
      return 0;
    } finally {
      await opened.value.close();
    }
  });
}
