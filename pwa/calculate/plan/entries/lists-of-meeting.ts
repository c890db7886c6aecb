import { numberIn } from '#app/calculate/meeting/facts/household-view.ts';
import type { PlanEntries } from '#app/calculate/meeting/plan-entries.ts';
import { levelPayment } from '#calculators/kit/amortization/annuity.ts';
import { t } from '#contract/language/t.ts';
import { withNames } from './accounts-of-meeting.ts';
import type { Estimator } from './estimates.ts';
import { momentOf } from './moments.ts';

/** A rate and a term for debts of which only the balance is known. */
const usualDebt = { rate: 6, years: 20 } as const;

/** Pensions and other incomes, beside the pay of the household. */
export function incomesOf({ incomes }: PlanEntries, names: readonly string[], estimated: Estimator) {
  const found = incomes.flatMap(({ name, kind, owner, amount, from, until, survivorShare }, at) => {
    const dollars = numberIn(amount);
    const person = names[owner === 'second' ? 1 : 0] ?? names[0];
    if (dollars === undefined || person === undefined) return [];
    const title = name.trim() === '' ? t('Income {number}', { number: at + 1 }) : name.trim();
    const isShared = names.length > 1 && /pension/i.test(kind);
    const share = isShared ? estimated.percent(survivorShare, t('Share of {name} that the survivor keeps', { name: title }), 0) : 0;
    return [{ name: title, person, kind, amount: dollars, survivorShare: share, ...periodOf({ from, until }, names) }];
  });
  return withNames(found);
}

export function goalsOf({ goals }: PlanEntries, names: readonly string[]) {
  return goals.flatMap(({ name, amount, from, until }, at) => {
    const dollars = numberIn(amount);
    const title = name.trim() === '' ? t('Goal {number}', { number: at + 1 }) : name.trim();
    return dollars === undefined ? [] : [{ name: title, amount: dollars, ...periodOf({ from, until }, names) }];
  });
}

/** The debts that are listed, or else the sum of all as one. */
export function debtsOf({ debts }: PlanEntries, sum: string, estimated: Estimator) {
  const listed = debts.some(({ balance }) => numberIn(balance) !== undefined)
    ? debts
    : [{ name: t('Mortgage and other debts'), kind: 'other', balance: sum, rate: '', payment: '' }];
  const found = listed.flatMap(({ name, kind, balance, rate, payment }, at) => {
    const owed = numberIn(balance);
    if (owed === undefined || owed === 0) return [];
    const title = name.trim() === '' ? t('Debt {number}', { number: at + 1 }) : name.trim();
    const percent = estimated.percent(rate, t('Interest of {name}', { name: title }), usualDebt.rate);
    const level = Math.ceil(levelPayment(owed, percent / 1200, usualDebt.years * 12));
    const monthlyPayment = estimated.dollars(payment, t('Payment a month of {name}, so that it ends in 20 years', { name: title }), level);
    return [{ name: title, kind, balance: owed, rate: percent, monthlyPayment }];
  });
  return withNames(found);
}

/** The home, with the moment of its sale. Without a cost, it is taken to have cost its value. */
export function homesOf({ homeValue, homeBasis, homeSale }: PlanEntries, names: readonly string[], estimated: Estimator) {
  const value = numberIn(homeValue);
  if (value === undefined) return [];
  const sale = momentOf(homeSale, names);
  const basis = sale === undefined ? value : estimated.dollars(homeBasis, t('Cost of the home'), value);
  return [{ name: t('Home'), value, basis, ...(sale === undefined ? {} : { sale }) }];
}

function periodOf(entered: Readonly<Record<'from' | 'until', string>>, names: readonly string[]) {
  const [from, until] = [momentOf(entered.from, names), momentOf(entered.until, names)];
  return { ...(from === undefined ? {} : { from }), ...(until === undefined ? {} : { until }) };
}
