import { landingPageTexts } from '#contract/pages/landing-pages.ts';
import { accessTexts } from '#contract/people/access.ts';
import { done, type Refused, refused } from '#contract/values/outcome.ts';
import { acceptsChanges } from '#server/core/access/caller.ts';
import { platformActor } from '#server/core/access/platform-actor.ts';
import type { Database } from '#server/core/data/database.ts';
import { keyOf, tenantOf } from '#server/core/data/tenant-key.ts';
import type { Log } from '#server/core/http/log.ts';
import { mailAdministrators } from '#server/core/mail-queue/mail-administrators.ts';
import type { Change, Changes } from '#server/core/sync/changes/change.ts';
import { ownerStream } from '#server/core/sync/streams/stream-names.ts';
import type { StoredPage } from './lock-page.ts';
import { type LockedPage, publishPage, unpublishPage } from './publish-page.ts';

export interface PublishOnTimeDeps {
  readonly db: Database;
  readonly changes: Changes;
  readonly clock: () => Date;
  readonly log: Pick<Log, 'fault'>;
}

interface DuePage extends LockedPage {
  readonly publishAt: Date | null;
  readonly publishPath: string | null;
  readonly unpublishAt: Date | null;
}

/** Maximum per run; the next run continues where this one stopped. */
const most = 200;

/** The job: publishes and unpublishes pages whose time has come. A fault with one page is logged, and does not hold up the others. */
export async function publishOnTime({ db, changes, clock, log }: PublishOnTimeDeps): Promise<number> {
  const due = await db.query<{ readonly id: string }>(
    { as: 'platform' },
    'select id from landing_pages where publish_at <= $1 or unpublish_at <= $1 order by least(publish_at, unpublish_at), id limit $2',
    [clock(), most],
  );
  for (const { id } of due) {
    try {
      await changes.runAsPlatform(platformActor('publish-on-time', clock(), undefined), async (change) => {
        await publishIfDue(change, id);
        return done(null);
      });
    } catch (fault) {
      log.fault('publish-on-time', fault, { landingPageId: id });
    }
  }
  return due.length;
}

/** A page that another process holds, or whose times were changed meanwhile, is left alone. */
async function publishIfDue(change: Change, id: string): Promise<void> {
  const { tx, now } = change;
  const [row] = await tx.$queryRaw<(DuePage & StoredPage)[]>`
    select id::text, tenant_id::text as "tenantId", name, publish_at as "publishAt", publish_path as "publishPath",
      unpublish_at as "unpublishAt" from landing_pages where id = ${id}::uuid for update skip locked`;
  if (row === undefined) return;
  const page = { ...row, tenantId: tenantOf(row.tenantId) };
  if (page.publishAt !== null && page.publishAt <= now) {
    const refusal = (await refuseForTenant(change, page.tenantId)) ?? (await publishPage(change, page, page.publishPath ?? '/'));
    if (refusal !== undefined) await reportProblem(change, page, refusal.message);
  }
  if (page.unpublishAt !== null && page.unpublishAt <= now) await unpublishPage(change, page);
}

/** A suspended tenant publishes nothing, now or later. */
async function refuseForTenant({ tx }: Change, tenantId: string | null): Promise<Refused<'TenantSuspended'> | undefined> {
  if (tenantId === null) return undefined;
  const { status } = await tx.tenant.findUniqueOrThrow({ where: { id: tenantId }, select: { status: true } });
  return acceptsChanges(status) ? undefined : refused('TenantSuspended', accessTexts.suspended);
}

/** Stores the reason beside the page, and mails it to the administrators of its tenant. */
async function reportProblem(change: Change, { id, tenantId, name, publishAt }: DuePage, problem: string): Promise<void> {
  const data = { publishAt: null, publishPath: null, scheduleProblem: problem };
  await change.tx.landingPage.update({ where: keyOf(tenantId, id), data, select: { id: true } });
  change.audit('landingPages.scheduleFailed', { kind: 'landingPage', id }, undefined, { name, problem });
  change.touch(ownerStream, 'landingPage', id);
  if (tenantId === null) return;
  await mailAdministrators(change, `page-schedule:${id}:${publishAt?.getTime()}`, tenantId, {
    subject: landingPageTexts.scheduleFailedSubject(name),
    paragraphs: [landingPageTexts.scheduleFailed(name, problem)],
    button: { label: landingPageTexts.openBuilder, path: `/landing-page-builder?page=${id}` },
  });
}
