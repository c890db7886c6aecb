import { domainClaimHours, domainProof, domainSuspensionDays, type TenantDomainEntry } from '#contract/tenants/tenant-domains.ts';
import type { Prisma } from '#server/core/data/client.ts';
import type { Tx } from '#server/core/data/database.ts';

type DomainRow = Prisma.TenantDomainGetPayload<Record<never, never>>;

export function domainRow(tx: Tx, id: string): Promise<DomainRow> {
  return tx.tenantDomain.findUniqueOrThrow({ where: { id } });
}

/** A claim as its tenant sees it: its state, the record to set, and the records found. */
export function domainEntry(row: DomainRow): TenantDomainEntry {
  const { id, tenantId, domain, state, proof, observed, checkedAt, verifiedAt, failingSince, lostAt, createdAt } = row;
  return {
    id,
    tenantId,
    domain,
    state,
    record: { type: 'TXT', name: `${domainProof.record}.${domain}`, value: `${domainProof.prefix}${proof}` },
    observed: Array.isArray(observed) ? observed.map(String) : [],
    checkedAt,
    verifiedAt,
    failingSince,
    suspendsAt: failingSince === null ? null : new Date(failingSince.getTime() + domainSuspensionDays * 24 * 60 * 60 * 1000),
    lostAt,
    expiresAt: verifiedAt === null ? new Date(createdAt.getTime() + domainClaimHours * 60 * 60 * 1000) : null,
    createdAt,
  };
}
