import type { StateCode } from '#calculators/figures/states/state-names.ts';
import type { Dollars, Percent, Years } from '#calculators/figures/units.ts';

/** A household, and what it intends to do. Amounts are dollars a year and rates per cent a year, unless a field says otherwise. */
export interface Plan {
  /** The first year of the plan; balances are those at its start, and today's prices are its prices. */
  readonly startYear: number;
  readonly people: readonly PersonOfPlan[];
  readonly state: StateCode | 'none';
  readonly moves: readonly Move[];
  readonly dependents: readonly Dependent[];
  readonly incomes: readonly Income[];
  readonly accounts: readonly Account[];
  readonly contributions: readonly Contribution[];
  readonly spending: Spending;
  readonly goals: readonly Goal[];
  readonly debts: readonly Debt[];
  readonly homes: readonly Home[];
  readonly giving: Giving;
  readonly health: Health;
  readonly policies: Policies;
  readonly assumptions: Assumptions;
}

export interface PersonOfPlan {
  readonly name: string;
  readonly birthDate: string;
  /** The last age reached: the person dies at the end of the year of that birthday. */
  readonly diesAt: Years;
  /** Milestone "<name> retires": the year of this birthday. */
  readonly retiresAt: Years;
  readonly socialSecurity: SocialSecurity | undefined;
}

export interface SocialSecurity {
  /** Primary insurance amount a month, in today's prices. */
  readonly monthlyAtFullAge: Dollars;
  /** The benefit a month that the person expects at the claim, in today's prices. Typed, it is used instead of a computed one. */
  readonly monthlyBenefit: Dollars | undefined;
  readonly claimYears: Years;
  readonly claimMonths: number;
}

/** A year, or a milestone: "Ann retires", "Ann dies", "Ann is 70". */
export type Moment = string;

/** An amount over time. */
export interface Timed {
  readonly amount: Dollars;
  /** Prices of the amount: today's, so that it rises with inflation, or those of the year in which it is paid. */
  readonly prices: 'today' | 'then';
  readonly from: Moment | undefined;
  /** The last year. */
  readonly until: Moment | undefined;
  /** Yearly growth, beside inflation where prices are today's. */
  readonly growth: Percent;
}

export interface Move {
  /** The state of this year and later ones. */
  readonly year: number;
  readonly state: StateCode | 'none';
}

export interface Dependent {
  readonly name: string;
  readonly birthYear: number;
  /** The last age at which the person is a dependent. */
  readonly until: Years;
}

export type IncomeKind =
  | 'wages'
  | 'selfEmployment'
  | 'pension'
  | 'publicPension'
  | 'militaryPension'
  | 'taxable'
  | 'taxFree'
  | 'taxExemptInterest';

export interface Income extends Timed {
  readonly name: string;
  readonly person: string;
  readonly kind: IncomeKind;
  /** Part of wages or of the profit of a business that is qualified tips, and part of wages that is the premium for overtime. */
  readonly tips: Percent;
  readonly overtime: Percent;
  /** Share that is paid on to the spouse after the person's death. */
  readonly survivorShare: Percent;
}

export type AccountKind = 'cash' | 'taxable' | 'traditional' | 'roth' | 'hsa' | 'education';

export interface Account {
  readonly name: string;
  readonly kind: AccountKind;
  /** A name, or "joint" for cash, taxable, and education accounts. */
  readonly owner: string;
  /** Kind of a traditional account, because states and required distributions treat them differently. */
  readonly plan: 'ira' | 'employer' | 'public';
  readonly balance: Dollars;
  /** Cost of a taxable account, or what was paid into a traditional one after tax. */
  readonly basis: Dollars;
  /** Contributions made to a Roth account; what is neither these nor conversions is earnings. */
  readonly rothContributions: Dollars;
  readonly rothConversions: readonly RothConversion[];
  /** The first year of a Roth account, for the five years. */
  readonly openedIn: number;
  /** Share in stocks; the rest is in bonds. Cash accounts earn the return of cash. */
  readonly stocks: Percent;
  /** Yearly return instead of that of the classes. */
  readonly fixedReturn: Percent | undefined;
  /** Part of the return of a taxable account that is paid as qualified dividends, and as interest. */
  readonly dividends: Percent;
  readonly interest: Percent;
  /** True for the plan of the present employer: no required distribution while its owner works. */
  readonly isOfPresentEmployer: boolean;
}

