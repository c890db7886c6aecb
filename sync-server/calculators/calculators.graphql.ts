import * as z from 'zod/mini';
import { AddCalculator, type CalculatorUsage, RemoveCalculator, SetCalculators } from '#contract/calculators.ts';
import { Id } from '#contract/id.ts';
import type { CalculatorRow } from '#contract/rows.ts';
import type { Builder } from '#server/graphql/builder.ts';
import { inputOf } from '#server/graphql/input-of.ts';
import { listParametersOf, pageArgs, pageRef } from '#server/graphql/page-field.ts';
import { unwrap } from '#server/graphql/unwrap.ts';
import { cutRows } from '#server/http/cut-rows.ts';
import { runChange } from '#server/sync/run-change.ts';
import { addCalculator } from './add-calculator.ts';
import {
  catalogue,
  listCalculators,
  readCalculatorUsage,
  selection,
  type TenantCalculator,
  tenantCalculators,
} from './read-calculators.ts';
import { removeCalculator } from './remove-calculator.ts';
import { setCalculators } from './set-calculators.ts';

const OfTenantInput = z.strictObject({ tenantId: Id });

export function defineCalculatorFields(builder: Builder): void {
  const Calculator = builder.objectRef<CalculatorRow>('Calculator').implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      title: t.exposeString('title'),
      description: t.exposeString('description'),
      category: t.exposeString('category'),
      suite: t.exposeString('suite'),
      icon: t.exposeString('icon'),
      isActive: t.exposeBoolean('isActive'),
      sortOrder: t.exposeInt('sortOrder'),
    }),
  });
  const OfTenant = builder.objectRef<TenantCalculator>('TenantCalculator').implement({
    fields: (t) => ({
      tenantId: t.exposeID('tenantId'),
      calculatorId: t.exposeID('calculatorId'),
      isEnabled: t.exposeBoolean('isEnabled'),
      addedAt: t.string({ resolve: (row) => row.addedAt.toISOString() }),
    }),
  });
  const Usage = builder.objectRef<CalculatorUsage>('CalculatorUsage').implement({
    fields: (t) => ({
      current: t.exposeInt('current'),
      limit: t.int({ nullable: true, description: 'Absent: the plan has no limit.', resolve: (usage) => usage.limit ?? null }),
      remaining: t.int({ nullable: true, resolve: (usage) => usage.remaining ?? null }),
    }),
  });
  const pages = pageRef(builder, 'CalculatorPage', Calculator);
  const pagesOfTenant = pageRef(builder, 'TenantCalculatorPage', OfTenant);
  builder.queryFields((t) => ({
    calculators: t.field({
      type: pages,
      args: pageArgs(builder),
      resolve: async (_root, args, { deps, principal }) =>
        unwrap(cutRows(await listCalculators(deps, principal), listParametersOf(args), catalogue)),
    }),
    tenantCalculators: t.field({
      type: pagesOfTenant,
      args: { tenantId: t.arg.id({ required: true }), ...pageArgs(builder) },
      resolve: async (_root, { tenantId, ...cut }, { deps, principal }) =>
        unwrap(cutRows(await tenantCalculators(deps, principal, inputOf(OfTenantInput, { tenantId })), listParametersOf(cut), selection)),
    }),
    calculatorUsage: t.field({
      type: Usage,
      args: { tenantId: t.arg.id({ required: true }) },
      resolve: async (_root, args, { deps, principal }) => unwrap(await readCalculatorUsage(deps, principal, inputOf(OfTenantInput, args))),
    }),
  }));
  builder.mutationFields((t) => ({
    addCalculator: t.field({
      type: Usage,
      args: { tenantId: t.arg.id({ required: true }), calculatorId: t.arg.id({ required: true }) },
      resolve: async (_root, args, { deps, principal }) =>
        unwrap(await runChange(deps.changes, principal, (change) => addCalculator(change, inputOf(AddCalculator, args)))),
    }),
    removeCalculator: t.field({
      type: Usage,
      args: { tenantId: t.arg.id({ required: true }), calculatorId: t.arg.id({ required: true }) },
      resolve: async (_root, args, { deps, principal }) =>
        unwrap(await runChange(deps.changes, principal, (change) => removeCalculator(change, inputOf(RemoveCalculator, args)))),
    }),
    setCalculators: t.field({
      type: Usage,
      args: { tenantId: t.arg.id({ required: true }), add: t.arg.idList({ required: true }), remove: t.arg.idList({ required: true }) },
      resolve: async (_root, args, { deps, principal }) =>
        unwrap(await runChange(deps.changes, principal, (change) => setCalculators(change, inputOf(SetCalculators, args)))),
    }),
  }));
}
