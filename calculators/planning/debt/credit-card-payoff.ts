import type { Cents, Dollars, Percent } from '#calculators/figures/units.ts';
import { levelPaymentCents } from '#calculators/kit/amortization/annuity.ts';
import { defineCalculator } from '#calculators/kit/definition/define.ts';
import { amount, money } from '#calculators/kit/definition/fields.ts';
import { refuse } from '#calculators/kit/definition/refusal.ts';
import { dollars, duration, wholeDollars } from '#calculators/kit/formatting/words.ts';
import { centsToDollars, dollarsToCents, halfUp, toCent } from '#calculators/kit/money/money.ts';
import { exactRate, interestCents } from '#calculators/kit/money/rate.ts';
import { interestRate, rate } from '#calculators/planning/fields.ts';
import { payOff } from './debt.ts';

/** Months of the payoff example that a card statement must show. 12 CFR 1026.7(b)(12)(i)(F). */
const statementMonths = 36;
const furthest = 1200;

/**
 * A card paid by a fixed amount, compared with the minimum each month.
 *   minimum = the larger of the floor and (share of the balance + interest), never more than what is owed; on cards whose share
 *   contains the interest, the larger of the floor, the interest and share · (balance + interest)
 * Interest is the yearly rate ÷ 12 on the balance, to the cent. There are no new charges.
 */
export default defineCalculator({
  id: 'credit-card-payoff',
  title: 'Credit Card Payoff',
  description: 'What a fixed payment saves against the minimum payment of a card.',
  shelf: 'Planning',
  suite: 'financial',
  category: 'Planning',
  icon: 'credit-card',
  sortOrder: 118,
  inputs: {
    cardBalance: amount('Card balance', 6000, { max: 1e6, step: 100 }),
    interestRate: { ...interestRate, label: 'Card rate (APR)', defaultValue: 22 },
    monthlyPayment: money('Payment a month', 250, { max: 1e6, step: 25, required: true }),
    minimumPercent: rate('Minimum: share of the balance', 1, {
      min: 0.5,
      max: 10,
      advanced: true,
      tooltip: 'Plus the month’s interest, unless the share contains it.',
    }),
    minimumIncludesInterest: {
      label: 'Minimum: interest in the share',
      type: 'boolean',
      defaultValue: false,
      advanced: true,
      tooltip: 'Some cards ask for a share, such as 2%, of the balance with its interest.',
    },
    minimumFloor: money('Minimum: at least', 35, { min: 10, max: 1000, step: 5, advanced: true }),
  },
  results: {
    payoffMonths: 'months',
    totalInterest: 'money',
    minimumMonths: 'months?',
    minimumInterest: 'money?',
    interestSaved: 'money?',
    firstMinimumPayment: 'money',
    paymentForThreeYears: 'money',
    balances: { month: 'count', fixedPayment: 'balance', minimumPayment: 'balance' },
  },
  calculate(inputs) {
    const { cardBalance, interestRate } = inputs;
    const plan = payOff(cardBalance, interestRate, inputs.monthlyPayment);
    if (typeof plan === 'string') return refuse(plan, 'monthlyPayment');
    const slow = minimumPlan(cardBalance, interestRate, inputs);
    const months = slow.ends ? Math.max(plan.rows.length, slow.balances.length) : plan.rows.length;
    return {
      payoffMonths: plan.rows.length,
      totalInterest: centsToDollars(plan.totalInterest),
      minimumMonths: slow.ends ? slow.balances.length : null,
      minimumInterest: slow.ends ? centsToDollars(slow.interest) : null,
      interestSaved: slow.ends ? centsToDollars(slow.interest - plan.totalInterest) : null,
      firstMinimumPayment: centsToDollars(slow.firstPayment),
      paymentForThreeYears: centsToDollars(levelPaymentCents(cardBalance, interestRate / 1200, statementMonths)),
      balances: Array.from({ length: months }, (_, at) => ({
        month: at + 1,
        fixedPayment: centsToDollars(plan.rows[at]?.balance ?? 0),
        minimumPayment: centsToDollars(slow.balances[at] ?? 0),
      })),
    };
  },
  headline: (results) => ({ value: results.payoffMonths, kind: 'months' }),
  say(results, inputs) {
    const { interestSaved, minimumMonths } = results;
    const saved =
      interestSaved === null || minimumMonths === null
        ? 'the minimum payments would not end within **a hundred years**'
        : interestSaved < 0
          ? `the minimum payments, higher at first, would cost ${wholeDollars(-interestSaved)} less`
          : `the minimum payments would take **${duration(minimumMonths)}** and cost **${wholeDollars(interestSaved)}** more`;
    return `At ${dollars(inputs.monthlyPayment)} a month the card is paid off in **${duration(results.payoffMonths)}** with ${wholeDollars(results.totalInterest)} of interest; ${saved}.`;
  },
  supporting: ['totalInterest', 'interestSaved', 'minimumMonths', 'paymentForThreeYears'],
});

interface MinimumPlan {
  readonly balances: readonly Cents[];
  readonly interest: Cents;
  readonly firstPayment: Cents;
  /** True if it is paid off within a hundred years. */
  readonly ends: boolean;
}

interface Minimum {
  readonly minimumPercent: Percent;
  readonly minimumIncludesInterest: boolean;
  readonly minimumFloor: Dollars;
}

function minimumPlan(owed: Dollars, annualRate: Percent, minimum: Minimum): MinimumPlan {
  const { minimumPercent: share, minimumIncludesInterest } = minimum;
  const floor = dollarsToCents(minimum.minimumFloor);
  const monthly = exactRate(annualRate, 12);
  const balances: Cents[] = [];
  let balance: number = dollarsToCents(toCent(owed));
  let total = 0;
  let firstPayment = 0;
  while (balance > 0 && balances.length < furthest) {
    const interest = interestCents(balance, monthly);
    const asked = minimumIncludesInterest
      ? Math.max(interest, halfUp(((balance + interest) * share) / 100))
      : halfUp((balance * share) / 100) + interest;
    const payment = Math.min(balance + interest, Math.max(floor, asked));
    if (balances.length === 0) firstPayment = payment;
    balance += interest - payment;
    total += interest;
    balances.push(balance);
  }
  return { balances, interest: total, firstPayment, ends: balance === 0 };
}
