import type { AuditQuery, AuditView } from '#contract/audit.ts';
import { done, type Outcome } from '#contract/outcome.ts';
import { authorise } from '#server/access/authorise.ts';
import type { Principal } from '#server/access/caller.ts';
import type { Database } from '#server/data/database.ts';
import { likeText } from '#server/data/like-text.ts';
import { cutQuery, type ListPage, listCut, listPage } from '#server/http/list-page.ts';

/** A trail is long, so its list is always cut. */
const usualLimit = '100';

/** The trail, the newest first. Reading it leaves no record: it changes nothing. */
export async function readAudit(
  { db }: { readonly db: Database },
  principal: Principal,
  asked: AuditQuery,
): Promise<Outcome<ListPage<AuditView>>> {
  const refusal = authorise('audit.read', principal);
  if (refusal !== undefined) return refusal;
  const { limit = usualLimit, cursor, sort, q } = asked;
  const cut = listCut({ limit, cursor, sort, q }, { at: 'time' }, { field: 'at', direction: 'desc' });
  if (!cut.ok) return cut;
  const filter = filterOf(asked);
  const { where, ...rest } = cutQuery(cut.value);
  return db.reading({ as: 'platform' }, async (tx): Promise<Outcome<ListPage<AuditView>>> => {
    const total = await tx.auditRecord.count({ where: filter });
    const rows = await tx.auditRecord.findMany({ where: { AND: [filter, where] }, omit: { hash: true, previousHash: true }, ...rest });
    return done(listPage(rows, total, cut.value));
  });
}

function filterOf({ tenant, actor, action, kind, object, from, to, q = '' }: AuditQuery) {
  const contains = { contains: likeText(q), mode: 'insensitive' } as const;
  return {
    ...(q === '' ? {} : { OR: [{ action: contains }, { objectId: contains }] }),
    ...(tenant === undefined ? {} : { tenantId: tenant === 'platform' ? null : tenant }),
    ...(actor === undefined ? {} : { actorId: actor }),
    ...(action === undefined ? {} : { action: action.endsWith('.') ? { startsWith: action } : action }),
    ...(kind === undefined ? {} : { objectKind: kind }),
    ...(object === undefined ? {} : { objectId: object }),
    at: { ...(from === undefined ? {} : { gte: new Date(from) }), ...(to === undefined ? {} : { lte: new Date(to) }) },
  };
}
