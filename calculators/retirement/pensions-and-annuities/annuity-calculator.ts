import { defineCalculator } from '#calculators/kit/definition/define.ts';
import { age, choice, money, quantity, rate } from '#calculators/kit/definition/fields.ts';
import { refuse } from '#calculators/kit/definition/refusal.ts';
import { dollars, duration, number } from '#calculators/kit/formatting/words.ts';
import { dollarsToCents, toCent } from '#calculators/kit/money/money.ts';
import { monthlyRate } from '#calculators/retirement/growth.ts';
import { lastAge, lifeAnnuity } from './lifetime.ts';

/**
 * Monthly income for life from a premium.
 *   payment = premium · (1 − load) ÷ present value of 1 a month while alive; deferred: from a later age on, nothing at death before
 * The rate is effective and yearly; payments at month ends, to 120 at the latest.
 */
export default defineCalculator({
  id: 'annuity-calculator',
  title: 'Life Annuity',
  description: 'The monthly income for life that a premium buys.',
  shelf: 'Retirement',
  suite: 'financial',
  category: 'Retirement',
  icon: 'umbrella',
  sortOrder: 94,
  inputs: {
    premium: money('Premium', 200000, { step: 1000, required: true }),
    annuityType: choice('Payments', { immediate: 'Start now', deferred: 'Start later' }, 'immediate'),
    gender: choice('Gender', { male: 'Male', female: 'Female' }, 'female', {
      tooltip: 'Women live longer on average and receive less each month.',
    }),
    currentAge: age('Age now', 65, { min: 40, max: 95, slider: [50, 85] }),
    payoutAge: age('Payments start at', 75, { min: 41, tooltip: 'For payments that start later.' }),
    interestRate: rate('Insurer’s interest rate', 4.5, { max: 15, step: 0.1, slider: [0, 8] }),
    certainYears: quantity('Guaranteed years', 'years', 0, 40, { advanced: true, tooltip: 'Paid to heirs if you die earlier.' }),
    load: rate('Insurer’s charges', 5, { max: 50, step: 0.5, advanced: true, tooltip: 'Percent of the premium.' }),
  },
  results: {
    monthlyPayment: 'money',
    annualPayment: 'money',
    payoutRate: 'percent',
    yearsToLive: 'years',
    expectedTotal: 'money',
    breakEvenAge: 'years?',
    monthlyForMale: 'money',
    monthlyForFemale: 'money',
    startsAtAge: 'years',
  },
  calculate(inputs) {
    const wait = inputs.annuityType === 'deferred' ? inputs.payoutAge - inputs.currentAge : 0;
    if (inputs.annuityType === 'deferred' && wait <= 0) return refuse('Payments must start after the age now.', 'payoutAge');
    const common = {
      age: inputs.currentAge,
      wait,
      certainMonths: Math.floor(inputs.certainYears) * 12,
      monthlyRate: monthlyRate(inputs.interestRate / 100),
    };
    const net = inputs.premium * (1 - inputs.load / 100);
    const male = lifeAnnuity({ ...common, gender: 'male' });
    const female = lifeAnnuity({ ...common, gender: 'female' });
    const monthlyForMale = toCent(net / male.value);
    const monthlyForFemale = toCent(net / female.value);
    const monthlyPayment = inputs.gender === 'male' ? monthlyForMale : monthlyForFemale;
    const chosen = inputs.gender === 'male' ? male : female;
    // With immediate payments and without a guarantee, the paid months are the months lived.
    const isWholeLife = wait === 0 && common.certainMonths === 0;
    const lived = isWholeLife ? chosen : lifeAnnuity({ ...common, wait: 0, certainMonths: 0, gender: inputs.gender });
    const months = monthlyPayment > 0 ? Math.ceil(dollarsToCents(inputs.premium) / dollarsToCents(monthlyPayment)) : Number.MAX_VALUE;
    const breakEvenAge = inputs.currentAge + wait + months / 12;
    return {
      monthlyPayment,
      annualPayment: toCent(monthlyPayment * 12),
      payoutRate: inputs.premium > 0 ? (monthlyPayment * 1200) / inputs.premium : 0,
      yearsToLive: lived.months / 12,
      expectedTotal: toCent(monthlyPayment * chosen.months),
      breakEvenAge: breakEvenAge <= lastAge ? breakEvenAge : null,
      monthlyForMale,
      monthlyForFemale,
      startsAtAge: inputs.currentAge + wait,
    };
  },
  headline: (results) => ({ value: results.monthlyPayment, kind: 'money', per: 'a month for life' }),
  say(results) {
    if (results.monthlyPayment === 0) return 'Without a premium there is **no income**.';
    const start = `From age ${number(results.startsAtAge)} on you would receive **${dollars(results.monthlyPayment)}** a month for life`;
    if (results.breakEvenAge === null) return `${start}, which does not bring the premium back by ${lastAge}.`;
    return `${start}; by age **${duration(results.breakEvenAge * 12)}** the premium has come back.`;
  },
  supporting: ['annualPayment', 'payoutRate', 'yearsToLive', 'breakEvenAge'],
});
