import { casesOf } from '#calculators/kit/definition/cases.ts';
import medicarePremiums from './medicare-premiums.ts';

export default casesOf([], medicarePremiums, [
  {
    name: 'a single person with 150,000 is on the second step in 2026',
    given: { figures: '2026' },
    expect: { step: 2, monthlyPerPerson: 483.3, yearlyTotal: 5799.6, yearlySurcharge: 2884.8, untilNextStep: 21000, incomeYear: 2024 },
    from: 'Federal Register 2025-20251 and CMS: 202.90 + 202.90 + 37.50 + 40 of the plan, twelve times',
  },
  {
    name: 'the standard premium up to 109,000',
    given: { incomeTwoYearsBefore: 109000, figures: '2026' },
    expect: { step: 0, medicalSurcharge: 0, monthlyPerPerson: 242.9, untilNextStep: 0 },
    from: 'Federal Register 2025-20251: less than or equal to 109,000',
  },
  {
    name: 'a dollar more costs the first step',
    given: { incomeTwoYearsBefore: 109001, figures: '2026' },
    expect: { step: 1, medicalSurcharge: 81.2, drugSurcharge: 14.5, monthlyPerPerson: 338.6 },
    from: 'Federal Register 2025-20251: 284.10 for Part B; CMS: 14.50 for Part D',
  },
  {
    name: 'the highest step begins at 500,000',
    given: { incomeTwoYearsBefore: 500000, partDPremium: 0, figures: '2026' },
    expect: { step: 5, monthlyPerPerson: 689.9, drugSurcharge: 0, untilNextStep: null },
    from: 'Federal Register 2025-20251: 689.90; no Part D without a plan',
  },
  {
    name: 'a couple of two on the third step of 2025',
    given: { incomeTwoYearsBefore: 340000, filingStatus: 'marriedJoint', peopleCovered: 'two', partDPremium: 30, figures: '2025' },
    expect: { step: 3, monthlyPerPerson: 567.9, yearlyTotal: 13629.6, untilNextStep: 60000, incomeYear: 2023 },
    from: 'Federal Register 2024-26474: 480.90; CMS: 57.00; with 30 of the plan, 24 times',
  },
  {
    name: 'a separate return jumps to the fourth step',
    given: { incomeTwoYearsBefore: 120000, filingStatus: 'marriedSeparate', figures: '2026' },
    expect: { step: 4, medicalSurcharge: 446.3, untilNextStep: 271000 },
    from: 'Federal Register 2025-20251: 649.20 above 109,000 and below 391,000',
  },
  {
    name: 'a retirement since then counts the newer income',
    given: { hasLifeChange: true, figures: '2026' },
    expect: { step: 0, untilNextStep: 29000 },
    from: '42 USC 1395r(i)(4)(C): 109,000 − 80,000',
  },
]);
