import { defineDomain } from '#server/core/faces/define-domain.ts';
import { addCalculator } from './add-calculator.ts';
import { calculatorRows, tenantCalculatorRows } from './calculator-rows.ts';
import { listCalculators } from './list-calculators.ts';
import { listTenantCalculators } from './list-tenant-calculators.ts';
import { readCalculatorUsage } from './read-calculator-usage.ts';
import { removeCalculator } from './remove-calculator.ts';
import { setCalculators } from './set-calculators.ts';

export const calculatorsFace = defineDomain({
  name: 'calculators',
  operations: [listCalculators, listTenantCalculators, readCalculatorUsage, addCalculator, removeCalculator, setCalculators],
  rows: { calculator: calculatorRows, tenantCalculator: tenantCalculatorRows },
  tables: {
    calculators: {},
    tenant_calculators: {},
  },
});
