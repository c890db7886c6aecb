import { casesOf } from '#calculators/kit/definition/cases.ts';
import socialSecurityTax from './social-security-tax.ts';

export default casesOf(['A-31'], socialSecurityTax, [
  {
    name: 'the defaults tax 11,300 of 24,000',
    given: { figures: 'spec' },
    expect: { combinedIncome: 42000, taxableBenefits: 11300, taxFreeBenefits: 12700, extraTaxablePer100: 85 },
    from: 'Publication 915, worksheet 1 by hand: 4,500 + 85 % × 8,000',
  },
  {
    name: 'a single person with 28,990 and 5,980 of benefits is taxed on 2,990',
    given: { benefits: 5980, otherIncome: 28990, figures: 'spec' },
    expect: { combinedIncome: 31980, taxableBenefits: 2990, taxedShare: 50 },
    from: 'Publication 915, example 1: line 19 is 2,990',
  },
  {
    name: 'a couple with 29,750 and 5,600 of benefits is taxed on 275',
    given: { benefits: 5600, otherIncome: 29750, filingStatus: 'marriedJoint', figures: 'spec' },
    expect: { combinedIncome: 32550, taxableBenefits: 275 },
    from: 'Publication 915, worksheet 1 by hand: (32,550 − 32,000) ÷ 2',
  },
  {
    name: 'below the base nothing is taxed',
    given: { benefits: 24000, otherIncome: 10000, figures: 'spec' },
    expect: { combinedIncome: 22000, taxableBenefits: 0, taxAdded: 0, roomToNextThreshold: 3000 },
    from: '26 USC 86(c)(1)(A): 25,000 − 10,000 − 12,000',
  },
  {
    name: 'a high income is taxed on 85 %, and no more',
    given: { otherIncome: 200000, figures: 'spec' },
    expect: { taxableBenefits: 20400, taxedShare: 85, extraTaxablePer100: 0 },
    from: '26 USC 86(a)(2): 85 % × 24,000',
  },
  {
    name: 'tax-exempt interest counts although it bears no tax',
    given: { otherIncome: 10000, taxExemptInterest: 10000, figures: 'spec' },
    expect: { combinedIncome: 32000, taxableBenefits: 3500, taxAdded: 0 },
    from: 'by hand: (32,000 − 25,000) ÷ 2; 13,500 lie below the deduction of 17,000',
  },
  {
    name: 'a separate return of a couple living together has no base',
    given: { filingStatus: 'marriedSeparate', livesWithSpouse: true, benefits: 10000, otherIncome: 2000, figures: 'spec' },
    expect: { firstThreshold: 0, taxableBenefits: 5950 },
    from: '26 USC 86(c)(1)(C)(ii) by hand: 85 % × 7,000',
  },
  {
    name: 'a separate return of a couple living apart has the base of a single person',
    given: { filingStatus: 'marriedSeparate', benefits: 10000, otherIncome: 2000, figures: 'spec' },
    expect: { firstThreshold: 25000, secondThreshold: 34000, taxableBenefits: 0, combinedIncome: 7000 },
    from: '26 USC 86(c)(1)(A), (C): no base only for a couple that lived together at any time',
  },
  {
    name: 'in 2025 the tax added is counted above the larger deduction',
    given: { figures: '2025' },
    expect: { taxableBenefits: 11300, taxAdded: 1356.0 },
    from: 'by hand: deduction 17,750; 1,192.50 + 12 % × 11,625, less 1,192.50 + 12 % × 325',
  },
  {
    name: 'Montana taxes benefits like the federal return',
    given: { otherIncome: 54000, state: 'MT', figures: 'spec' },
    expect: { taxableBenefits: 20400, stateTaxAdded: 1203.6 },
    from: 'Form 2 of Montana for 2025 by hand: 5.9 % above 21,100 × 20,400',
  },
  {
    name: 'Pennsylvania taxes no benefits',
    given: { otherIncome: 54000, state: 'PA', figures: 'spec' },
    expect: { taxableBenefits: 20400, stateTaxAdded: 0 },
    from: 'PA-40 instructions: Social Security is not taxable',
  },
  {
    name: '2027 tells the taxed part before its brackets are published',
    given: { figures: '2027' },
    expect: { taxableBenefits: 11300, taxAdded: null },
    from: '26 USC 86(c): the thresholds are not indexed, so the worksheet of every year gives 4,500 + 85 % × 8,000',
  },
  {
    name: 'two people of 65 add twice to the standard deduction of a couple',
    given: { filingStatus: 'marriedJoint', otherIncome: 56000, benefits: 40000, peopleOver65: 2, figures: '2025' },
    expect: { taxableBenefits: 33200, taxAdded: 3933 },
    from: 'Publication 915 by hand: 6,000 + 85 % × 32,000; deduction 34,700; 2,385 + 12 % × 30,650 less 10 % × 21,300',
  },
  {
    name: 'at a combined income of exactly 25,000 nothing is taxed, and each further 100 make 50 taxable',
    given: { otherIncome: 13000, benefits: 24000, figures: 'spec' },
    expect: { taxableBenefits: 0, combinedIncome: 25000, roomToNextThreshold: 9000, extraTaxablePer100: 50 },
    from: '26 USC 86(a)(1), (c)(1)(A): the excess above 25,000',
  },
  {
    name: 'Colorado exempts all benefits at 65',
    given: { otherIncome: 90000, benefits: 40000, state: 'CO', peopleOver65: 1, figures: '2025' },
    expect: { taxableBenefits: 34000, stateTaxAdded: 1145.76 },
    from: 'DR 0104AD by hand: 4.4 % × (69,190 − 43,150); less of pension and of the senior deduction is left out',
  },
  {
    name: 'Colorado exempts 20,000 of them at 62 with an income above 75,000',
    given: { otherIncome: 90000, benefits: 40000, state: 'CO', peopleOver65: 0, figures: '2025' },
    expect: { stateTaxAdded: 1496 },
    from: 'DR 0104AD by hand: 4.4 % × (88,250 − 54,250)',
  },
  {
    name: 'no benefits have no taxed share',
    given: { otherIncome: 54000, benefits: 0, figures: 'spec' },
    expect: { taxableBenefits: 0, taxedShare: 0, taxAdded: 0 },
    from: '26 USC 86(a)(1): no more than half of the benefits, which are 0',
  },
  {
    name: 'the figures of California for 2026 are missing',
    given: { state: 'CA', figures: '2026' },
    expect: { refused: 'This version does not have the figures of California for 2026: choose 2025 law.' },
    from: 'Franchise Tax Board: indexed brackets appear in the autumn of the year',
  },
]);
