import { ListStuckEffects, StuckEffect } from '#contract/tenants/upkeep/background-work.ts';
import { done } from '#contract/values/outcome.ts';
import type { Tx } from '#server/core/data/database.ts';
import { likeText } from '#server/core/data/like-text.ts';
import { cutQuery, listCut, listPage } from '#server/core/http/requests/list-page.ts';
import { defineList } from '#server/core/operations/define-list.ts';

export const exampleEffect: StuckEffect = {
  id: '019600aa-0000-7000-8000-0000000000f1',
  type: 'mail.send',
  state: 'dead',
  attempts: 12,
  nextAt: new Date('2026-01-15T09:40:00.000Z'),
  lastError: 'Connection refused',
  tenantName: 'Northwind Advisors',
  mail: 'ann@northwind.example: You are invited',
  createdAt: new Date('2026-01-15T09:00:00.000Z'),
};

const columns = {
  id: true,
  type: true,
  state: true,
  attempts: true,
  nextAt: true,
  lastError: true,
  createdAt: true,
  tenantId: true,
} as const;

/** The payload is not answered: it may hold the text of a mail. */
export const listStuckEffects = defineList({
  name: 'backgroundWork.read',
  id: 'listStuckEffects',
  summary: 'Mails, payments, and deliveries that wait or were given up, the newest first',
  input: ListStuckEffects,
  row: StuckEffect,
  rest: { method: 'GET', path: '/api/admin/effects', example: exampleEffect },
  graphql: { query: 'stuckEffects' },
  usualLimit: 100,
  page: async ({ deps }, parameters, { state }) => {
    const cut = listCut(parameters, { createdAt: 'time', nextAt: 'time' }, { field: 'createdAt', direction: 'desc' });
    if (!cut.ok) return cut;
    const { where, ...order } = cutQuery(cut.value);
    const contains = { contains: likeText(cut.value.q ?? ''), mode: 'insensitive' } as const;
    const matchingIn = (tenants: readonly string[]) => ({
      state:
        state === undefined
          ? ({ not: 'done' } as const)
          : state === 'dead'
            ? ('dead' as const)
            : { in: ['queued' as const, 'running' as const] },
      ...(cut.value.q === undefined ? {} : { OR: [{ type: contains }, { lastError: contains }, { tenantId: { in: [...tenants] } }] }),
    });
    return deps.db.reading({ as: 'platform' }, async (tx) => {
      const named = cut.value.q === undefined ? [] : await tx.tenant.findMany({ where: { name: contains }, select: { id: true } });
      const matching = matchingIn(named.map(({ id }) => id));
      const total = await tx.effect.count({ where: matching });
      const rows = await tx.effect.findMany({ where: { AND: [matching, where] }, ...order, select: columns });
      const mails = await mailsOf(tx, rows);
      const names = await namesOf(tx, rows);
      const entries = rows.map(({ tenantId, ...row }) => ({
        ...row,
        state: row.state === 'dead' ? ('dead' as const) : ('waiting' as const),
        tenantName: names.get(tenantId) ?? null,
        mail: mails.get(row.id) ?? null,
      }));
      return done(listPage(entries, total, cut.value));
    });
  },
});

/** Names of the tenants of these effects. The platform's own effects have none. */
async function namesOf(tx: Tx, effects: readonly { readonly tenantId: string }[]): Promise<ReadonlyMap<string, string>> {
  const tenants = await tx.tenant.findMany({
    where: { id: { in: effects.map(({ tenantId }) => tenantId) } },
    select: { id: true, name: true },
  });
  return new Map(tenants.map(({ id, name }) => [id, name]));
}

/** A mail is recorded under the id of its effect. */
async function mailsOf(tx: Tx, effects: readonly { readonly id: string }[]): Promise<ReadonlyMap<string, string>> {
  const mails = await tx.mailMessage.findMany({
    where: { id: { in: effects.map(({ id }) => id) } },
    select: { id: true, to: true, subject: true },
  });
  return new Map(mails.map(({ id, to, subject }) => [id, `${to}: ${subject}`]));
}
