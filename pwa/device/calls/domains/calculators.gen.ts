// Written by `npm run generate` from the operations that the server declares. Not edited by hand.
import { CalculatorUsage, TenantCalculator } from '#contract/calculators/calculators.ts';
import { CalculatorRow } from '#contract/sync/rows.ts';

export const addCalculator = { method: 'POST', path: '/api/admin/tenants/{tenantId}/calculators/{calculatorId}', output: CalculatorUsage } as const;
export const listCalculators = { method: 'GET', path: '/api/admin/calculators', row: CalculatorRow } as const;
export const listTenantCalculators = { method: 'GET', path: '/api/admin/tenants/{tenantId}/calculators', row: TenantCalculator } as const;
export const readCalculatorUsage = { method: 'GET', path: '/api/admin/tenants/{tenantId}/calculator-usage', output: CalculatorUsage } as const;
export const removeCalculator = { method: 'DELETE', path: '/api/admin/tenants/{tenantId}/calculators/{calculatorId}', output: CalculatorUsage } as const;
