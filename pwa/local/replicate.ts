import type { ReplicationPullOptions } from 'rxdb';
import { RxReplicationState, startReplicationOnLeaderShip } from 'rxdb/plugins/replication';
import { Subject } from 'rxjs';
import type { LocalDatabase, StoredRow } from './collections.ts';
import type { Environment } from './environment.ts';
import { type Pulled, pullOnce } from './pull.ts';

export interface Replication {
  /** Pulls soon; a call while a pull runs is remembered once. */
  resync(): void;
  stop(): Promise<void>;
}

/**
 * Pull-only replication of the rows. The heads stand in the same collection and the same bulk write as the rows they count, so they are
 * the checkpoint; the one that RxDB keeps beside them is not read.
 */
export function replicate(
  database: LocalDatabase,
  environment: Environment,
  options: {
    readonly follow: () => readonly string[];
    readonly onPulled: (pulled: Pulled) => void;
    /** Whether the device could store what was pulled. What it could not is pulled again. */
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
  // Built by hand instead of by `replicateRxCollection`: that one stops in a hidden tab, and this tab pulls for the visible ones as well.
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
