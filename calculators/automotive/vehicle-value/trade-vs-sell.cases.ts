import { casesOf } from '#calculators/kit/definition/cases.ts';
import tradeVsSell from './trade-vs-sell.ts';

export default casesOf(['R-CAT-021', 'R-CENUM-04', 'R-CCONST-14'], tradeVsSell, [
  {
    name: 'the defaults: a private sale still wins',
    given: {},
    expect: {
      recommendation: 'Sell privately',
      taxSaved: 1072.5,
      netTradeIn: 14072.5,
      netPrivateSale: 14700,
      savings: 627.5,
      breakEvenPrivatePrice: 14372.5,
    },
    from: 'by hand: 13,000 × 8.25 % = 1,072.50; 15,000 − 300 = 14,700',
  },
  {
    name: 'at the break-even price both are equal and the trade-in is named',
    given: { privatePrice: 14372.5 },
    expect: { recommendation: 'Trade in', netPrivateSale: 14072.5, savings: 0 },
    from: '14,372.50 − 300 = 14,072.50',
  },
  {
    name: 'a cent more and the private sale wins',
    given: { privatePrice: 14372.51 },
    expect: { recommendation: 'Sell privately', savings: 0.01 },
    from: 'one cent above the break-even price',
  },
  {
    name: '[R-CENUM-04] a car in fair condition brings 88 % privately',
    given: { condition: 'fair' },
    expect: { recommendation: 'Trade in', expectedPrivatePrice: 13200, netPrivateSale: 12900, savings: 1172.5 },
    from: '15,000 × 0.88 − 300 = 12,900',
  },
  {
    name: '[R-CENUM-04] a car in excellent condition brings 105 %',
    given: { condition: 'excellent' },
    expect: { expectedPrivatePrice: 15750, netPrivateSale: 15450 },
    from: '15,000 × 1.05 − 300',
  },
  {
    name: 'without a tax credit the offer stands alone, and what is owed comes off both',
    given: { taxCredit: false, loanPayoff: 5000, condition: 'poor' },
    expect: { taxSaved: 0, netTradeIn: 8000, netPrivateSale: 5200, recommendation: 'Trade in', savings: 2800 },
    from: '13,000 − 5,000; 15,000 × 0.7 − 300 − 5,000',
  },
  {
    name: 'tax is saved on no more than the price of the next car',
    given: { vehiclePrice: 10000 },
    expect: { taxSaved: 825, netTradeIn: 13825 },
    from: '10,000 × 8.25 %',
  },
]);
