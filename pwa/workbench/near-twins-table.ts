/** Groups of calculators that look alike: for each, the line that says how it differs from the others of its group. */
export const nearTwins: readonly Readonly<Record<string, string>>[] = [
  {
    'internal-rate-return': 'takes one cost today and a cash flow that is equal, or grows evenly, each year',
    irr: 'takes any list of yearly cash flows, also with changes of sign, and gives the modified rate',
  },
  {
    'asset-allocation': 'compares what you hold with the mix for your risk and lists the trades',
    'asset-allocation-broad': 'moves the mix for your risk with the years until you need the money',
  },
  {
    'cap-rate': 'gives the yield on a value, and the value at the cap rate that you want',
    'investment-property': 'adds the gross rent multiplier and the expense ratio, and grades the property, without a loan',
    'real-estate-investment': 'follows the property from purchase to sale with a loan and gives the return on your own money',
  },
  {
    'retirement-planner': 'takes the savings plan you have and says how long the money lasts',
    'retirement-shortfall': 'takes the income you want and says what is missing and how to close the gap',
    'retirement-nest-egg': 'says what to save up for the income you want, by a withdrawal rate',
  },
  {
    '1031-exchange': 'is for real estate, with the tax that the exchange defers',
    'like-kind-exchange': 'is for business property where cash or debt comes out as boot',
  },
  {
    'future-value': 'also takes the timing of deposits and inflation, and gives the result in today’s dollars',
    'compound-interest': 'splits the interest into simple interest and interest on interest, for each frequency',
  },
  {
    'auto-loan': 'starts from the amount borrowed',
    'auto-loan-basic': 'starts from the price, with trade-in, tax, and fees',
    'auto-loan-schedule': 'shows each payment, and what extra payments save',
  },
  {
    'motorcycle-loan': 'adds gear and insurance',
    'boat-loan': 'adds the upkeep of the kind of boat',
    'rv-loan': 'adds insurance and the site',
    'truck-loan': 'adds the upfit, and the tax saved if the truck works',
  },
  {
    'rmd-calculator': 'gives this year’s distribution from age and balance alone',
    'rmd-enhanced': 'adds the year of birth, a younger spouse, tax, and the years to come',
  },
  {
    'pension-vs-lump-sum': 'compares the monthly pension with the lump sum alone',
    'pension-vs-lump-sum-enhanced': 'adds raises, a later start, a survivor’s share, and taxes',
  },
  {
    '401k-calculator': 'takes one match and no fees',
    '401k-enhanced': 'takes two match tiers, profit sharing, fees, and tax at the end',
  },
];

interface Twins {
  /** Difference from its twins. */
  readonly own: string;
  readonly others: readonly { readonly id: string; readonly line: string }[];
}

export function twinsOf(id: string): Twins | undefined {
  const group = nearTwins.find((each) => Object.hasOwn(each, id));
  const own = group?.[id];
  if (group === undefined || own === undefined) return undefined;
  return { own, others: Object.entries(group).flatMap(([other, line]) => (other === id ? [] : [{ id: other, line }])) };
}
