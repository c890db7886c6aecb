import { t } from '#contract/language/t.ts';

/** Groups of calculators that look alike: for each, the line that says how it differs from the others of its group. */
export const nearTwins: readonly Readonly<Record<string, string>>[] = [
  {
    'internal-rate-return': t('takes one cost today and a cash flow that is equal, or grows evenly, each year'),
    irr: t('takes any list of yearly cash flows, also with changes of sign, and gives the modified rate'),
  },
  {
    'asset-allocation': t('compares what you hold with the mix for your risk and lists the trades'),
    'asset-allocation-broad': t('moves the mix for your risk with the years until you need the money'),
  },
  {
    'cap-rate': t('gives the yield on a value, and the value at the cap rate that you want'),
    'investment-property': t('adds the gross rent multiplier and the expense ratio, and grades the property, without a loan'),
    'real-estate-investment': t('follows the property from purchase to sale with a loan and gives the return on your own money'),
  },
  {
    'retirement-planner': t('takes the savings plan you have and says how long the money lasts'),
    'retirement-shortfall': t('takes the income you want and says what is missing and how to close the gap'),
    'retirement-nest-egg': t('says what to save up for the income you want, by a withdrawal rate'),
  },
  {
    '1031-exchange': t('is for real estate, with the tax that the exchange defers'),
    'like-kind-exchange': t('is for business property where cash or debt comes out as boot'),
  },
  {
    'future-value': t('also takes the timing of deposits and inflation, and gives the result in today’s dollars'),
    'compound-interest': t('splits the interest into simple interest and interest on interest, for each frequency'),
  },
  {
    'auto-loan': t('starts from the amount borrowed'),
    'auto-loan-basic': t('starts from the price, with trade-in, tax, and fees'),
    'auto-loan-schedule': t('shows each payment, and what extra payments save'),
  },
  {
    'motorcycle-loan': t('adds gear and insurance'),
    'boat-loan': t('adds the upkeep of the kind of boat'),
    'rv-loan': t('adds insurance and the site'),
    'truck-loan': t('adds the upfit, and the tax saved if the truck works'),
  },
  {
    'rmd-calculator': t('gives this year’s distribution from age and balance alone'),
    'rmd-enhanced': t('adds the year of birth, a younger spouse, tax, and the years to come'),
  },
  {
    'pension-vs-lump-sum': t('compares the monthly pension with the lump sum alone'),
    'pension-vs-lump-sum-enhanced': t('adds raises, a later start, a survivor’s share, and taxes'),
  },
  {
    '401k-calculator': t('takes one match and no fees'),
    '401k-enhanced': t('takes two match tiers, profit sharing, fees, and tax at the end'),
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
