import { heldNameTexts } from '#contract/tenants/held-names.ts';
import { type Refused, refused } from '#contract/values/outcome.ts';
import type { Tx } from '#server/core/data/database.ts';
import { withPlatformRights } from '#server/core/data/roles/platform-rights.ts';

/** Mails of invitations that a tenant on trial may send in 24 hours. */
export const trialInvitations = 10;
const dayMs = 24 * 60 * 60 * 1000;

interface Standing {
  readonly isHeld: boolean;
  readonly refusal: string | null;
  readonly isTrusted: boolean;
  readonly sent: number;
}

export interface TenantLimits {
  readonly isHeld: boolean;
  /** Reason for which the platform owner refused the name. */
  readonly refusal: string | null;
  /** Invitations that it may still send now. */
  readonly left: number;
}

/** The mails that a tenant may send: none while its name waits for the platform owner, and little while it is on trial without a card or a domain. */
export async function readTenantLimits({ tx, now }: { readonly tx: Tx; readonly now: Date }, tenantId: string): Promise<TenantLimits> {
  const since = new Date(now.getTime() - dayMs);
  const [row] = await withPlatformRights(
    tx,
    () => tx.$queryRaw<Standing[]>`
      select t.name_held_at is not null as "isHeld", t.name_refusal as refusal,
        t.status <> 'trial' or t.payment_method is not null
          or exists (select 1 from tenant_domains d where d.tenant_id = t.id and d.verified_at is not null) as "isTrusted",
        (select count(*)::int from effects e where e.tenant_id = t.id and e.type = 'mail.send'
          and e.key like 'invitation:%' and e.created_at > ${since}) as sent
      from tenants t where t.id = ${tenantId}::uuid`,
  );
  if (row === undefined) return { isHeld: false, refusal: null, left: Number.POSITIVE_INFINITY };
  return {
    isHeld: row.isHeld,
    refusal: row.refusal,
    left: row.isTrusted ? Number.POSITIVE_INFINITY : Math.max(0, trialInvitations - row.sent),
  };
}

/** The refusal for a tenant whose name waits for the platform owner. */
export async function refuseHeldTenant({ tx }: { readonly tx: Tx }, tenantId: string | null): Promise<Refused<'Conflict'> | undefined> {
  if (tenantId === null) return undefined;
  const held = await tx.tenant.findUnique({ where: { id: tenantId }, select: { nameHeldAt: true, nameRefusal: true } });
  return held === null || held.nameHeldAt === null ? undefined : heldTenant(held.nameRefusal);
}

export function heldTenant(refusal: string | null): Refused<'Conflict'> {
  return refused('Conflict', refusal === null ? heldNameTexts.held : heldNameTexts.refused(refusal));
}
