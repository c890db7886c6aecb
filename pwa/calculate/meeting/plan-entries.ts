/** An account that is entered for the plan beside those of the household. Every field but the key is the typed text. */
export interface EnteredAccount {
  readonly key: string;
  readonly name: string;
  /** Kind of account in the plan, such as `roth`. */
  readonly kind: string;
  /** `first`, `second`, or `joint`. */
  readonly owner: string;
  readonly balance: string;
  /** Cost of a taxable account. */
  readonly basis: string;
}

/** Facts of the household plan that no other part of the meeting asks for, as typed. An empty one is estimated. */
export interface PlanEntries {
  readonly state: string;
  /** Spending on living a year, in today's dollars. */
  readonly spending: string;
  readonly survivorShare: string;
  /** Share in stocks, in per cent. */
  readonly stocks: string;
  readonly claimFirst: string;
  readonly claimSecond: string;
  readonly homeValue: string;
  readonly order: string;
  readonly conversions: string;
  readonly accounts: readonly EnteredAccount[];
}

export const emptyPlanEntries: PlanEntries = {
  state: '',
  spending: '',
  survivorShare: '',
  stocks: '',
  claimFirst: '',
  claimSecond: '',
  homeValue: '',
  order: '',
  conversions: '',
  accounts: [],
};

/** Most accounts of a plan. A file with more was written by something else. */
export const mostAccounts = 40;
