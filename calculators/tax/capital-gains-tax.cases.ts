import { casesOf } from '../kit/cases.ts';
import capitalGainsTax from './capital-gains-tax.ts';

const alone = { shortTermGains: 0, capitalLosses: 0 } as const;

export default casesOf(['R-CAT-111', 'R-CCONST-05', 'R-CENUM-25'], capitalGainsTax, [
  {
    name: 'the defaults bear 220 on short-term and 1,500 on long-term gain',
    given: {},
    expect: { netShortTermGain: 1000, netLongTermGain: 10000, shortTermTax: 220, longTermTax: 1500, totalTax: 1720, gainTaxedAt15: 10000 },
    from: 'by hand: 1,000 × 22 %; taxable income of 71,000 lies between 48,350 and 533,400',
  },
  {
    name: 'a long-term loss lowers the long-term gain instead',
    given: { lossKind: 'long' },
    expect: { netShortTermGain: 2000, netLongTermGain: 9000, shortTermTax: 440, longTermTax: 1350, totalTax: 1790 },
    from: 'by hand: 2,000 × 22 %, 9,000 × 15 %',
  },
  {
    name: 'a couple with the same income pays nothing on the long-term gain',
    given: { filingStatus: 'marriedJoint' },
    expect: { shortTermTax: 120, longTermTax: 0, gainTaxedAt0: 10000, totalTax: 120 },
    from: 'by hand: 71,000 is below 96,700; 1,000 × 12 %',
  },
  {
    name: 'gain that ends exactly at the threshold is free',
    given: { ...alone, ordinaryIncome: 38350 },
    expect: { gainTaxedAt0: 10000, gainTaxedAt15: 0, longTermTax: 0 },
    from: 'Rev. Proc. 2024-40 sec. 2.03: 48,350',
    within: 0,
  },
  {
    name: 'one cent of gain above it falls under 15 %',
    given: { ...alone, ordinaryIncome: 38350.01 },
    expect: { gainTaxedAt0: 9999.99, gainTaxedAt15: 0.01 },
    from: 'Rev. Proc. 2024-40 sec. 2.03',
    within: 0,
  },
  {
    name: 'above 533,400 gain bears 20 % and 3.8 %',
    given: { ...alone, ordinaryIncome: 533400, longTermGains: 1000 },
    expect: { gainTaxedAt20: 1000, longTermTax: 200, netInvestmentIncomeTax: 38, totalTax: 238, effectiveTaxRate: 23.8 },
    from: 'by hand: 1,000 × 20 % and × 3.8 %',
  },
  {
    name: '3.8 % falls on what AGI has above 200,000',
    given: { ...alone, ordinaryIncome: 176000 },
    expect: { netInvestmentIncomeTax: 38, longTermTax: 1500 },
    from: 'by hand: 176,000 + 15,000 + 10,000 − 200,000 = 1,000; × 3.8 %',
  },
  {
    name: 'losses above the gains lower other income by 3,000 and leave the rest',
    given: { capitalLosses: 20000 },
    expect: { netShortTermGain: 0, netLongTermGain: 0, totalTax: 0, deductibleLoss: 3000, lossCarryover: 5000, taxSavedByLoss: 660 },
    from: '26 USC 1211(b): 20,000 − 12,000 − 3,000; 3,000 × 22 %',
  },
  {
    name: 'a couple with a loss of 7,000 deducts 3,000 and carries 4,000 over',
    given: { ordinaryIncome: 26000, longTermGains: 0, shortTermGains: 0, capitalLosses: 7000, filingStatus: 'marriedJoint' },
    expect: { deductibleLoss: 3000, lossCarryover: 4000, totalTax: 0 },
    from: 'IRS Publication 550, capital losses, example of Bob and Gloria Sampson',
  },
  {
    name: 'a separate filer deducts half as much',
    given: { longTermGains: 0, shortTermGains: 0, capitalLosses: 7000, filingStatus: 'marriedSeparate' },
    expect: { deductibleLoss: 1500, lossCarryover: 5500 },
    from: '26 USC 1211(b)(1)',
  },
  {
    name: 'in 2026 gain fills the 0 % band up to 98,900 of a couple',
    given: { ...alone, ordinaryIncome: 80000, longTermGains: 30000, filingStatus: 'marriedJoint', figures: '2026' },
    expect: { gainTaxedAt0: 18900, gainTaxedAt15: 11100, longTermTax: 1665, totalTax: 1665 },
    from: 'by hand: Rev. Proc. 2025-32 sec. 4.03: 98,900 − 80,000; 15 % × 11,100',
  },
  {
    name: 'a loss that meets no other income is carried over whole',
    given: { ordinaryIncome: 0, longTermGains: 0, shortTermGains: 0, capitalLosses: 10000 },
    expect: { deductibleLoss: 3000, lossCarryover: 10000, taxSavedByLoss: 0, totalTax: 0 },
    from: 'Schedule D, Capital Loss Carryover Worksheet: line 3 = 0, so 10,000 stays',
  },
  {
    name: 'income of 1,000 uses up 1,000 of a loss',
    given: { ordinaryIncome: 1000, longTermGains: 0, shortTermGains: 0, capitalLosses: 10000 },
    expect: { lossCarryover: 9000 },
    from: 'Schedule D, Capital Loss Carryover Worksheet: line 4 = 1,000',
  },
  {
    name: 'what a small income leaves of a small loss is not lost',
    given: { ordinaryIncome: 1000, longTermGains: 0, shortTermGains: 0, capitalLosses: 2000, lossKind: 'long' },
    expect: { lossCarryover: 1000 },
    from: 'Schedule D, Capital Loss Carryover Worksheet: line 4 = 1,000 of 2,000',
  },
  {
    name: 'losses leave qualified dividends alone: 20,000 of each cost 2,340 in 2026 and carry 17,000 over',
    given: { ...alone, ordinaryIncome: 100000, longTermGains: 0, qualifiedDividends: 20000, capitalLosses: 20000, figures: '2026' },
    expect: {
      totalTax: 2340,
      longTermTax: 3000,
      taxSavedByLoss: 660,
      deductibleLoss: 3000,
      lossCarryover: 17000,
      gainTaxedAt15: 20000,
      netLongTermGain: 0,
    },
    from: '26 USC 1(h)(11), 1211(b): 15 % × 20,000 − 22 % × 3,000; Rev. Proc. 2025-32: 97,000 lies between 50,400 and 105,700',
  },
  {
    name: 'without losses dividends are taxed like long-term gain',
    given: { ...alone, longTermGains: 0, qualifiedDividends: 10000 },
    expect: { totalTax: 1500, gainTaxedAt15: 10000, netLongTermGain: 0, effectiveTaxRate: 15 },
    from: 'by hand: 60,000 + 10,000 lies between 48,350 and 533,400; 15 % × 10,000',
  },
  {
    name: 'a loss that exceeds other income lowers the dividends in taxable income',
    given: { ...alone, ordinaryIncome: 1000, longTermGains: 0, qualifiedDividends: 5000, capitalLosses: 10000 },
    expect: { totalTax: 0, deductibleLoss: 3000, lossCarryover: 7000, gainTaxedAt0: 3000, taxSavedByLoss: 100 },
    from: 'Schedule D worksheets: taxable 1,000 + 5,000 − 3,000, all of it at 0 %; 10 % × 1,000 saved',
  },
  {
    name: 'the 3.8 % falls on dividends less the loss deducted',
    given: { ...alone, ordinaryIncome: 250000, longTermGains: 0, qualifiedDividends: 20000, capitalLosses: 50000 },
    expect: { netInvestmentIncomeTax: 646, longTermTax: 3000, taxSavedByLoss: 960, totalTax: 2686, lossCarryover: 47000 },
    from: '26 CFR 1.1411-4(f)(4): 3.8 % × 17,000; 15 % × 20,000 − 32 % × 3,000',
  },
  {
    name: 'Pennsylvania asks 3.07 % of the gain besides',
    given: { ...alone, longTermGains: 10000, state: 'PA' },
    expect: { longTermTax: 1500, stateTax: 307, totalTax: 1807 },
    from: 'PA-40 of 2025 (72 P.S. § 7302: 3.07 % of each class of income): 3.07 % × 10,000, beside 15 % × 10,000',
  },
  {
    name: 'Florida has no income tax',
    given: { ...alone, longTermGains: 10000, state: 'FL' },
    expect: { stateTax: 0, totalTax: 1500 },
    from: 'Constitution of Florida, art. VII sec. 5',
  },
  {
    name: 'state figures begin with 2025',
    given: { ...alone, state: 'PA', figures: '2024' },
    expect: { refused: 'The law of 2024 is not complete. Missing here: state income tax. Choose 2026 law.' },
    from: 'the state tables of the product',
  },
  {
    name: 'the figures of California for 2026 are missing',
    given: { ...alone, state: 'CA', figures: '2026' },
    expect: { refused: 'This version does not have the figures of California for 2026: choose 2025 law.' },
    from: 'the state tables of the product',
  },
  {
    name: 'a net loss saves Illinois tax, too',
    given: { ...alone, longTermGains: 0, capitalLosses: 5000, state: 'IL' },
    expect: { deductibleLoss: 3000, stateTax: -148.5, totalTax: 0 },
    from: '35 ILCS 5/201 (4.95 %): 4.95 % × 3,000',
  },
  {
    name: 'a net loss lowers no wages in Pennsylvania',
    given: { ...alone, longTermGains: 0, capitalLosses: 5000, state: 'PA' },
    expect: { deductibleLoss: 3000, stateTax: 0 },
    from: '72 P.S. § 7303: a loss of one class does not offset another',
  },
]);
