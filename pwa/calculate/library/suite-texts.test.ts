import { expect, it } from 'vitest';
import { pendingInputs } from '#app/calculate/workbench/calculation/pending-inputs.ts';
import { automotiveTexts, businessTexts, firstCalculators } from './suite-texts.ts';

it('[R-CUI-10] [R-CUI-11] [R-CUI-16] [R-CUI-17] [R-CUI-19] gives the suites their headings as the catalog says', () => {
  expect(automotiveTexts.heading).toBe('Comprehensive Automotive Calculator Suite');
  expect(automotiveTexts.subtitle).toBe('40+ Professional automotive calculators for all your vehicle financing and ownership needs');
  expect(businessTexts.title).toBe('Professional Business Calculator Suite');
  expect(businessTexts.subtitle).toBe('17 specialized business calculators for comprehensive financial analysis');
  expect([automotiveTexts.results, businessTexts.inputs, businessTexts.results]).toEqual([
    'Results',
    'Business Parameters',
    'Analysis Results',
  ]);
});

it('[R-CCONST-15] keeps the claims of 40+ and 17 as text, beside counts that are computed', () => {
  expect(automotiveTexts.subtitle).toMatch(/^40\+ /);
  expect(businessTexts.subtitle).toMatch(/^17 /);
});

it('[R-CMSG-12] [R-CUI-20] [R-CUI-21] [R-CUI-24] says what to do when there are no results or no inputs', () => {
  expect(businessTexts.placeholder).toBe('Enter business details to see calculations');
  expect(pendingInputs('Break-even')).toBe('Calculator inputs for Break-even will be available soon.');
});

it('[R-CUI-23] opens on the first calculator of each suite', () => {
  expect(firstCalculators).toEqual({ Automotive: 'auto-loan-basic', Business: 'breakeven-analysis' });
});
