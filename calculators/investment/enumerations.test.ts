import { expect, it } from 'vitest';
import { shelf } from '#calculators/shelves/investment/shelf.gen.ts';

const values = (id: string, name: string): readonly string[] => {
  const input = shelf[id]?.inputs[name];
  return input?.type === 'select' ? input.options.map((option) => option.value) : [];
};

it.each(['asset-allocation', 'asset-allocation-broad'])('[R-CENUM-24] %s knows three risk tolerances', (id) => {
  expect(values(id, 'riskTolerance')).toEqual(['conservative', 'moderate', 'aggressive']);
});

it.each(['future-value', 'compound-interest', 'investment-goal'])('%s shows its compounding, from yearly to daily', (id) => {
  expect(values(id, 'compounding')).toEqual(['yearly', 'semiannually', 'quarterly', 'monthly', 'daily']);
});
