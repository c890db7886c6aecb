import { casesOf } from '#calculators/kit/definition/cases.ts';
import rothConversion from './roth-conversion.ts';

const atOnce = { years: 0, expectedReturn: 0 } as const;

export default casesOf(['A-31'], rothConversion, [
  {
    name: 'the defaults cost 11,533 now',
    given: { figures: 'spec' },
    expect: { taxNow: 11533, federalTax: 11533, taxablePart: 50000, bracketRate: 22, roomInBracket: 23350, earlyPenalty: 0 },
    from: 'Rev. Proc. 2024-40 by hand: 22 % × 23,350 + 24 % × 26,650',
  },
  {
    name: 'equal rates now and later leave the same where nothing grows',
    given: { ...atOnce, conversion: 20000, laterTaxRate: 22, figures: 'spec' },
    expect: { taxNow: 4400, rothLater: 20000, keptLater: 20000, gain: 0, breakEvenRate: 22 },
    from: 'by hand: 20,000 − 4,400 + 4,400',
  },
  {
    name: 'a fifth of nondeductible money makes a fifth free of tax',
    given: { ...atOnce, conversion: 20000, basis: 40000, allIras: 200000, figures: 'spec' },
    expect: { taxablePart: 16000, taxNow: 3520 },
    from: 'Form 8606, lines 6 to 11 by hand: 40,000 ÷ 200,000',
  },
  {
    name: 'tax from the account below 59½ bears 10 % more',
    given: { ...atOnce, conversion: 20000, payFromAccount: true, age: 50, figures: 'spec' },
    expect: { earlyPenalty: 440, taxNow: 4840, rothLater: 15160, keptLater: 15600, gain: -440 },
    from: '26 USC 72(t)(1) by hand: 10 % × 4,400',
  },
  {
    name: 'from 59½ on it does not',
    given: { ...atOnce, conversion: 20000, payFromAccount: true, age: 60, figures: 'spec' },
    expect: { earlyPenalty: 0, taxNow: 4400, gain: 0 },
    from: '26 USC 72(t)(2)(A)(i)',
  },
  {
    name: 'at exactly 59½ the additional tax is gone',
    given: { ...atOnce, conversion: 20000, payFromAccount: true, age: 59.5, figures: 'spec' },
    expect: { earlyPenalty: 0, taxNow: 4400 },
    from: '26 USC 72(t)(2)(A)(i): made on or after the date on which the employee attains age 59½',
  },
  {
    name: 'ten years at 7 % with a higher rate later',
    given: { conversion: 10000, years: 10, expectedReturn: 7, laterTaxRate: 32, sideTaxRate: 0, figures: 'spec' },
    expect: { taxNow: 2200, rothLater: 19671.51, keptLater: 17704.36, gain: 1967.15, breakEvenRate: 22 },
    from: 'by hand: 1.07^10 = 1.967151357; 19,671.51 × 68 % + 2,200 × 1.967151357',
  },
  {
    name: 'state tax comes on top',
    given: { ...atOnce, conversion: 20000, stateTaxRate: 5, figures: 'spec' },
    expect: { stateTax: 1000, taxNow: 5400, rateNow: 27 },
    from: 'by hand: 4,400 + 5 % × 20,000',
  },
  {
    name: 'in 2026 the bracket of 22 % reaches further',
    given: { figures: '2026' },
    expect: { taxNow: 11486, roomInBracket: 25700 },
    from: 'Rev. Proc. 2025-32 by hand: 22 % × 25,700 + 24 % × 24,300',
  },
  {
    name: 'North Carolina taxes a conversion at 4.25 %',
    given: { ...atOnce, conversion: 20000, state: 'NC', stateTaxRate: 9, figures: 'spec' },
    expect: { federalTax: 4400, stateTax: 850, taxNow: 5250 },
    from: 'N.C.G.S. 105-153.7 (4.25 % in 2025): 4.25 % × 20,000, in place of the rate entered',
  },
  {
    name: 'Illinois leaves out converted money',
    given: { ...atOnce, conversion: 20000, state: 'IL', figures: 'spec' },
    expect: { stateTax: 0, taxNow: 4400 },
    from: 'Form IL-1040, line 5: retirement income, with conversions, is subtracted',
  },
  {
    name: 'Pennsylvania does not tax a conversion, even before 59½',
    given: { ...atOnce, conversion: 20000, state: 'PA', age: 55, figures: 'spec' },
    expect: { stateTax: 0, taxNow: 4400 },
    from: 'Pennsylvania Department of Revenue, answer 274: a conversion to a Roth IRA is generally not taxable',
  },
  {
    name: 'New Jersey taxes a conversion at 55 in its own brackets',
    given: { ...atOnce, conversion: 20000, state: 'NJ', age: 55, figures: 'spec' },
    expect: { stateTax: 1274, taxNow: 5674 },
    from: 'N.J.S.A. 54A:2-1 by hand: 80,000 + 15,750 − 1,000 = 94,750 lies above 75,000, so 6.37 % × 20,000',
  },
  {
    name: 'Massachusetts taxes a conversion at 5 %',
    given: { ...atOnce, conversion: 20000, state: 'MA', age: 55, figures: 'spec' },
    expect: { stateTax: 1000, taxNow: 5400 },
    from: 'M.G.L. c. 62 sec. 4(b); 2025 Schedule X, line 2: conversions are income; 5 % × 20,000',
  },
  {
    name: 'Mississippi taxes a conversion at 55 as an early distribution',
    given: { ...atOnce, conversion: 20000, state: 'MS', age: 55, figures: 'spec' },
    expect: { stateTax: 880, taxNow: 5280 },
    from: '35 Miss. Admin. Code Pt. III, R. 4.02, secs. 100-104; Miss. Code 27-7-5 (4.4 % in 2025): 4.4 % × 20,000',
  },
  {
    name: 'Mississippi asks nothing of it at 60',
    given: { ...atOnce, conversion: 20000, state: 'MS', age: 60, figures: 'spec' },
    expect: { stateTax: 0 },
    from: '35 Miss. Admin. Code Pt. III, R. 4.02, secs. 100-101',
  },
  {
    name: 'Kentucky leaves out a conversion up to 31,110',
    given: { ...atOnce, conversion: 41110, state: 'KY', age: 50, figures: 'spec' },
    expect: { stateTax: 400 },
    from: 'KRS 141.019; 2025 Schedule P names conversions: 4 % × (41,110 − 31,110)',
  },
  {
    name: 'the figures of California for 2026 are missing',
    given: { state: 'CA', figures: '2026' },
    expect: { refused: 'This version does not have the figures of California for 2026: choose 2025 law.' },
    from: 'the state tables of the product',
  },
  {
    name: 'nondeductible money comes out free of tax later too',
    given: { ...atOnce, conversion: 20000, basis: 40000, allIras: 200000, laterTaxRate: 22, figures: 'spec' },
    expect: { taxablePart: 16000, keptLater: 20000, gain: 0, breakEvenRate: 22 },
    from: 'Form 8606 by hand: 20,000 − 22 % × 16,000 + 3,520 not paid; 3,520 ÷ 16,000',
  },
  {
    name: 'converting nothing costs nothing and has no rate',
    given: { conversion: 0, allIras: 0, figures: 'spec' },
    expect: { taxNow: 0, rateNow: 0, breakEvenRate: null, gain: 0 },
    from: 'nothing is converted',
  },
  {
    name: 'at exactly the end of a bracket the next one begins',
    given: { taxableIncome: 103350, figures: '2025' },
    expect: { bracketRate: 24, roomInBracket: 93950 },
    from: 'Rev. Proc. 2024-40, section 2.01, table 3: 197,300 − 103,350',
  },
  {
    name: 'the last bracket has no end',
    given: { taxableIncome: 700000, conversion: 10000, figures: '2025' },
    expect: { bracketRate: 37, roomInBracket: null, federalTax: 3700 },
    from: '26 USC 1(j)(2)(C): 37 % × 10,000',
  },
  {
    name: 'at 65 the larger deduction puts a conversion in New Jersey above 125,000 of income',
    given: { ...atOnce, conversion: 28800, state: 'NJ', age: 65, figures: '2025' },
    expect: { stateTax: 1490.58 },
    from: 'N.J.S.A. 54A:6-10 by hand: 80,000 + 17,750 + 28,800 = 126,550; 6.37 % × (28,800 − 18.75 % × 28,800)',
  },
  {
    name: 'benefits become taxable because of it',
    given: { conversion: 10000, taxableIncome: 20000, benefits: 30000, age: 62, figures: '2026' },
    expect: { benefitsAdded: 8500, federalTax: 2220 },
    from: 'by hand: 36,100 before deductions are 25,810.81 and 10,289.19 of benefits; 8,500 more of them, and 18,500 at 12 %',
  },
  {
    name: 'gains leave the 0 % bracket, and investment income is taxed',
    given: { conversion: 10000, taxableIncome: 49450, gains: 5000, age: 62, figures: '2026' },
    expect: { federalTax: 2355, investmentTax: 0, benefitsAdded: 0 },
    from: 'by hand: 5,950 at 12 %, 4,050 at 22 %, and 15 % of 5,000',
  },
  {
    name: 'above 200,000 gains bear 3.8 % more',
    given: { conversion: 20000, taxableIncome: 183900, gains: 10000, age: 62, figures: '2026' },
    expect: { investmentTax: 380, federalTax: 5180 },
    from: 'by hand: 200,000 before; 3.8 % of 10,000; 20,000 at 24 % and the gain at 15 % as before',
  },
]);
