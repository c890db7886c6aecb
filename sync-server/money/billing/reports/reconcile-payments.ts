import * as z from 'zod/mini';
import { done } from '#contract/values/outcome.ts';
import { platformActor } from '#server/core/access/platform-actor.ts';
import type { Database } from '#server/core/data/database.ts';
import { retryEffectsNow } from '#server/core/sync/effects/effects.ts';
import { dropUnconfirmed } from '#server/money/billing/invoices/pay-upgrade.ts';
import { type ReconciledUntil, reconcileReports } from '#server/money/billing/provider/provider-reports.ts';
import { objectOf } from './provider-objects.ts';
import { applyEvent, type ReceiveEventDeps } from './receive-event.ts';
import { applyWaitingReports, receiveObject } from './receive-object.ts';

export interface ReconcileDeps extends ReceiveEventDeps {
  readonly db: Database;
}

const platform = { as: 'platform' } as const;

/**
 * The job: reads from the card service what its webhooks may have lost. It fails while the card service is away, and is repeated. Once it
 * answers again, waiting requests to it are sent without further delay.
 */
export async function reconcilePayments({ db, changes, payments, clock }: ReconcileDeps): Promise<void> {
  if (payments.reports === undefined) return;
  const { isOwnLedger } = payments;
  const actor = () => platformActor('reconcile-payments', clock(), undefined);
  const until = await reconcileReports(
    payments.reports,
    {
      takeEvent: async (event) => {
        await changes.runAsPlatform(actor(), (change) => applyEvent(change, event, isOwnLedger));
      },
      receiveObject: async (snapshot) => {
        const object = objectOf(snapshot);
        if (object === undefined) return;
        await changes.runAsPlatform(actor(), async (change) => done(await receiveObject(change, object, isOwnLedger)));
      },
    },
    await readUntil(db),
    clock(),
  );
  await changes.runAsPlatform(actor(), async (change) => done(await applyWaitingReports(change, isOwnLedger)));
  await writeUntil(db, until, clock());
  await dropUnconfirmed({ db, changes, payments, clock });
  await retryEffectsNow({ db, clock }, 'billing.');
}

const Until = z.object({ events: z.nullable(z.string()), objects: z.nullable(z.string()) });

async function readUntil(db: Database): Promise<ReconciledUntil> {
  const [row] = await db.query<{ data: unknown }>(platform, `select data from payment_objects where id = 'reconciliation'`, []);
  const { events = null, objects = null } = Until.safeParse(row?.data).data ?? {};
  return { events: events === null ? null : new Date(events), objects: objects === null ? null : new Date(objects) };
}

async function writeUntil(db: Database, until: ReconciledUntil, now: Date): Promise<void> {
  await db.query(
    platform,
    `insert into payment_objects (id, kind, data, created_at, updated_at) values ('reconciliation', 'reconciliation', $1::jsonb, $2, $2)
     on conflict (id) do update set data = excluded.data, updated_at = excluded.updated_at`,
    [JSON.stringify(until), now],
  );
}
