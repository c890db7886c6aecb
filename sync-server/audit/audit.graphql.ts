import { AuditQuery, type AuditView, type ChainReport, VerifyChain } from '#contract/audit.ts';
import type { Builder } from '#server/graphql/builder.ts';
import { given, inputOf } from '#server/graphql/input-of.ts';
import { pageLimit, pageRef } from '#server/graphql/page-field.ts';
import { unwrap } from '#server/graphql/unwrap.ts';
import { readAudit } from './read-audit.ts';
import { verifyChain } from './verify-chain.ts';

export function defineAuditFields(builder: Builder): void {
  const Chain = builder.objectRef<ChainReport>('AuditChain').implement({
    description: 'Whether a trail is as it was written.',
    fields: (t) => ({ records: t.exposeInt('records'), brokenAt: t.exposeID('brokenAt', { nullable: true }) }),
  });
  const Page = pageRef(builder, 'AuditPage', defineAuditRecord(builder));
  builder.queryFields((t) => ({
    audit: t.field({
      type: Page,
      description: 'Who changed what, the newest first.',
      args: {
        limit: t.arg.int(),
        cursor: t.arg.string(),
        tenant: t.arg.string({ description: 'A tenant, or `platform` for what belongs to none.' }),
        actor: t.arg.id(),
        action: t.arg.string({ description: 'An operation, or the beginning of several: `users.`' }),
        kind: t.arg.string(),
        object: t.arg.id(),
        from: t.arg.string(),
        to: t.arg.string(),
      },
      resolve: async (_root, { limit, ...filter }, { deps, principal }) =>
        unwrap(await readAudit(deps, principal, inputOf(AuditQuery, given({ ...filter, limit: pageLimit(limit) })))),
    }),
    auditChain: t.field({
      type: Chain,
      args: { tenant: t.arg.string() },
      resolve: async (_root, args, { deps, principal }) => unwrap(await verifyChain(deps, principal, inputOf(VerifyChain, given(args)))),
    }),
  }));
}

function defineAuditRecord(builder: Builder) {
  return builder.objectRef<AuditView>('AuditRecord').implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      at: t.expose('at', { type: 'DateTime' }),
      actorId: t.exposeID('actorId', { nullable: true }),
      actorRole: t.exposeString('actorRole', { nullable: true }),
      tenantId: t.exposeID('tenantId', { nullable: true }),
      action: t.exposeString('action'),
      objectKind: t.exposeString('objectKind'),
      objectId: t.exposeID('objectId', { nullable: true }),
      requestId: t.exposeString('requestId', { nullable: true }),
      before: t.field({ type: 'JSON', nullable: true, resolve: (record) => record.before }),
      after: t.field({ type: 'JSON', nullable: true, resolve: (record) => record.after }),
    }),
  });
}
