/**
 * `npm run backup -- FILE`: the whole database in one file, for `npm run restore`. Reads the settings of the server, which may be running
 * meanwhile. `DATABASE_BACKUP_URL` names a user who may only make backups.
 */
import { readConfiguration } from '#server/core/configuration/configuration.ts';
import { complain } from '#server/programs/hold-port.ts';
import { makeBackup } from './make-backup.ts';
import { openOwnerAddress } from './owner-address.ts';
import { findPostgresTools } from './postgres-tools.ts';
import { sumOf } from './sum-of.ts';

process.exitCode = await run(process.argv[2]);

async function run(file: string | undefined): Promise<number> {
  if (file === undefined) return complain(['Say where: npm run backup -- FILE']);
  const read = readConfiguration(process.env);
  if (!read.ok) return complain(read.problems);
  const { postgresTools, databaseBackupUrl } = read.value;
  const tools = await findPostgresTools(postgresTools);
  if (!tools.ok) return complain([tools.message]);
  const owner = databaseBackupUrl === undefined ? await openOwnerAddress(read.value) : undefined;
  if (owner?.ok === false) return complain([owner.message]);
  try {
    const url = databaseBackupUrl ?? owner?.value.url ?? '';
    const made = await makeBackup({ url, file, tools: tools.value, clock: () => new Date() });
    if (!made.ok) return complain([made.message]);
    process.stdout.write(`${file} holds ${sumOf(made.value.rows)}. Keep it like a password; its counts are in ${file}.json.\n`);
    return 0;
  } finally {
    await owner?.value.close();
  }
}
