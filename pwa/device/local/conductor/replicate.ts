import type { ReplicationPullOptions } from 'rxdb';
import { RxReplicationState, startReplicationOnLeaderShip } from 'rxdb/plugins/replication';
import { Subject } from 'rxjs';
import type { Environment } from '#app/device/local/environment/environment.ts';
import type { LocalDatabase, StoredRow } from '#app/device/local/stored/collections.ts';
import { type Pulled, pullOnce } from './pull.ts';

export interface Replication {
  /** Pulls soon. A call during a pull is remembered once. */
  resync(): void;
  stop(): Promise<void>;
}

/**
 * Pull-only replication of the rows. The stream positions are in the same collection and the same bulk write as the rows they cover, so
 * they are the checkpoint. The checkpoint that RxDB keeps is not read.
 */
export function replicate(
  database: LocalDatabase,
  environment: Environment,
  options: {
    readonly follow: () => readonly string[];
    readonly onPulled: (pulled: Pulled) => void;
    /** Tells whether the device could store the pulled rows. Rows that it could not store are pulled again. */
    readonly onStored: (isStored: boolean) => void;
  },
): Replication {
  const hints = new Subject<'RESYNC'>();
  const pull: ReplicationPullOptions<StoredRow, { readonly at: number }> = {
    batchSize: Number.MAX_SAFE_INTEGER,
    stream$: hints,
    handler: async () => {
      const pulled = await pullOnce(database, environment, options.follow());
      options.onPulled(pulled);
      if (pulled.kind === 'rows' && pulled.documents.length === 0) options.onStored(true);
      if (pulled.kind !== 'rows') return { documents: [], checkpoint: undefined };
      if (pulled.more) environment.schedule(0, () => hints.next('RESYNC'));
      return { documents: [...pulled.documents], checkpoint: { at: environment.now() } };
    },
  };
  // Built by hand instead of with `replicateRxCollection`, which stops in a hidden tab. This tab also pulls for the visible ones.
  const replication = new RxReplicationState(`pull:${database.name}`, database.rows, '_deleted', pull, undefined, true, 5_000, true, false);
  startReplicationOnLeaderShip(false, replication).catch((fault: unknown) => environment.report('The rows could not be followed.', fault));
  const faults = replication.error$.subscribe((fault) => {
    console.error('What was pulled could not be stored.', fault);
    options.onStored(false);
  });
  const written = replication.received$.subscribe(() => options.onStored(true));
  return {
    resync: () => hints.next('RESYNC'),
    stop: async () => {
      hints.complete();
      faults.unsubscribe();
      written.unsubscribe();
      await replication.cancel();
    },
  };
}
