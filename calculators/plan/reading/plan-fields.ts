import { type StateCode, stateNames } from '#calculators/figures/states/state-names.ts';
import type {
  Account,
  Contribution,
  Debt,
  Dependent,
  Goal,
  Home,
  Income,
  Move,
  PersonOfPlan,
  Plan,
  Spending,
} from '#calculators/plan/model/plan.ts';
import { list, record } from './documents.ts';
import { choice, day, dollars, type Field, type FieldsOf, flag, number, optional, percent, text, years } from './fields.ts';
import { assumptions, giving, health, policies } from './policy-fields.ts';

const isState = (code: string): code is StateCode => code in stateNames;
const places: readonly ['none', ...StateCode[]] = ['none', ...Object.keys(stateNames).filter(isState)];

export const year = (description: string, otherwise?: number): Field<number> => {
  const rules = { unit: 'year', min: 1950, max: 2150, isWhole: true };
  return number(description, otherwise === undefined ? rules : { ...rules, otherwise });
};

const moment = (description: string) =>
  optional(text(`${description}: a year such as "2031", or "<name> retires", "<name> is <age>", "<name> dies" (the year of that)`));

/** The fields of an amount over time. */
export const timed = {
  prices: choice('Prices of the amount: today’s, which rise with inflation, or those of each year', ['today', 'then'], 'today'),
  from: moment('First year'),
  until: moment('Last year'),
  growth: percent('Growth a year, in addition to inflation where prices are today’s', 0, [-50, 50]),
} as const;

const person: Field<PersonOfPlan> = record('A person', {
  name: text('Name, by which other entries refer to the person'),
  birthDate: day('Date of birth'),
  diesAt: years('Last age reached; the person dies at the end of that year', 95, [20, 120]),
  retiresAt: years('Age of the milestone "<name> retires"', 65, [18, 120]),
  socialSecurity: optional(
    record('Social Security retirement benefit', {
      monthlyAtFullAge: dollars('Primary insurance amount a month, in today’s prices', 0),
      monthlyBenefit: optional(dollars('Benefit a month at the claim, in today’s prices; typed, it replaces the computed one')),
      claimYears: years('Age at the claim, years', 67, [62, 70]),
      claimMonths: number('Age at the claim, further months', { unit: 'months', min: 0, max: 11, otherwise: 0, isWhole: true }),
    }),
  ),
});

const move: Field<Move> = record('A move at the start of a year', {
  year: year('First year in the new state'),
  state: choice('The new state', places),
});

const dependent: Field<Dependent> = record('A dependent', {
  name: text('Name', 'dependent'),
  birthYear: year('Year of birth'),
  until: years('Last age at which the person is a dependent', 18, [0, 30]),
});

const income: Field<Income> = record('An income', {
  name: text('Name', 'income'),
  person: text('Name of the person'),
  kind: choice('Kind', [
    'wages',
    'selfEmployment',
    'pension',
    'publicPension',
    'militaryPension',
    'taxable',
    'taxFree',
    'taxExemptInterest',
  ]),
  amount: dollars('Dollars a year'),
  tips: percent('Part of wages or of the profit of a business that is qualified tips', 0),
  overtime: percent('Part of wages that is the premium for overtime', 0),
  survivorShare: percent('Share paid on to the spouse after the person’s death', 0),
  ...timed,
});

const account: Field<Account> = record('An account', {
  name: text('Name, unique'),
  kind: choice('Kind', ['cash', 'taxable', 'traditional', 'roth', 'hsa', 'education']),
  owner: text('Name of the owner; cash, taxable and education accounts may be "joint"', 'joint'),
  plan: choice('Kind of a traditional account', ['ira', 'employer', 'public'], 'ira'),
  balance: dollars('Balance at the start of the plan'),
  basis: dollars('Cost of a taxable account, or contributions after tax inside a traditional one', 0),
  rothContributions: dollars('Contributions inside a Roth account', 0),
  rothConversions: list(
    record('A conversion made before the plan', { year: year('Year of the conversion'), amount: dollars('Dollars converted') }),
  ),
  openedIn: year('First year of a Roth account, for the five years', 2000),
  stocks: percent('Share in stocks; the rest is in bonds. A cash account ignores it', 60),
  fixedReturn: optional(percent('Return a year, instead of the return of the classes', 0, [-50, 50])),
  dividends: percent('Part of a taxable account’s return that is paid as qualified dividends', 0, [0, 20]),
  interest: percent('Part of a taxable account’s return that is paid as interest', 0, [0, 20]),
  isOfPresentEmployer: flag(
    'True for the plan of the present employer: no required distribution and no conversion while its owner has wages',
    false,
  ),
});

const contribution: Field<Contribution> = record('A contribution', {
  account: text('Name of the account'),
  amount: dollars('Dollars a year, from cash; to traditional and health savings accounts before tax'),
  employer: dollars('Added by the employer, in the same prices', 0),
  ...timed,
});

const spending: Field<Spending> = record('Spending of the household on its living, without taxes, premiums, debts and homes', {
  amount: dollars('Dollars a year', 0),
  survivorShare: percent('Share that one person alone needs', 100),
  ...timed,
});

const goal: Field<Goal> = record('Spending on a goal', {
  name: text('Name', 'goal'),
  amount: dollars('Dollars in each of its years'),
  isEducation: flag('True if education accounts pay it first', false),
  ...timed,
});

const debt: Field<Debt> = record('A debt', {
  name: text('Name'),
  kind: choice('Kind; decides which interest may be deducted', ['mortgage', 'student', 'auto', 'other'], 'other'),
  balance: dollars('Balance at the start of the plan'),
  rate: percent('Interest a year, compounded monthly', 0, [0, 40]),
  monthlyPayment: dollars('Payment a month, of interest and principal'),
  extraPayment: dollars('Paid in addition each year', 0),
  home: optional(text('Name of the home whose sale repays it')),
});

const home: Field<Home> = record('A home', {
  name: text('Name'),
  value: dollars('Value at the start of the plan'),
  growth: percent('Growth of the value a year, in addition to inflation', 0, [-20, 20]),
  basis: dollars('Cost with improvements', 0),
  propertyTax: dollars('Property tax a year, in today’s prices', 0),
  upkeep: dollars('Insurance and upkeep a year, in today’s prices', 0),
  sale: moment('Year of the sale'),
  sellingCosts: percent('Costs of the sale, of the price', 6),
  isMain: flag('True for the main home, whose gain is left out up to the limit', true),
});

export const planFields: FieldsOf<Plan> = {
  startYear: year('First year of the plan; balances are those at its start, and today’s prices are its prices'),
  people: list(person, 1, 2),
  state: choice('State of residence; "none" leaves out state tax', places, 'none'),
  moves: list(move),
  dependents: list(dependent),
  incomes: list(income),
  accounts: list(account),
  contributions: list(contribution),
  spending,
  goals: list(goal),
  debts: list(debt),
  homes: list(home),
  giving,
  health,
  policies,
  assumptions,
};

export const planField: Field<Plan> = record('A household plan', planFields);
