import { accessTexts } from '#contract/access.ts';
import { type CalculatorUsage, calculatorUsage } from '#contract/calculators.ts';
import { done, type Outcome, refused } from '#contract/outcome.ts';
import type { CalculatorRow } from '#contract/rows.ts';
import { type AccessRefusal, authorise } from '#server/access/authorise.ts';
import { isCaller, type Principal, scopeOf } from '#server/access/caller.ts';
import type { Database } from '#server/data/database.ts';
import type { ShortList } from '#server/http/cut-rows.ts';
import { calculatorRoom } from './calculator-room.ts';

/** How the catalogue is found, ordered and cut. */
export const catalogue: ShortList<CalculatorRow> = {
  keys: {
    place: ({ suite, category, sortOrder }) => `${suite} ${category} ${String(sortOrder).padStart(6, '0')}`,
    title: ({ title }) => title.toLowerCase(),
  },
  usual: { field: 'place', direction: 'asc' },
  idOf: ({ id }) => id,
  textOf: ({ title, description }) => `${title} ${description}`,
};

/** How the calculators of a tenant are found, ordered and cut. */
export const selection: ShortList<TenantCalculator> = {
  keys: { addedAt: ({ addedAt }) => addedAt.toISOString(), calculatorId: ({ calculatorId }) => calculatorId },
  usual: { field: 'addedAt', direction: 'asc' },
  idOf: ({ calculatorId }) => calculatorId,
  textOf: ({ calculatorId }) => calculatorId,
};

export interface ReadDeps {
  readonly db: Database;
}

type ReadRefusal = AccessRefusal['code'];

/** The whole catalogue in the order of the screens, calculators that are not offered yet included. */
export async function listCalculators({ db }: ReadDeps, principal: Principal): Promise<Outcome<readonly CalculatorRow[], ReadRefusal>> {
  const refusal = authorise('calculators.list', principal);
  if (refusal !== undefined) return refusal;
  if (!isCaller(principal)) return refused('Unauthorized', accessTexts.unauthorized);
  return done(
    await db.reading(scopeOf(principal), (tx) =>
      tx.calculator.findMany({ orderBy: [{ suite: 'asc' }, { category: 'asc' }, { sortOrder: 'asc' }, { id: 'asc' }] }),
    ),
  );
}

export interface TenantCalculator {
  readonly tenantId: string;
  readonly calculatorId: string;
  readonly isEnabled: boolean;
  readonly addedAt: Date;
}

/** The calculators that a tenant uses, the oldest first. */
export async function tenantCalculators(
  { db }: ReadDeps,
  principal: Principal,
  { tenantId }: { readonly tenantId: string },
): Promise<Outcome<readonly TenantCalculator[], ReadRefusal>> {
  const refusal = authorise('calculators.ofTenant', principal, { tenantId });
  if (refusal !== undefined) return refusal;
  if (!isCaller(principal)) return refused('Unauthorized', accessTexts.unauthorized);
  return db.reading(scopeOf(principal), async (tx): Promise<Outcome<readonly TenantCalculator[], ReadRefusal>> => {
    const tenant = await tx.tenant.findUnique({ where: { id: tenantId }, select: { id: true } });
    if (tenant === null) return refused('NotFound', accessTexts.notFound);
    return done(
      await tx.tenantCalculator.findMany({ where: { tenantId, isEnabled: true }, orderBy: [{ addedAt: 'asc' }, { calculatorId: 'asc' }] }),
    );
  });
}

/** How many calculators the tenant uses, and how many the plan still allows. */
export async function readCalculatorUsage(
  { db }: ReadDeps,
  principal: Principal,
  { tenantId }: { readonly tenantId: string },
): Promise<Outcome<CalculatorUsage, ReadRefusal>> {
  const refusal = authorise('calculators.usage', principal, { tenantId });
  if (refusal !== undefined) return refusal;
  if (!isCaller(principal)) return refused('Unauthorized', accessTexts.unauthorized);
  const room = await db.reading(scopeOf(principal), (tx) => calculatorRoom(tx, tenantId));
  return room === undefined ? refused('NotFound', accessTexts.notFound) : done(calculatorUsage(room.enabled.size, room.limit));
}
