import { accessTexts } from '#contract/access.ts';
import type { InvitationView } from '#contract/invitations.ts';
import { done, type Outcome, refused } from '#contract/outcome.ts';
import { type AccessRefusal, authorise } from '#server/access/authorise.ts';
import { isCaller, type Principal, scopeOf } from '#server/access/caller.ts';
import type { Database } from '#server/data/database.ts';
import { likeText } from '#server/data/like-text.ts';
import { cutQuery, type ListPage, type ListParameters, listCut, listPage } from '#server/http/list-page.ts';
import { viewed, viewOf } from './invitation-view.ts';

export interface InvitationReadDeps {
  readonly db: Database;
  readonly clock: () => Date;
}

/** Every invitation of the platform, the newest first. */
export async function listInvitations(
  { db, clock }: InvitationReadDeps,
  principal: Principal,
  parameters: ListParameters = {},
): Promise<Outcome<ListPage<InvitationView>, AccessRefusal['code'] | 'InputInvalid'>> {
  const refusal = authorise('invitations.list', principal);
  if (refusal !== undefined) return refusal;
  if (!isCaller(principal)) return refused('Unauthorized', accessTexts.unauthorized);
  const cut = listCut(parameters, { createdAt: 'time', expiresAt: 'time', email: 'text' }, { field: 'createdAt', direction: 'desc' });
  if (!cut.ok) return cut;
  const { where, ...order } = cutQuery(cut.value);
  const { q } = cut.value;
  const matching =
    q === undefined
      ? {}
      : {
          OR: [
            { email: { contains: likeText(q), mode: 'insensitive' } as const },
            { tenant: { name: { contains: likeText(q), mode: 'insensitive' } as const } },
          ],
        };
  return db.reading(scopeOf(principal), async (tx) => {
    const total = await tx.invitation.count({ where: matching });
    const found = await tx.invitation.findMany({
      where: { AND: [matching, where] },
      ...order,
      select: { ...viewed, tenant: { select: { name: true } } },
    });
    const now = clock();
    return done(
      listPage(
        found.map((row) => viewOf(row, now)),
        total,
        cut.value,
      ),
    );
  });
}
