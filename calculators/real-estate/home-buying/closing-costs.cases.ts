import { casesOf } from '#calculators/kit/definition/cases.ts';
import closingCosts from './closing-costs.ts';

export default casesOf(['R-CAT-037', 'R-CENUM-16', 'R-CENUM-17'], closingCosts, [
  {
    name: 'the defaults cost 9,491.10',
    given: {},
    expect: {
      lenderFees: 3050,
      titleAndSettlement: 3700,
      governmentTaxes: 0,
      prepaidItems: 2741.1,
      totalClosingCosts: 9491.1,
      cashToClose: 69491.1,
      closingCostPercent: 3.1637,
    },
    from: 'by hand: 2,400 + 650; 1,500 + 1,200 + 850 + 150; 240,000 × 6.5 % × 15 ÷ 365 = 641.10, + 900 + 1,200',
  },
  {
    name: '[R-CENUM-16] Florida taxes the note and, if you pay it, the deed',
    given: { state: 'FL', buyerPaysTransferTax: true },
    expect: { governmentTaxes: 3420, transferTax: 2100, totalClosingCosts: 12911.1 },
    from: 'by hand: 240,000 × 0.35 % + 240,000 × 0.2 % + 300,000 × 0.7 %',
  },
  {
    name: '[R-CENUM-16] New York adds one per cent from exactly a million',
    given: { state: 'NY', homePrice: 1000000, downPayment: 200000 },
    expect: { governmentTaxes: 15975, totalClosingCosts: 36061.99 },
    from: 'by hand: 800,000 × 0.5 % + 790,000 × 0.25 % + 10,000; NY Tax Law 253(2) spares the first 10,000 the additional tax',
  },
  {
    name: '[R-CENUM-16] a dollar below a million it does not',
    given: { state: 'NY', homePrice: 999999, downPayment: 200000 },
    expect: { governmentTaxes: 5975, totalClosingCosts: 26061.97 },
    from: 'by hand: 8,000 × $.50 + 7,900 × $.25, the last hundred by its major fraction',
  },
  {
    name: 'New York City taxes a mortgage below 500,000 at 1.8 per cent less 30',
    given: { state: 'NY', newYorkCity: true, homePrice: 500000, downPayment: 100000 },
    expect: { governmentTaxes: 7170, breakdown: { mortgageTax: 7170 } },
    from: 'NYC Department of Finance: 2.05 % less the lender’s 0.25 %; 400,000 × 1.8 % − 30',
  },
  {
    name: 'at 499,900 the rate of New York City is still 1.8 per cent',
    given: { state: 'NY', newYorkCity: true, homePrice: 600000, downPayment: 100100 },
    expect: { governmentTaxes: 8968.2 },
    from: 'by hand: 499,900 × 1.8 % − 30',
  },
  {
    name: 'from exactly 500,000 it is 1.925 per cent',
    given: { state: 'NY', newYorkCity: true, homePrice: 600000, downPayment: 100000 },
    expect: { governmentTaxes: 9595 },
    from: 'NYC Department of Finance: 2.175 % less the lender’s 0.25 %; 500,000 × 1.925 % − 30',
  },
  {
    name: 'New York City takes 1.25 per cent of a price of exactly two million',
    given: { state: 'NY', newYorkCity: true, homePrice: 2000000, downPayment: 1000000 },
    expect: { governmentTaxes: 44220, breakdown: { mansionTax: 25000, mortgageTax: 19220 } },
    from: 'NY Tax Law 1402-a, 1402-b: 1 % and 0.25 % of 2,000,000; 1,000,000 × 1.925 % − 30',
  },
  {
    name: 'a dollar below two million it takes 1 per cent',
    given: { state: 'NY', newYorkCity: true, homePrice: 1999999, downPayment: 1999999 },
    expect: { governmentTaxes: 19999.99 },
    from: 'NY Tax Law 1402-a by hand',
  },
  {
    name: 'the highest rate of New York City is 3.9 per cent, from 25 million',
    given: { state: 'NY', newYorkCity: true, homePrice: 25000000, downPayment: 25000000 },
    expect: { governmentTaxes: 975000 },
    from: 'NY Tax Law 1402-b: 1 % and 2.9 %',
  },
  {
    name: 'the choice of New York City changes nothing in another state',
    given: { state: 'FL', newYorkCity: true },
    expect: { governmentTaxes: 1320 },
    from: 'by hand: 240,000 × 0.55 %',
  },
  {
    name: '[R-CENUM-17] a rental at exactly 80 per cent bears 3.375 per cent of the loan',
    given: { state: 'CA', propertyType: 'investment' },
    expect: { lenderFees: 11150, transferTax: 330, governmentTaxes: 0, totalClosingCosts: 17591.1 },
    from: 'by hand: 2,400 + 8,100 + 650; 300,000 × 0.11 %',
  },
  {
    name: '[R-CENUM-17] a vacation home at 60 per cent bears 1.125 per cent',
    given: { propertyType: 'vacation', downPayment: 120000 },
    expect: { lenderFees: 4475, totalClosingCosts: 10755.82 },
    from: 'by hand: 1,800 + 2,025 + 650',
  },
  {
    name: 'bought in cash it needs no lender',
    given: { downPayment: 300000, interestRate: 0 },
    expect: { lenderFees: 0, totalClosingCosts: 5800, cashToClose: 305800 },
    from: 'by hand: 3,700 + 2,100',
  },
  {
    name: 'a down payment above the price is refused',
    given: { downPayment: 300001 },
    expect: { refused: 'The down payment is higher than the home price.' },
    from: 'the loan would be negative',
  },
  {
    name: '[R-CENUM-16] a loan of New York below 10,000 bears no additional tax',
    given: { state: 'NY', homePrice: 100000, downPayment: 92000 },
    expect: { governmentTaxes: 40 },
    from: 'by hand: 8,000 × 0.5 %; NY Tax Law 253(2)(a)',
  },
  {
    name: '[R-CENUM-17] a vacation home at exactly 75 per cent bears 2.125 per cent, cents in the price or not',
    given: { homePrice: 416835.2, downPayment: 104208.8, propertyType: 'vacation' },
    expect: { breakdown: { useAdjustment: 6643.31 } },
    from: 'by hand: 312,626.40 is three quarters of 416,835.20; × 2.125 %',
  },
  {
    name: 'Florida counts a started hundred of the deed and of the note as a whole one',
    given: { state: 'FL', homePrice: 40675, downPayment: 10000 },
    expect: { transferTax: 284.9, breakdown: { mortgageTax: 168.8 } },
    from: 'Florida Department of Revenue: 407 units × $.70; Fla. Stat. 201.08: 307 × $.35 = 107.45, 199.133: 30,675 × 0.2 % = 61.35',
  },
  {
    name: 'New York counts a started five hundred of the deed, and a hundred of the loan from its larger half on',
    given: { state: 'NY', homePrice: 300001, downPayment: 59950.99 },
    expect: { transferTax: 1202, breakdown: { mortgageTax: 1775.75 } },
    from: 'NY Tax Law 1402: 601 × $2; 253(1), (2): 240,050.01 has 2,401 hundreds, the last by its major fraction: × $.50, and 2,301 × $.25',
  },
  {
    name: 'half a hundred of a loan of New York is no major fraction',
    given: { state: 'NY', homePrice: 300000, downPayment: 59950 },
    expect: { transferTax: 1200, breakdown: { mortgageTax: 1775 } },
    from: 'NY Tax Law 253(1), (2): 2,400 × $.50 + 2,300 × $.25',
  },
  {
    name: 'California counts a started five hundred as a whole one',
    given: { state: 'CA', homePrice: 300001 },
    expect: { transferTax: 330.55 },
    from: 'Cal. Rev. & Tax. Code 11911: 601 × $.55',
  },
]);
