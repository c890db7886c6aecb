import { defineDomain } from '#server/core/faces/define-domain.ts';
import { sharedReasons } from '#server/core/faces/shared-reasons.ts';
import { cleanUp } from './streams/clean-up.ts';

const hourMs = 60 * 60 * 1000;

export const syncFace = defineDomain({
  name: 'sync',
  jobs: [{ name: 'sync', everyMs: hourMs, run: cleanUp }],
  tables: {
    audit_log: {},
    last_writes: { others: { 'sync-server/core/data': 'the layer of the database notes each commit itself' } },
    command_log: { others: { users: sharedReasons.wholePerson } },
    device: {},
    effects: {
      others: { billing: 'a refund that is tried again replaces the request that was given up', deletion: sharedReasons.endOfTenant },
    },
    stream_head: {},
    sync_row: {},
  },
});
