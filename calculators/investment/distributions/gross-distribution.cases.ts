import { casesOf } from '#calculators/kit/definition/cases.ts';
import grossDistribution from './gross-distribution.ts';

export default casesOf(['R-CAT-069', 'A-17'], grossDistribution, [
  {
    name: '10,000 after 27 % of tax takes 13,698.63',
    given: {},
    expect: {
      grossDistribution: 13698.63,
      federalTax: 3013.7,
      stateTax: 684.93,
      earlyDistributionTax: 0,
      totalTax: 3698.63,
      netDistribution: 10000,
    },
    from: 'by hand: 10,000 ÷ 0.73 = 13,698.6301',
  },
  {
    name: 'the withholding of 20 % takes a quarter more',
    given: { netAmount: 8000, federalRate: 20, stateRate: 0 },
    expect: { grossDistribution: 10000, totalTax: 2000, effectiveTaxRate: 20 },
    from: 'by hand: 8,000 ÷ 0.8; IRS Publication 575, 20-percent withholding',
  },
  {
    name: 'early money costs ten per cent more',
    given: { netAmount: 6300, earlyWithdrawal: true },
    expect: { grossDistribution: 10000, earlyDistributionTax: 1000, federalTax: 2200, stateTax: 500 },
    from: 'by hand: 6,300 ÷ 0.63',
  },
  {
    name: 'without tax nothing is added',
    given: { federalRate: 0, stateRate: 0 },
    expect: { grossDistribution: 10000, totalTax: 0, effectiveTaxRate: 0 },
    from: '10,000 ÷ 1',
  },
  {
    name: 'what was already taxed is not taxed again',
    given: { netAmount: 9300, afterTaxBasis: 2000, earlyWithdrawal: false, stateRate: 5 },
    expect: { grossDistribution: 12000, totalTax: 2700, effectiveTaxRate: 22.5 },
    from: 'by hand: 2,000 + 7,300 ÷ 0.73 = 12,000; 27 % of 10,000',
  },
  {
    name: 'rates that sum to 100 % are refused',
    given: { federalRate: 60, stateRate: 30, earlyWithdrawal: true },
    expect: { refused: 'Taxes of 100% or more leave nothing of a distribution.' },
    from: 'by hand: 60 + 30 + 10',
  },
  {
    name: '5,000 in the 24 % bracket take 6,578.95',
    given: { netAmount: 5000, federalRate: 24, stateRate: 0 },
    expect: { grossDistribution: 6578.95, federalTax: 1578.95, netDistribution: 5000 },
    from: 'gross-up by hand: 5,000 ÷ 0.76 = 6,578.947',
  },
  {
    name: 'an early 10,000 in the 12 % bracket takes 12,820.51',
    given: { netAmount: 10000, federalRate: 12, stateRate: 0, earlyWithdrawal: true },
    expect: { grossDistribution: 12820.51, earlyDistributionTax: 1282.05, federalTax: 1538.46 },
    from: '26 USC 72(t)(1); by hand 10,000 ÷ 0.78 = 12,820.513',
  },
  {
    name: 'what was wanted arrives to the cent, where the taxes do not divide',
    given: { netAmount: 59914.3, federalRate: 22, stateRate: 0, earlyWithdrawal: true },
    expect: {
      grossDistribution: 88109.26,
      totalTax: 28194.96,
      netDistribution: 59914.3,
      earlyDistributionTax: 8810.93,
      federalTax: 19384.03,
    },
    from: 'by hand: 59,914.30 ÷ 0.68 = 88,109.2647; 10 % of it is 8,810.93, the rest of the tax is federal',
  },
  {
    name: 'a trade calculator takes 6,944.44 so that 5,000 arrive after 28 %',
    given: { netAmount: 5000, federalRate: 28, stateRate: 0 },
    expect: { grossDistribution: 6944.44, totalTax: 1944.44, netDistribution: 5000 },
    from: 'published IRA net-to-gross example: $5,000 ÷ 0.72 = $6,944.44, $1,944.44 withheld',
  },
]);
