import type { Database } from '#server/core/data/database.ts';
import { storedTenant, tenantOf } from '#server/core/data/tenant-key.ts';
import { languageOfTenant } from '#server/core/http/pages/language-of-tenant.ts';
import { mailOwners } from '#server/core/mail-queue/mail-owners.ts';
import { mailTexts } from '#server/core/mail-queue/mail-texts.ts';
import type { Change } from '#server/core/sync/changes/change.ts';

/** A page or an invitation that a stranger reports. */
export interface Reported {
  readonly kind: 'page' | 'invitation';
  readonly id: string;
  readonly tenantId: string | null;
  readonly name: string;
  readonly tenantName: string;
  readonly language: 'en' | 'de';
}

export async function findReported(
  db: Database,
  { kind, id }: { readonly kind: string; readonly id: string },
): Promise<Reported | undefined> {
  const tenant = { select: { name: true, settings: true } } as const;
  return db.reading({ as: 'platform' }, async (tx): Promise<Reported | undefined> => {
    if (kind === 'page') {
      const page = await tx.landingPage.findFirst({ where: { id, isPublished: true }, select: { name: true, tenantId: true, tenant } });
      if (page === null) return undefined;
      const { name } = page;
      const tenantId = tenantOf(page.tenantId);
      const language = languageOfTenant(page.tenant?.settings);
      return { kind, id, tenantId, name, tenantName: page.tenant?.name ?? '', language };
    }
    const invitation = await tx.invitation.findFirst({ where: { id }, select: { tenantId: true, tenant } });
    if (invitation === null) return undefined;
    const { tenantId } = invitation;
    const { name, settings } = invitation.tenant;
    return { kind: 'invitation', id, tenantId, name, tenantName: name, language: languageOfTenant(settings) };
  });
}

/** Stores a report, and mails the platform owners once a day for each reported object, so that reports cannot flood them. */
export async function storeReport(change: Change, { kind, id, tenantId, name, tenantName }: Reported, text: string): Promise<void> {
  const reportId = change.newId();
  const object = kind === 'page' ? { landingPageId: id } : { invitationId: id };
  await change.tx.abuseReport.create({
    data: { id: reportId, tenantId: storedTenant(tenantId), ...object, text, createdAt: change.now },
    select: { id: true },
  });
  change.audit(
    'abuse.report',
    { kind: kind === 'page' ? 'landingPage' : 'invitation', id, ...(tenantId === null ? {} : { tenantId }) },
    undefined,
    {
      reportId,
    },
  );
  await mailOwners(change, `abuse:${id}:${change.now.toISOString().slice(0, 10)}`, {
    subject: mailTexts.abuseSubject(tenantName),
    paragraphs: [kind === 'page' ? mailTexts.abusePage(name, tenantName) : mailTexts.abuseInvitation(tenantName), text],
    button:
      kind === 'page'
        ? { label: mailTexts.abusePageButton, path: '/admin/landing-pages' }
        : { label: mailTexts.abuseTenantButton, path: '/admin/tenants' },
  });
}
