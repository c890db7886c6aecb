import type calculator from '#calculators/investment/securities/bond-price-yield.ts';
import { defineDetails } from '#calculators/kit/definition/define-details.ts';

export default defineDetails<typeof calculator>({
  chart: (results, { faceValue }) => ({
    kind: 'lines',
    title: 'Price until maturity, at an unchanged yield',
    x: { label: 'Years from today', unit: 'number', values: [0, ...results.payments.map((row) => row.year)] },
    y: { label: 'Share of face value', unit: 'percent', fits: true },
    series: [
      {
        label: 'Price',
        values: [results.quotedPrice, ...results.payments.map((row) => row.priceAfter)].map((price) => (price * 100) / faceValue),
      },
      { label: 'Face value', values: [100, ...results.payments.map(() => 100)], role: 'reference' },
    ],
  }),
  explanation: {
    formula: [
      'Full price = Σ coupon ÷ (1 + y ÷ f)^t + face value ÷ (1 + y ÷ f)^T, t in coupon periods.',
      'Quoted price = full price − coupon × part of the period gone.',
      'Price after a payment = (price after the next one + coupon) ÷ (1 + y ÷ f); at maturity it is the face value.',
      'Modified duration = Σ t × present value ÷ full price ÷ f ÷ (1 + y ÷ f).',
    ],
    assumptions: ['Regular coupons, redeemed at face value, held to maturity; coupons are reinvested at the yield.'],
    leavesOut: ['Calls, default, taxes, and dates: a part of a period is a part of a year of 360 or 365 days alike.'],
    differs: ['Markets take simple interest in the last coupon period; here it is compounded.'],
  },
  sources: [
    { title: 'SIFMA, Standard Securities Calculation Methods, vol. 1', locator: 'formulas 6 and 7: price and yield with regular coupons' },
    { title: 'Bodie, Kane and Marcus, Investments', locator: 'ch. 14, bond prices and yields; ch. 16, duration' },
  ],
});
