import { casesOf } from '#calculators/kit/definition/cases.ts';
import realEstateInvestment from './real-estate-investment.ts';

const still = { appreciationRate: 0, rentGrowth: 0, expenseGrowth: 0 };

export default casesOf(['R-CAT-043', 'R-CRULE-01'], realEstateInvestment, [
  {
    name: 'the defaults return 12.68 per cent a year over ten years',
    given: {},
    expect: {
      irr: 12.6782,
      totalProfit: 158889.41,
      equityMultiple: 2.8915,
      saleProceeds: 185906.54,
      firstYearCashFlow: 2676.84,
      noi: 20640,
      capRate: 6.88,
      investmentGrade: 'B Grade',
    },
    from: 'schedule, growth and halving of the rate in Python decimal, 50 digits',
  },
  {
    name: 'one year in cash without growth returns the cap rate',
    given: { ...still, downPayment: 300000, closingCosts: 0, sellingCostRate: 0, holdingYears: 1 },
    expect: { irr: 6.88, saleProceeds: 300000, totalProfit: 20640, equityMultiple: 1.0688 },
    from: 'by hand: 20,640 ÷ 300,000',
  },
  {
    name: 'a zero rate repays 7,500 a year',
    given: { ...still, interestRate: 0, holdingYears: 5 },
    expect: { firstYearCashFlow: 13140, saleProceeds: 94500, totalProfit: 76200, irr: 17.4105 },
    from: 'by hand: 20,640 − 7,500; 300,000 − 18,000 − 187,500; rate by halving',
  },
  {
    name: 'a low rent loses money and gets a D',
    given: { appreciationRate: 0, monthlyRent: 1500, holdingYears: 5 },
    expect: { firstYearCashFlow: -9863.16, totalProfit: -60607.85, irr: -15.5188, capRate: 2.7, investmentGrade: 'D Grade' },
    from: 'Python decimal, rents and expenses growing 3 %',
  },
  {
    name: 'a loan that ends with the holding leaves the whole value',
    given: {
      purchasePrice: 240000,
      downPayment: 60000,
      interestRate: 6,
      monthlyRent: 2400,
      vacancyRate: 0,
      operatingExpenses: 4800,
      appreciationRate: 2,
      holdingYears: 15,
      closingCosts: 0,
      rentGrowth: 2,
      expenseGrowth: 2,
      loanTerm: 15,
    },
    expect: { capRate: 10, saleProceeds: 303627.9, totalProfit: 385260, equityMultiple: 7.421, irr: 19.1409, investmentGrade: 'A Grade' },
    from: 'Python decimal; 240,000 × 1.02^15 × 0.94',
  },
  {
    name: 'without cash of your own there is no rate of return',
    given: { downPayment: 0, closingCosts: 0, monthlyRent: 4000 },
    expect: { irr: null, equityMultiple: null, cashOnCashReturn: null },
    from: 'every flow is received, none is paid',
  },
  {
    name: 'a down payment above the price is refused',
    given: { downPayment: 300001 },
    expect: { refused: 'The down payment is higher than the purchase price.' },
    from: 'the loan would be negative',
  },
]);
