import { casesOf } from '#calculators/kit/definition/cases.ts';
import marketplaceCredit from './marketplace-credit.ts';

export default casesOf([], marketplaceCredit, [
  {
    name: 'two people with 60,000 in 2026',
    given: { figures: '2026' },
    expect: {
      povertyLine: 21150,
      povertyPercent: 283,
      expectedShare: 9.44,
      expectedPayment: 5664,
      yearlyCredit: 11136,
      untilTheEnd: 24600,
    },
    from: 'by hand: 15,650 + 5,500; 8.44 + 1.52 × 33 ÷ 50 = 9.4432; 16,800 − 5,664',
  },
  {
    name: 'exactly 400 % keeps the credit',
    given: { householdIncome: 84600, figures: '2026' },
    expect: { povertyPercent: 400, expectedShare: 9.96, yearlyCredit: 8373.84, untilTheEnd: 0, creditAtTheEnd: 8373.84 },
    from: 'by hand: 16,800 − 9.96 % of 84,600',
  },
  {
    name: 'a dollar more loses all of it',
    given: { householdIncome: 84601, figures: '2026' },
    expect: { povertyPercent: 401, expectedShare: null, yearlyCredit: 0, yearlyCost: 14400, untilTheEnd: -1 },
    from: '26 USC 36B(c)(1)(A)',
  },
  {
    name: 'in 2025 the same income had a credit above 400 %',
    given: { householdIncome: 90000, figures: '2025' },
    expect: { povertyLine: 20440, povertyPercent: 440, expectedShare: 8.5, yearlyCredit: 9150, creditEndsAbove: null },
    from: 'by hand: 15,060 + 5,380; 16,800 − 8.5 % of 90,000',
  },
  {
    name: 'below the poverty line there is none',
    given: { householdIncome: 20000, figures: '2026' },
    expect: { povertyPercent: 94, yearlyCredit: 0, expectedShare: null },
    from: '26 USC 36B(c)(1)(A)',
  },
  {
    name: 'a cheap plan caps the credit at its premium',
    given: { householdIncome: 30000, planPremium: 1000, figures: '2026' },
    expect: { povertyPercent: 141, expectedShare: 3.63, yearlyCredit: 12000, yearlyCost: 0 },
    from: 'by hand: 3.14 + 1.05 × 8 ÷ 17 = 3.634; 16,800 − 1,089 is more than 12,000',
  },
  {
    name: 'Alaska has a guideline of its own',
    given: { region: 'alaska', householdIncome: 80000, figures: '2026' },
    expect: { povertyLine: 26430, povertyPercent: 302, expectedShare: 9.96, yearlyCredit: 8832 },
    from: 'by hand: 19,550 + 6,880; 16,800 − 7,968',
  },
]);