export interface RothConversion {
  readonly year: number;
  readonly amount: Dollars;
}

export interface Contribution extends Timed {
  readonly account: string;
  /** Added by the employer, in the prices of `amount`. */
  readonly employer: Dollars;
}

export interface Spending extends Timed {
  /** Share of the spending that one person alone needs. */
  readonly survivorShare: Percent;
}

export interface Goal extends Timed {
  readonly name: string;
  /** True if education accounts pay it first. */
  readonly isEducation: boolean;
}

export interface Debt {
  readonly name: string;
  readonly kind: 'mortgage' | 'student' | 'auto' | 'other';
  readonly balance: Dollars;
  readonly rate: Percent;
  readonly monthlyPayment: Dollars;
  /** Paid beside the payments each year. */
  readonly extraPayment: Dollars;
  /** The home whose sale repays the debt. */
  readonly home: string | undefined;
}

export interface Home {
  readonly name: string;
  readonly value: Dollars;
  readonly growth: Percent;
  readonly basis: Dollars;
  readonly propertyTax: Dollars;
  /** Insurance and upkeep. */
  readonly upkeep: Dollars;
  readonly sale: Moment | undefined;
  readonly sellingCosts: Percent;
  /** False for a second home, whose gain is taxed in full. */
  readonly isMain: boolean;
}

export interface Giving extends Timed {
  /** True if gifts come from traditional IRAs where the law lets them be left out of income. */
  readonly isFromIra: boolean;
}

export interface Health {
  /** Premiums a month for each person, in today's prices; they rise with medical prices. */
  readonly partDPremium: Dollars;
  readonly hasPartD: boolean;
  readonly supplementPremium: Dollars;
  readonly before65: 'none' | 'marketplace' | 'other';
  readonly premiumBefore65: Dollars;
  readonly benchmarkPremium: Dollars;
  /** Costs of each person that no insurance pays. */
  readonly outOfPocket: Dollars;
  /** Incomes of the two years before the plan, for the surcharges of Medicare. */
  readonly incomeTwoYearsBefore: Dollars;
  readonly incomeYearBefore: Dollars;
}

export interface Policies {
  readonly withdrawals: WithdrawalPolicy;
  readonly conversions: ConversionPolicy;
  readonly guardrails: Guardrails;
}

export interface WithdrawalPolicy {
  readonly order: 'taxableFirst' | 'traditionalFirst' | 'rothFirst' | 'proportional' | 'fillBracket';
  /** The bracket that `fillBracket` fills with traditional money before it takes taxable money. */
  readonly bracket: Percent;
}

export interface ConversionPolicy {
  readonly fill: 'none' | 'amount' | 'bracket' | 'gainsBracket' | 'medicare' | 'marketplace' | 'all';
  /** For `amount`: dollars a year in today's prices. */
  readonly amount: Dollars;
  /** For `bracket`: the rate whose top is filled. */
  readonly bracket: Percent;
  /** For `medicare`: the number of the surcharge step that is not to be reached, 1 to 5. */
  readonly step: number;
  readonly from: Moment | undefined;
  readonly until: Moment | undefined;
}

/** Spending that follows the markets: cut or raised when the rate of withdrawal leaves a band around the first one. */
export interface Guardrails {
  readonly isOn: boolean;
  /** Width of the band in per cent of the first rate of withdrawal. */
  readonly band: Percent;
  /** Change of spending at each rail. */
  readonly change: Percent;
}

export interface Assumptions {
  readonly inflation: Percent;
  readonly medicalInflation: Percent;
  readonly inflationDeviation: Percent;
  readonly stocksReturn: Percent;
  readonly stocksDeviation: Percent;
  readonly bondsReturn: Percent;
  readonly bondsDeviation: Percent;
  readonly cashReturn: Percent;
  readonly stocksBondsCorrelation: number;
  /** Years of markets that the firm typed, the earliest first. */
  readonly history: readonly MarketYear[];
  /** Assets in today's prices that are to be left at the end. */
  readonly bequest: Dollars;
}

export interface MarketYear {
  readonly year: number;
  readonly stocks: Percent;
  readonly bonds: Percent;
  readonly cash: Percent;
  readonly inflation: Percent;
}
