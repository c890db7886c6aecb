import * as z from 'zod/mini';
import { AddCalculator, RemoveCalculator } from '#contract/calculators.ts';
import { Id } from '#contract/id.ts';
import { answerRows } from '#server/http/cut-rows.ts';
import { ListParameters, listParameters } from '#server/http/list-page.ts';
import { restEntry } from '#server/http/rest-entry.ts';
import { runChange } from '#server/sync/run-change.ts';
import { addCalculator } from './add-calculator.ts';
import { catalogue, listCalculators, readCalculatorUsage, selection, tenantCalculators } from './read-calculators.ts';
import { removeCalculator } from './remove-calculator.ts';

const OfTenant = z.strictObject({ tenantId: Id });
const exampleTenantId = '019600aa-0000-7000-8000-000000000001';

/** The catalogue and what each tenant uses of it. The path says admin; the operation says who may. */
export const calculatorCalls = [
  restEntry({
    method: 'GET',
    path: '/api/admin/calculators',
    operation: 'calculators.list',
    summary: 'The whole catalogue',
    example: [
      {
        id: 'loan-payment',
        title: 'Loan Payment',
        description: 'Monthly payment of a loan',
        category: 'loans',
        suite: 'financial',
        icon: 'calculator',
        isActive: true,
        sortOrder: 1,
      },
    ],
    input: ListParameters,
    handler: async ({ deps, principal }, input) =>
      answerRows(await listCalculators(deps, principal), '/api/admin/calculators', input, catalogue),
  }),
  restEntry({
    method: 'GET',
    path: '/api/admin/tenants/{tenantId}/calculators',
    operation: 'calculators.ofTenant',
    summary: 'The calculators that a tenant uses',
    example: [{ tenantId: exampleTenantId, calculatorId: 'loan-payment', isEnabled: true, addedAt: '2026-01-15T09:00:00.000Z' }],
    input: z.extend(OfTenant, listParameters),
    handler: async ({ deps, principal }, input) =>
      answerRows(await tenantCalculators(deps, principal, input), `/api/admin/tenants/${input.tenantId}/calculators`, input, selection),
  }),
  restEntry({
    method: 'GET',
    path: '/api/admin/tenants/{tenantId}/calculator-usage',
    operation: 'calculators.usage',
    summary: 'How many calculators a tenant uses, and how many its plan allows',
    example: { current: 3, limit: 5, remaining: 2 },
    input: OfTenant,
    handler: ({ deps, principal }, input) => readCalculatorUsage(deps, principal, input),
  }),
  restEntry({
    method: 'POST',
    path: '/api/admin/tenants/{tenantId}/calculators/{calculatorId}',
    operation: 'calculators.add',
    summary: 'Add a calculator to a tenant; adding it again changes nothing',
    example: { current: 4, limit: 5, remaining: 1 },
    input: AddCalculator,
    handler: ({ deps, principal }, input) => runChange(deps.changes, principal, (change) => addCalculator(change, input)),
  }),
  restEntry({
    method: 'DELETE',
    path: '/api/admin/tenants/{tenantId}/calculators/{calculatorId}',
    operation: 'calculators.remove',
    summary: 'Remove a calculator from a tenant; removing it again changes nothing',
    example: { current: 3, limit: 5, remaining: 2 },
    input: RemoveCalculator,
    handler: ({ deps, principal }, input) => runChange(deps.changes, principal, (change) => removeCalculator(change, input)),
  }),
];
