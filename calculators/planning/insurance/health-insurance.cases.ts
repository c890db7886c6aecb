import { casesOf } from '#calculators/kit/definition/cases.ts';
import healthInsurance from './health-insurance.ts';

export default casesOf(['R-CAT-096', 'R-CENUM-23'], healthInsurance, [
  {
    name: 'a silver plan: 6,000 of premiums and 5,400 of bills',
    given: {},
    expect: {
      yearlyPremium: 6000,
      yourMedicalCosts: 5400,
      expectedYear: 11400,
      planPays: 600,
      goodYear: 6000,
      badYear: 14000,
      levelPaysPercent: 70,
    },
    from: 'by hand: 5,000 + 40 % of 1,000',
  },
  {
    name: 'bills up to the deductible are yours',
    given: { medicalCosts: 5000 },
    expect: { yourMedicalCosts: 5000, planPays: 0, planPaysPercent: 0 },
    from: 'by hand',
  },
  {
    name: 'a dollar above it is shared',
    given: { medicalCosts: 5001 },
    expect: { yourMedicalCosts: 5000.4, planPays: 0.6 },
    from: 'by hand: 40 % of 1',
  },
  {
    name: 'bills of exactly the maximum and above it cost the same',
    given: { medicalCosts: 12500 },
    expect: { yourMedicalCosts: 8000, planPays: 4500 },
    from: 'by hand: 5,000 + 40 % of 7,500 = 8,000',
  },
  {
    name: 'a very expensive year stops at the maximum',
    given: { medicalCosts: 500000, planLevel: 'platinum' },
    expect: { yourMedicalCosts: 8000, expectedYear: 14000, levelPaysPercent: 90, averageShareOfLevel: 50000 },
    from: 'out-of-pocket maximum; 10 % of 500,000',
  },
  {
    name: 'a credit above the premium is not paid out',
    given: { premiumTaxCredit: 600, planLevel: 'bronze' },
    expect: { yearlyPremium: 0, levelPaysPercent: 60 },
    from: '26 USC 36B(b)(2): the credit is at most the premium',
  },
  {
    name: 'gold pays 80 % on average',
    given: { planLevel: 'gold', medicalCosts: 10000 },
    expect: { levelPaysPercent: 80, averageShareOfLevel: 2000 },
    from: '45 CFR 156.140(b)(3)',
  },
  {
    name: 'Jane pays the whole of her first visit below the deductible of 1,500',
    given: { deductible: 1500, coinsurance: 20, outOfPocketMaximum: 5000, medicalCosts: 125 },
    expect: { yourMedicalCosts: 125, planPays: 0 },
    from: 'Uniform Glossary of Health Coverage, how you and your insurer share costs: office visit of $125',
  },
  {
    name: 'Jane pays 25 of a visit of 125 once the deductible is met',
    given: { deductible: 1500, coinsurance: 20, outOfPocketMaximum: 5000, medicalCosts: 1625 },
    expect: { yourMedicalCosts: 1525, planPays: 100 },
    from: 'Uniform Glossary of Health Coverage: 20 % of $125 = $25, the plan pays $100',
  },
  {
    name: 'Jane pays nothing more at her limit of 5,000',
    given: { deductible: 1500, coinsurance: 20, outOfPocketMaximum: 5000, medicalCosts: 19125 },
    expect: { yourMedicalCosts: 5000, planPays: 14125, badYear: 11000 },
    from: 'Uniform Glossary of Health Coverage: at the out-of-pocket limit the plan pays all; by hand 1,500 + 20 % of 17,500 = 5,000',
  },
  {
    name: 'without coinsurance the worst year ends at the deductible',
    given: { coinsurance: 0, medicalCosts: 100000 },
    expect: { yourMedicalCosts: 5000, expectedYear: 11000, badYear: 11000 },
    from: 'by hand: 6,000 + 5,000; nothing is shared above it',
  },
  {
    name: 'a silver plan leaves 30 per cent of 6,000 to the patient',
    given: { costSharing: 'level' },
    expect: { yourMedicalCosts: 1800, expectedYear: 7800, planPaysPercent: 70 },
    from: '45 CFR 156.140(b): silver pays 70 %; 12 × 500 + 1,800',
  },
  {
    name: 'a gold plan leaves 20 per cent to the patient, and the worst year ends at the maximum',
    given: { costSharing: 'level', planLevel: 'gold' },
    expect: { yourMedicalCosts: 1200, badYear: 14000 },
    from: '45 CFR 156.140(b): gold pays 80 %; 6,000 + 8,000',
  },
]);
