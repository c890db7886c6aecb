import { penaltyFreeAge } from '#calculators/figures/federal-tax/additional-taxes.ts';
import { defineCalculator } from '#calculators/kit/definition/define.ts';
import { age, choice, quantity, rate } from '#calculators/kit/definition/fields.ts';
import { refuse } from '#calculators/kit/definition/refusal.ts';
import { number, wholeDollars } from '#calculators/kit/formatting/words.ts';
import { maximumSeppRate, type SeppMethod, seppFactor, seppPayment, seppYears } from '#calculators/kit/law/retirement/sepp.ts';
import { toCent } from '#calculators/kit/money/money.ts';
import { accountBalance } from '#calculators/retirement/fields.ts';

/**
 * Substantially equal periodic payments before 59½.
 *   required_minimum: balance ÷ life expectancy, recomputed each year; fixed_amortization: level payment over it
 *   fixed_annuitization: balance ÷ present value of 1 a year for life
 * The rate is yearly per cent, at most 5 or 120 % of the federal mid-term rate; payments at year ends.
 */
export default defineCalculator({
  id: '72t-sepp-calculator',
  title: '72(t) Early Withdrawals',
  description: 'Yearly withdrawals before 59½ without the 10% tax.',
  shelf: 'Retirement',
  suite: 'financial',
  category: 'Retirement',
  icon: 'repeat',
  sortOrder: 86,
  inputs: {
    accountBalance,
    currentAge: age('Age this year', 50, { slider: [35, 59] }),
    method: choice(
      'Method',
      { required_minimum: 'Required minimum', fixed_amortization: 'Fixed amortization', fixed_annuitization: 'Fixed annuitization' },
      'fixed_amortization',
    ),
    interestRate: rate('Interest rate', 5, { tooltip: 'At most 5%, or 120% of the federal mid-term rate if that is higher.' }),
    lifeTable: choice('Life table', { single: 'Single life', uniform: 'Uniform lifetime', joint: 'Joint and last survivor' }, 'single', {
      advanced: true,
    }),
    beneficiaryAge: quantity('Beneficiary’s age', 'years', 50, 120, { advanced: true, tooltip: 'For the joint table.' }),
    midTermRate: rate('120% of the mid-term rate', 4.5, { advanced: true, tooltip: 'Of one of the two months before the first payment.' }),
    expectedReturn: rate('Return on the account', 5, { max: 20, step: 0.1, advanced: true, assumption: 'return' }),
  },
  results: {
    annualPayment: 'money',
    monthlyPayment: 'money',
    divisor: 'number',
    yearsRequired: 'years',
    endsAtAge: 'years',
    totalPayments: 'money',
    balanceAtEnd: 'balance',
    byRequiredMinimum: 'money',
    byFixedAmortization: 'money',
    byFixedAnnuitization: 'money',
    schedule: { age: 'count', payment: 'money', balance: 'balance' },
  },
  calculate(inputs) {
    if (inputs.currentAge >= penaltyFreeAge) return refuse('From 59½ on withdrawals are free of the 10% tax anyway.', 'currentAge');
    const most = maximumSeppRate(inputs.midTermRate);
    if (inputs.interestRate > most) return refuse(`The rate may be at most ${most}%.`, 'interestRate');
    const atAge = Math.floor(inputs.currentAge);
    const given = (at: number, balance: number) => ({
      balance,
      age: atAge + at,
      rate: inputs.interestRate / 100,
      table: inputs.lifeTable,
      beneficiaryAge: inputs.beneficiaryAge + at,
    });
    const by = (method: SeppMethod) => toCent(seppPayment(method, given(0, inputs.accountBalance)));
    const annualPayment = by(inputs.method);
    const yearsRequired = seppYears(inputs.currentAge);
    let balance = inputs.accountBalance;
    const schedule = Array.from({ length: Math.ceil(yearsRequired) }, (_, at) => {
      const grown = at === 0 ? balance : toCent(balance * (1 + inputs.expectedReturn / 100));
      const wanted = inputs.method === 'required_minimum' ? toCent(seppPayment(inputs.method, given(at, grown))) : annualPayment;
      const payment = Math.min(wanted, grown);
      balance = toCent(grown - payment);
      return { age: atAge + at, payment, balance };
    });
    return {
      annualPayment,
      monthlyPayment: toCent(annualPayment / 12),
      divisor: seppFactor(inputs.method, given(0, inputs.accountBalance)),
      yearsRequired,
      endsAtAge: inputs.currentAge + yearsRequired,
      totalPayments: toCent(schedule.reduce((sum, row) => sum + row.payment, 0)),
      balanceAtEnd: toCent(balance),
      byRequiredMinimum: by('required_minimum'),
      byFixedAmortization: by('fixed_amortization'),
      byFixedAnnuitization: by('fixed_annuitization'),
      schedule,
    };
  },
  headline: (results) => ({ value: results.annualPayment, kind: 'money', per: 'a year' }),
  say: (results) =>
    `You may take **${wholeDollars(results.annualPayment)}** a year without the 10% tax, and must go on for **${number(results.yearsRequired)} years**, to age ${number(results.endsAtAge)}.`,
  supporting: ['byRequiredMinimum', 'byFixedAmortization', 'byFixedAnnuitization', 'balanceAtEnd'],
});
