import type { Assumptions, Giving, Health, Policies } from '#calculators/plan/model/plan.ts';
import { list, record } from './documents.ts';
import { choice, dollars, type Field, flag, number, optional, percent, text } from './fields.ts';

export const giving: Field<Giving> = record('Gifts to charities', {
  amount: dollars('Dollars a year', 0),
  isFromIra: flag('True if they come from traditional IRAs from age 70½ on, as charitable distributions', false),
  prices: choice('Prices of the amount', ['today', 'then'], 'today'),
  from: optional(text('First year, or a milestone')),
  until: optional(text('Last year, or a milestone')),
  growth: percent('Growth a year, in addition to inflation where prices are today’s', 0, [-50, 50]),
});

export const health: Field<Health> = record('Health insurance', {
  partDPremium: dollars('Premium of a Part D plan a month and person from 65 on, in today’s prices', 0),
  hasPartD: flag('True if the household has Part D, so that its surcharge applies', true),
  supplementPremium: dollars('Premium of a supplement a month and person from 65 on, in today’s prices', 0),
  before65: choice('Insurance of persons below 65 who have no wages', ['none', 'marketplace', 'other'], 'none'),
  premiumBefore65: dollars('Its premium a month and person, in today’s prices', 0),
  benchmarkPremium: dollars('Second-lowest silver premium a month and person, in today’s prices, for the marketplace credit', 0),
  outOfPocket: dollars('Costs a year and person that no insurance pays, in today’s prices', 0),
  incomeTwoYearsBefore: dollars('Modified adjusted gross income two years before the plan, for the surcharges of its first year', 0),
  incomeYearBefore: dollars('The same of the year before the plan, for its second year', 0),
});

export const policies: Field<Policies> = record('What the household decides', {
  withdrawals: record('Order of withdrawals', {
    order: choice(
      'Accounts from which money is drawn: one kind after the other, all in proportion, or traditional money up to a bracket first',
      ['taxableFirst', 'traditionalFirst', 'rothFirst', 'proportional', 'fillBracket'],
      'taxableFirst',
    ),
    bracket: percent('For fillBracket: the rate whose top is filled', 12, [10, 37]),
  }),
  conversions: record('Roth conversions', {
    fill: choice(
      'What they fill: nothing, an amount a year, a bracket, the 0 % bracket of gains, income below a Medicare surcharge, income below the end of the marketplace credit, or all at once',
      ['none', 'amount', 'bracket', 'gainsBracket', 'medicare', 'marketplace', 'all'],
      'none',
    ),
    amount: dollars('For amount: dollars a year, in today’s prices', 0),
    bracket: percent('For bracket: the rate whose top is filled', 12, [10, 37]),
    step: number('For medicare: the surcharge step that is not reached', { unit: 'step', min: 1, max: 5, otherwise: 1, isWhole: true }),
    from: optional(text('First year, or a milestone')),
    until: optional(text('Last year, or a milestone')),
  }),
  guardrails: record('Spending that follows the markets', {
    isOn: flag('True if spending is changed at the rails', false),
    band: percent('Distance of the rails from the first rate of withdrawal, of that rate', 20),
    change: percent('Change of spending at a rail', 10),
  }),
});

export const assumptions: Field<Assumptions> = record('Assumptions', {
  inflation: percent('Inflation a year', 2.5, [-10, 30]),
  medicalInflation: percent('Rise of premiums and medical costs a year', 4, [-10, 30]),
  inflationDeviation: percent('Standard deviation of a year’s inflation, for random markets', 0, [0, 20]),
  stocksReturn: percent('Mean return of stocks a year', 7, [-20, 30]),
  stocksDeviation: percent('Standard deviation of stocks', 17),
  bondsReturn: percent('Mean return of bonds a year', 4, [-20, 30]),
  bondsDeviation: percent('Standard deviation of bonds', 6),
  cashReturn: percent('Return of cash a year', 2.5, [-5, 30]),
  stocksBondsCorrelation: number('Correlation of stocks and bonds', { unit: 'from −1 to 1', min: -1, max: 1, otherwise: 0.1 }),
  history: list(
    record('A year of markets that the firm typed', {
      year: number('Year', { unit: 'year', min: 1800, max: 2150, isWhole: true }),
      stocks: percent('Return of stocks', 0, [-99, 300]),
      bonds: percent('Return of bonds', 0, [-99, 300]),
      cash: percent('Return of cash', 0, [-99, 300]),
      inflation: percent('Inflation', 0, [-50, 300]),
    }),
    0,
    300,
  ),
  bequest: dollars('Accounts that are to be left at the end, in today’s prices', 0),
});
