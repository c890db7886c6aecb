import type { CitedFigure } from '#calculators/figures/cited-figure.ts';
import { newest } from '#calculators/figures/dated.ts';
import {
  capRateBands,
  coverageLowRisk,
  coverageMediumRisk,
  debtToIncome,
  defaultLifeExpectancy,
  defaultSalesTax,
  exchangeDefaults,
  returnDeviation,
  vehicleDepreciation,
  withdrawalRate,
} from '#calculators/figures/guidelines.ts';
import {
  cityLargeLoan,
  cityMansionTax,
  cityPurchaseTax,
  mansionTax,
  purchaseTax,
  useAdjustments,
} from '#calculators/figures/housing/closing-costs.ts';
import { gompertz } from '#calculators/figures/retirement/annuitants.ts';
import { countyTax, floridaLocalCap, washingtonAddition } from '#calculators/figures/states/vehicle-tax.ts';
import { type CareKind, careCosts, careYears } from './care-costs.ts';
import { firstPriceYear, lastPriceYear, priceIndex } from './consumer-prices.ts';

const survey = `CareScout, Cost of Care Survey ${careCosts[0].from.slice(0, 4)}: national medians`;

/** Local law, lenders' prices, and surveys: in force from a given day instead of for a tax year. */
export const marketSources = {
  'vehicle-tax': [
    local('Los Angeles County, California', countyTax['Los Angeles'].CA, 'CDTFA, tax rate changes operative April 1, 2025: 9.75 less 7.25'),
    local('Orange County, California', countyTax.Orange.CA, 'CDTFA, district taxes: 7.75 less 7.25'),
    local(
      'Orange County, Florida',
      countyTax.Orange.FL,
      'Fla. Stat. 212.055(6); Form DR-15DSS of 2025, before the vote on its renewal took effect',
    ),
    local('Miami-Dade County, Florida', countyTax['Miami-Dade'].FL, 'Fla. Stat. 212.055(1), (5); Form DR-15DSS'),
    local('King County, Washington', countyTax.King.WA, 'Washington DOR, local rates of quarter 1, 2026: 10.3 less 6.5'),
    local('motor vehicles in Washington', washingtonAddition, 'RCW 82.08.020(3); Washington DOR, motor vehicle sales/use tax'),
    {
      label: 'price that a county in Florida taxes at most',
      unit: 'dollars',
      value: () => floridaLocalCap,
      source: 'Fla. Stat. 212.054(2)(b)1',
      evidence: 'published',
    },
  ],
  'closing-costs': [
    {
      label: 'tax on the loan: New York, there from 10,000 in addition, Florida’s stamps and its intangible tax',
      unit: 'percent',
      value: () => [purchaseTax.NY.loan, purchaseTax.NY.additional, purchaseTax.FL.loan, purchaseTax.FL.intangible],
      source: 'NY Tax Law 253(1)-(2); Fla. Stat. 201.08(1), 199.133',
      evidence: 'published',
    },
    {
      label: 'tax on the deed: California, New York, Florida',
      unit: 'percent',
      value: () => [purchaseTax.CA.deed, purchaseTax.NY.deed, purchaseTax.FL.deed],
      source: 'Cal. Rev. & Tax. Code 11911; NY Tax Law 1402; Fla. Stat. 201.02(1)',
      evidence: 'published',
    },
    {
      label: 'tax on the loan in New York City: basic and city, there from 10,000 in addition, from 500,000 more',
      unit: 'percent',
      value: () => [cityPurchaseTax.loan, cityPurchaseTax.additional, cityLargeLoan.more],
      source: 'NY Tax Law 253, 253-a; NYC Adm. Code 11-2601',
      evidence: 'published',
    },
    {
      label: 'mansion tax of New York City: from 25, 20, 15, 10, 5, 3, 2, 1 million',
      unit: 'percent',
      value: () => cityMansionTax.map(({ rate }) => rate),
      source: 'NY Tax Law 1402-a, 1402-b',
      evidence: 'published',
    },
    { label: 'mansion tax of New York', unit: 'percent', value: () => mansionTax.rate, source: 'NY Tax Law 1402-a', evidence: 'published' },
    {
      label: 'price adjustment of second homes and rentals: loan-to-value to 60, 70, 75, 80, above',
      unit: 'percent',
      value: () => useAdjustments.map(({ rate }) => rate),
      source: 'Fannie Mae, Loan-Level Price Adjustment Matrix, additional attributes: purchase',
      evidence: 'published',
    },
  ],
  care: [
    care('home care, a year', 'homeCare'),
    care('assisted living, a year', 'assistedLiving'),
    care('nursing home, shared room, a year', 'nursingShared'),
    care('nursing home, own room, a year', 'nursingPrivate'),
    {
      label: 'years of need, men and women',
      unit: 'years',
      value: () => [careYears.male, careYears.female],
      source: 'U.S. Administration for Community Living, How Much Care Will You Need?',
      evidence: 'published',
      measured: true,
    },
  ],
  annuity: [
    {
      label: 'modal age at death of annuitants, men and women',
      unit: 'years',
      value: () => [gompertz.male.mode, gompertz.female.mode],
      source: 'Milevsky and Young, Annuitization and asset allocation, J. Econ. Dyn. Control 31 (2007) 3138-3177',
      evidence: 'published',
      measured: true,
    },
    {
      label: 'spread of that age, men and women',
      unit: 'years',
      value: () => [gompertz.male.spread, gompertz.female.spread],
      source: 'Milevsky and Young (2007); Johansen, TSA 1995-96 Reports, table 1',
      evidence: 'published',
      measured: true,
    },
  ],
  prices: [
    {
      label: `consumer prices, ${firstPriceYear} and ${lastPriceYear}`,
      unit: 'points',
      value: () => [priceIndex(firstPriceYear), priceIndex(lastPriceYear)],
      source: 'U.S. Bureau of Labor Statistics, Historical CPI-U, table 24: annual averages',
      evidence: 'published',
      measured: true,
    },
  ],
  guidelines: [
    {
      label: 'withdrawal rate',
      unit: 'percent',
      value: () => withdrawalRate,
      source: 'Bengen, Journal of Financial Planning, October 1994: 4 %',
      evidence: 'planning value',
    },
    {
      label: 'sales tax unless entered',
      unit: 'percent',
      value: () => defaultSalesTax,
      source: 'a default, no state rate; California’s 7.25 with 1 of a district',
      evidence: 'planning value',
    },
    {
      label: 'depreciation of a vehicle',
      unit: 'percent',
      value: () => vehicleDepreciation,
      source: 'assumption, no law',
      evidence: 'planning value',
    },
    {
      label: 'life expectancy unless entered',
      unit: 'years',
      value: () => defaultLifeExpectancy,
      source: 'assumption, no law',
      evidence: 'planning value',
    },
    {
      label: 'deviation of a year’s return',
      unit: 'percent',
      value: () => returnDeviation,
      source: 'Damodaran, Historical Returns on Stocks, Bonds and Bills 1928-2025: 60 % S&P 500, 40 % ten-year Treasury, 12.1',
      evidence: 'published',
      measured: true,
    },
    {
      label: 'debt to income: front and back, FHA front and back, VA back',
      unit: 'percent',
      value: () => [
        debtToIncome.conventional.front,
        debtToIncome.conventional.back,
        debtToIncome.fha.front,
        debtToIncome.fha.back,
        debtToIncome.va.back,
      ],
      source: 'Fannie Mae Selling Guide B3-6-02 for 36, custom for 28; HUD Handbook 4000.1 II.A.5.d; 38 CFR 36.4340(c)',
      evidence: 'published',
    },
    { label: 'cap rate bands', unit: 'percent', value: () => capRateBands, source: 'rule of thumb, no law', evidence: 'planning value' },
    {
      label: 'debt service coverage: low and medium risk',
      unit: 'points',
      value: () => [coverageLowRisk, coverageMediumRisk],
      source: 'OCC, Comptroller’s Handbook: Commercial Real Estate Lending, underwriting',
      evidence: 'planning value',
    },
    {
      label: 'rates of an exchange: federal, state, recapture',
      unit: 'percent',
      value: () => [exchangeDefaults.federalRate, exchangeDefaults.stateRate, exchangeDefaults.recaptureRate],
      source: '26 USC 1(h)(1)(D)-(E); the state’s a default',
      evidence: 'planning value',
    },
  ],
} as const satisfies Readonly<Record<string, readonly CitedFigure[]>>;

function local(place: string, tax: typeof washingtonAddition, source: string): CitedFigure {
  return { label: `sales tax, ${place}, from ${tax[0].from}`, unit: 'percent', value: () => newest(tax), source, evidence: 'published' };
}

function care(label: string, kind: CareKind): CitedFigure {
  return { label, unit: 'dollars', value: () => newest(careCosts)[kind], source: survey, evidence: 'published', measured: true };
}
