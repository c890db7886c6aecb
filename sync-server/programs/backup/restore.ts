/**
 * `npm run restore -- FILE`: writes a backup into an empty database, applies the migrations that it lacks, and reissues every row, so that
 * the server can start. `--verify` restores into a database that exists only meanwhile, and changes nothing else. Reads the settings of the
 * server; without `--verify` the server must be stopped.
 */
import { done, type Outcome } from '#contract/values/outcome.ts';
import { type Configuration, readConfiguration } from '#server/core/configuration/configuration.ts';
import { reissueStreams } from '#server/core/sync/streams/reissue-streams.ts';
import { complain, holdPort } from '#server/programs/hold-port.ts';
import { openServerDatabase } from '#server/programs/open-server-database.ts';
import { commandMs } from '#server/programs/run-on-database.ts';
import { openOwnerAddress } from './owner-address.ts';
import { findPostgresTools, type PostgresTools } from './postgres-tools.ts';
import { type ReadDump, readDump } from './read-dump.ts';
import { restoreBackup } from './restore-backup.ts';
import { sumOf } from './sum-of.ts';
import { verifyBackup } from './verify-backup.ts';

process.exitCode = await run(process.argv.slice(2));

async function run(words: readonly string[]): Promise<number> {
  const isVerified = words.includes('--verify');
  const [file, ...more] = words.filter((word) => word !== '--verify');
  if (file === undefined || more.length > 0) return complain(['Say which: npm run restore -- FILE, or npm run restore -- FILE --verify']);
  const read = readConfiguration(process.env);
  if (!read.ok) return complain(read.problems);
  const configuration = read.value;
  const tools = await findPostgresTools(configuration.postgresTools);
  if (!tools.ok) return complain([tools.message]);
  const dump = await readDump(file, tools.value);
  if (!dump.ok) return complain([dump.message]);
  if (isVerified) return report(await verify(configuration, dump.value, tools.value));
  return holdPort('Restoring', configuration, async () => report(await restore(configuration, dump.value, tools.value)));
}

async function verify(configuration: Configuration, dump: ReadDump, tools: PostgresTools): Promise<Outcome<string>> {
  return atOwner(configuration, async (url) => {
    const verified = await verifyBackup(url, dump, tools);
    if (!verified.ok) return verified;
    const { rows, trails } = verified.value;
    return done(`${dump.file} was restored and removed again: ${sumOf(rows)}, and ${trails} unbroken audit trails.`);
  });
}

async function restore(configuration: Configuration, dump: ReadDump, tools: PostgresTools): Promise<Outcome<string>> {
  const restored = await atOwner(configuration, (url) => restoreBackup(url, dump, tools));
  if (!restored.ok) return restored;
  const opened = await openServerDatabase(configuration, { longestMs: commandMs });
  if (!opened.ok) return opened;
  try {
    await reissueStreams(opened.value);
  } finally {
    await opened.value.close();
  }
  return done(`${sumOf(restored.value)} are restored, and each device takes a fresh copy at its next contact. Start the server now.`);
}

async function atOwner<Value>(configuration: Configuration, work: (url: string) => Promise<Outcome<Value>>): Promise<Outcome<Value>> {
  const owner = await openOwnerAddress(configuration);
  if (!owner.ok) return owner;
  try {
    return await work(owner.value.url);
  } finally {
    await owner.value.close();
  }
}

function report(outcome: Outcome<string>): number {
  if (!outcome.ok) return complain([outcome.message]);
  process.stdout.write(`${outcome.value}\n`);
  return 0;
}
