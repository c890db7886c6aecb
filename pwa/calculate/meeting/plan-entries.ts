/** An account that is entered for the plan beside those of the household: its kind in the plan, and its owner, `first` or `second`. */
export type EnteredAccount = Row<'name' | 'kind' | 'owner' | 'balance' | 'basis'>;

/** A debt: its kind in the plan, its interest a year in per cent, and its payment a month. */
export type EnteredDebt = Row<'name' | 'kind' | 'balance' | 'rate' | 'payment'>;

/**
 * Something to pay for beside the living, in today's dollars a year. A moment is empty, a year, or a milestone such as `first:retires` or
 * `second:dies`.
 */
export type EnteredGoal = Row<'name' | 'amount' | 'from' | 'until'>;

/** An income a year beside pay and Social Security, such as a pension, with the share in per cent that goes on to the spouse. */
export type EnteredIncome = Row<'name' | 'kind' | 'owner' | 'amount' | 'from' | 'until' | 'survivorShare'>;

/** A row of a list of the plan. Every field but the key is the typed text; an empty one is not known. */
export type Row<Field extends string> = Readonly<Record<'key' | Field, string>>;

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
  /** Cost of the home, with improvements. */
  readonly homeBasis: string;
  /** The moment of its sale. */
  readonly homeSale: string;
  readonly order: string;
  readonly conversions: string;
  readonly accounts: readonly EnteredAccount[];
  readonly incomes: readonly EnteredIncome[];
  readonly debts: readonly EnteredDebt[];
  readonly goals: readonly EnteredGoal[];
}

export const emptyPlanEntries: PlanEntries = {
  state: '',
  spending: '',
  survivorShare: '',
  stocks: '',
  claimFirst: '',
  claimSecond: '',
  homeValue: '',
  homeBasis: '',
  homeSale: '',
  order: '',
  conversions: '',
  accounts: [],
  incomes: [],
  debts: [],
  goals: [],
};

/** Most rows of a list of a plan. A file with more was written by something else. */
export const mostRows = 40;
