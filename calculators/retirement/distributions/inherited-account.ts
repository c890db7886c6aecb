import type { FilingStatus } from '#calculators/figures/filing-status.ts';
import type { FigureSet } from '#calculators/figures/set.ts';
import type { Dollars, Percent, Years } from '#calculators/figures/units.ts';
import { ordinaryIncomeTax } from '#calculators/kit/law/federal-tax/income-tax.ts';
import { singleLifeExpectancy } from '#calculators/kit/law/retirement/life-expectancy.ts';
import { toCent } from '#calculators/kit/money/money.ts';

/** Years after the death by the end of which the account must be empty. */
export const lastYear = 10;

export type Pace = 'least' | 'even';

/** The longer of the two expectancies counts only if the owner's distributions had to have begun. */
export function firstDivisorOf(beneficiaryAge: number, ownerAge: number | null): Years {
  const own = singleLifeExpectancy(beneficiaryAge);
  if (ownerAge === null) return own;
  return Math.max(own, Math.round((singleLifeExpectancy(ownerAge) - 1) * 10) / 10);
}

interface Inherited {
  readonly accountBalance: Dollars;
  readonly beneficiaryAge: number;
  readonly beneficiary: 'tenYear' | 'eligible';
  readonly pace: Pace;
  readonly expectedReturn: Percent;
  readonly divisor: Years;
  readonly annual: boolean;
  readonly limit: number;
}

interface InheritedYear {
  readonly year: number;
  readonly age: number;
  readonly divisor: Years;
  readonly required: Dollars;
  readonly withdrawal: Dollars;
  readonly balance: Dollars;
}

/** Withdrawals of each year until the account is empty. */
export function inheritedYears({ divisor: first, annual, limit, ...inherited }: Inherited): readonly InheritedYear[] {
  const rows: InheritedYear[] = [];
  let balance = toCent(inherited.accountBalance);
  for (let year = 1; year <= Math.max(1, limit) && balance > 0; year++) {
    const divisor = Math.round((first - (year - 1)) * 10) / 10;
    const due = annual ? toCent(balance / divisor) : 0;
    const grown = toCent(balance * (1 + inherited.expectedReturn / 100));
    const all = year === limit || (annual && divisor <= 1);
    const isEven = inherited.pace === 'even' && inherited.beneficiary === 'tenYear';
    const wanted = isEven ? Math.max(due, toCent(grown / (lastYear + 1 - year))) : due;
    const withdrawal = all ? grown : Math.min(grown, wanted);
    const required = all ? grown : Math.min(grown, due);
    balance = toCent(grown - withdrawal);
    const age = Math.floor(inherited.beneficiaryAge) + year - 1;
    rows.push({ year, age, divisor: Math.max(0, divisor), required, withdrawal, balance });
  }
  return rows;
}

interface Taxed {
  readonly figures: FigureSet;
  readonly filingStatus: FilingStatus;
  readonly taxableIncome: Dollars;
  readonly stateTaxRate: Percent;
}

/** Each year with its tax: the withdrawal lies on top of the other income, in the brackets that it reaches. */
export function taxedYears(rows: readonly InheritedYear[], { figures: set, filingStatus: status, ...taxed }: Taxed) {
  const before = ordinaryIncomeTax(set, status, taxed.taxableIncome);
  return rows.map((row) => {
    const federal = ordinaryIncomeTax(set, status, taxed.taxableIncome + row.withdrawal) - before;
    return { ...row, tax: toCent(federal + (row.withdrawal * taxed.stateTaxRate) / 100) };
  });
}

/** Worth of all withdrawals after tax at the end of a year, each invested from the end of its own year. */
export function worthAtEnd(
  rows: readonly { readonly year: number; readonly withdrawal: Dollars; readonly tax: Dollars }[],
  { expectedReturn, sideTaxRate }: { readonly expectedReturn: Percent; readonly sideTaxRate: Percent },
  end: number,
): Dollars {
  const side = 1 + (expectedReturn / 100) * (1 - sideTaxRate / 100);
  return toCent(rows.reduce((sum, { year, withdrawal, tax }) => sum + (withdrawal - tax) * side ** (end - year), 0));
}
