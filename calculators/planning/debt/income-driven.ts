import type { FigureSet } from '#calculators/figures/set.ts';
import { povertyGuideline } from '#calculators/figures/student-loans/poverty.ts';
import { assistancePlan, incomeBased, publicServicePayments } from '#calculators/figures/student-loans/student-loans.ts';
import type { Dollars, Percent } from '#calculators/figures/units.ts';
import { centsToDollars, dollarsToCents, halfUp, toCent } from '#calculators/kit/money/money.ts';

export const plans = {
  rap: 'Repayment Assistance Plan',
  newIbr: 'Income-based, 10%',
  oldIbr: 'Income-based, 15%',
} as const;
export type Plan = keyof typeof plans;

/** Monthly payment of the Repayment Assistance Plan by a year's adjusted gross income. Source: 20 USC 1087e(q)(4). */
export function assistancePayment(income: Dollars, dependents: number): Dollars {
  const { incomeStep, highestShare, leastAYear, perDependent, leastAMonth } = assistancePlan;
  // An income at the end of a band belongs to it.
  const share = Math.min(highestShare, Math.ceil(income / incomeStep) - 1);
  const yearly = share < 1 ? leastAYear : (income * share) / 100;
  return Math.max(leastAMonth, toCent(yearly / 12 - perDependent * dependents));
}

export interface Household {
  readonly set: FigureSet;
  readonly people: number;
  /** Price level relative to that year, with which the guideline rises. */
  readonly prices: number;
}

/** Monthly payment under income-based repayment before the cap. Source: 34 CFR 685.209. */
export function incomeBasedPayment(income: Dollars, share: number, { set, people, prices }: Household): Dollars {
  const [none, least] = incomeBased.smallPayments;
  const beyond = income - incomeBased.povertyMultiple * povertyGuideline(set, people) * prices;
  const payment = toCent((Math.max(0, beyond) * share) / 12);
  if (payment < none) return 0;
  return Math.max(least, payment);
}

export interface Borrower {
  readonly balance: Dollars;
  readonly interestRate: Percent;
  readonly isPublicServant: boolean;
  /** Monthly payment of a year, counted from 0. */
  readonly payment: (plan: Plan, year: number) => Dollars;
}

/**
 * A plan month by month until the loan is repaid or forgiven. Interest is simple: interest that a payment does not cover is waived by the
 * assistance plan, and is owed in addition to the loan under income-based repayment.
 */
export function simulatePlan(plan: Plan, borrower: Borrower) {
  const allowed = { rap: assistancePlan.payments, newIbr: incomeBased.newPayments, oldIbr: incomeBased.oldPayments }[plan];
  const last = borrower.isPublicServant ? publicServicePayments : allowed;
  const isWaived = plan === 'rap';
  const mostMatched = isWaived ? dollarsToCents(assistancePlan.principalMatch) : 0;
  // Whole cents throughout.
  let principal: number = dollarsToCents(borrower.balance);
  let unpaid = 0;
  let paid = 0;
  let matched = 0;
  let month = 0;
  let asked = 0;
  const balances: Dollars[] = [borrower.balance];
  while (month < last && principal + unpaid > 0) {
    if (month % 12 === 0) asked = dollarsToCents(borrower.payment(plan, month / 12));
    const due = unpaid + halfUp((principal * borrower.interestRate) / 1200);
    const payment = Math.min(asked, principal + due);
    const toPrincipal = Math.max(0, payment - due);
    const match = Math.min(principal - toPrincipal, Math.max(0, Math.min(mostMatched, payment) - toPrincipal));
    unpaid = isWaived ? 0 : Math.max(0, due - payment);
    principal -= toPrincipal + match;
    paid += payment;
    matched += match;
    month += 1;
    balances.push(centsToDollars(principal + unpaid));
  }
  return {
    months: month,
    totalPaid: centsToDollars(paid),
    matched: centsToDollars(matched),
    forgiven: centsToDollars(principal + unpaid),
    balances,
  };
}
