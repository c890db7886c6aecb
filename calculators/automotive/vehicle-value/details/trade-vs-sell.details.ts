import { conditionNote } from '#calculators/automotive/vehicle-value/condition.ts';
import type calculator from '#calculators/automotive/vehicle-value/trade-vs-sell.ts';
import { twoBars } from '#calculators/automotive/versus.ts';
import { defineDetails } from '#calculators/kit/definition/define-details.ts';

export default defineDetails<typeof calculator>({
  chart: (results) =>
    twoBars(
      'What you are left with',
      'Trade in',
      results.netTradeIn,
      'Sell privately',
      results.netPrivateSale,
      results.recommendation === 'Trade in',
    ),
  explanation: {
    formula: [
      'trade = offer + tax saved − owed, tax saved = min(offer, next price) × tax rate',
      'sell = private price × condition − costs − owed',
    ],
    assumptions: [conditionNote, 'The offer is for the car as it stands.'],
    leavesOut: ['The risk and time of a private sale.'],
    differs: ['Sites that forget the tax credit favor the private sale.'],
  },
  sources: [
    { title: 'Texas Tax Code', locator: 'sec. 152.002(b)(2): a vehicle taken in trade is not part of the taxed price' },
    { title: 'California CDTFA Publication 34', locator: 'trade-ins: the allowance is part of the taxed price' },
  ],
});
