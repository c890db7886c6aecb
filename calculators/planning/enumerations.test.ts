import { expect, it } from 'vitest';
import { shelf } from '#calculators/shelves/planning/shelf.gen.ts';

const values = (id: string, name: string): readonly string[] => {
  const input = shelf[id]?.inputs[name];
  return input?.type === 'select' ? input.options.map((option) => option.value) : [];
};

it('[R-CENUM-22] long-term care asks for the gender, on which the years of care depend', () => {
  expect(values('long-term-care', 'gender')).toEqual(['male', 'female']);
});

it('[R-CENUM-23] a health plan is of one of four levels', () => {
  expect(values('health-insurance', 'planLevel')).toEqual(['bronze', 'silver', 'gold', 'platinum']);
});
