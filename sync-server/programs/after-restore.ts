/**
 * For the operator, after a backup was restored and before the server starts again: republishes every replicated row under new epochs, so
 * that every device takes a fresh copy instead of trusting numbers that are assigned a second time. Reads the settings of the server.
 */

import { reissueStreams } from '#server/core/sync/streams/reissue-streams.ts';
import { runOnDatabase } from './run-on-database.ts';

process.exitCode = await runOnDatabase('Restoring', async (database) => {
  await reissueStreams(database);
  return { ok: true, value: 'Every row is reissued: each device takes a fresh copy at its next contact. Start the server now.' };
});
