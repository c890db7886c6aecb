import { payroll } from '../../figures/federal-tax/payroll.ts';
import { computationYears, piaShares, socialSecurity } from '../../figures/social-security/social-security.ts';
import { defineCalculator } from '../../kit/definition/define.ts';
import { money, quantity } from '../../kit/definition/fields.ts';
import { refuse } from '../../kit/definition/refusal.ts';
import { dollars, duration, number, wholeDollars } from '../../kit/formatting/words.ts';
import {
  bendPointsOf,
  earningsTest,
  fullRetirementAge,
  primaryInsuranceAmount,
  retirementBenefit,
  spousalBenefit,
} from '../../kit/law/social-security/social-security-benefit.ts';
import { creditsNeeded, creditsOfRecord, creditsOfYears } from '../../kit/law/social-security/social-security-coverage.ts';
import { averageIndexedMonthlyEarnings, bendPointsAt } from '../../kit/law/social-security/social-security-earnings.ts';
import { raisedByCostOfLiving, survivorBenefit } from '../../kit/law/social-security/survivor-benefit.ts';
import { halfUp, toCent } from '../../kit/money/money.ts';
import { figures, lifeExpectancy } from '../fields.ts';
import { readEarningsRecord } from './earnings-record.ts';

/**
 * Monthly retirement benefit.
 *   AIME = earnings up to the wage base · years (at most 35) ÷ 420, down to the dollar
 *   PIA = 90 % + 32 % + 15 % of AIME between the bend points, down to the dime; benefit = PIA less early, plus late, down to the dollar
 *   with an earnings record each year is indexed to age 60, the bend points are those of age 62, and later increases are added
 * Fewer than 40 credits give no own benefit; a spouse adds up to half the other's PIA, a survivor receives the other's benefit.
 */
export default defineCalculator({
  id: 'social-security',
  title: 'Social Security Benefit',
  description: 'Your monthly benefit at each claiming age.',
  shelf: 'Retirement',
  suite: 'financial',
  category: 'Retirement',
  icon: 'shield-check',
  sortOrder: 79,
  inputs: {
    averageEarnings: money('Average earnings a year', 65000, {
      step: 1000,
      required: true,
      tooltip: 'Over your best 35 years, in today’s wages.',
    }),
    yearsWorked: quantity('Years worked', 'years', 35, 60, { tooltip: 'Missing years up to 35 count as zero.' }),
    birthYear: quantity('Year of birth', 'year', 1965, 2015, { min: 1930, step: 1 }),
    claimingAge: quantity('Claiming age', 'years', 67, 70, { min: 62, step: 0.25, zeroMeansDefault: true, slider: [62, 70] }),
    lifeExpectancy: { ...lifeExpectancy, min: 63, label: 'Live until age', defaultValue: 85 },
    spousePia: money('Spouse’s full benefit a month', 0, { tooltip: 'At the spouse’s full retirement age. 0 without a spouse.' }),
    workEarnings: money('Earnings a year while claiming', 0, { step: 1000, tooltip: 'From work, in the year of the claim.' }),
    credits: quantity('Credits earned', 'credits', 0, 240, {
      advanced: true,
      tooltip: 'Your statement has them; 40 are needed. 0 counts up to four for each year worked.',
    }),
    earningsRecord: {
      type: 'text',
      label: 'Earnings record',
      defaultValue: '',
      maxLength: 2000,
      advanced: true,
      tooltip: 'Year and earnings from your statement, as in 1990: 25000; 1991: 26500. It replaces average and years.',
    },
    spouseBenefit: money('Spouse’s own benefit a month', 0, {
      advanced: true,
      tooltip: 'What the spouse draws, for the survivor’s benefit. 0 where it is the full benefit or not claimed.',
    }),
    survivorAge: quantity('Survivor’s benefit from age', 'years', 67, 120, { min: 60, step: 0.25, advanced: true }),
    figures,
  },
  results: {
    monthlyBenefit: 'money',
    ownBenefit: 'money',
    spousalBenefit: 'money',
    survivorBenefit: 'money',
    withheldForEarnings: 'money',
    creditsEarned: 'count',
    insured: 'flag',
    annualBenefit: 'money',
    aime: 'money',
    pia: 'money',
    fullRetirementMonths: 'months',
    benefitAt62: 'money',
    benefitAtFullAge: 'money',
    benefitAt70: 'money',
    lifetimeBenefit: 'money',
    bestClaimingAge: 'years',
    breakEvenAge: 'years?',
    claims: { age: 'count', monthlyBenefit: 'money', lifetimeBenefit: 'money' },
  },
  sources: [
    {
      title: '42 USC 402(b), (e), (q), (w), 403(b), (f), 413(d), 414(a), 415(a), (b), (i), 416(l)',
      locator: 'spouse, survivor, reduction, delay, earnings test, 40 credits, formula, increases, full retirement age',
    },
    {
      title: 'SSA, Office of the Chief Actuary',
      locator: 'bend points: 1,174 and 7,078 (2024), 1,226 and 7,391 (2025), 1,286 and 7,749 (2026)',
    },
  ],
  calculate(inputs) {
    const { figures: set } = inputs;
    const born = Math.floor(inputs.birthYear);
    const record = inputs.earningsRecord.trim() === '' ? null : readEarningsRecord(inputs.earningsRecord);
    if (record === undefined)
      return refuse('Write each year from 1970 once with its earnings, as in 1990: 25000; 1991: 26500.', 'earningsRecord');
    const counted = Math.min(inputs.averageEarnings, payroll[set].wageBase);
    // Cents times hundredths of a year are whole, so there is no error before rounding down.
    const averaged = Math.floor(halfUp(counted * Math.min(computationYears, inputs.yearsWorked) * 1e4) / (computationYears * 12e4));
    const aime = record === null ? averaged : averageIndexedMonthlyEarnings(born, record);
    const assumedCredits =
      record === null
        ? creditsOfYears(inputs.yearsWorked, inputs.averageEarnings, socialSecurity[set].quarterOfCoverage)
        : creditsOfRecord(record);
    const creditsEarned = inputs.credits > 0 ? Math.floor(inputs.credits) : assumedCredits;
    const insured = creditsEarned >= creditsNeeded;
    const claim = Math.round(inputs.claimingAge * 12);
    const atEligibility = primaryInsuranceAmount(aime, record === null ? bendPointsOf(set) : bendPointsAt(born + 62));
    const piaAt = (months: number) =>
      !insured ? 0 : record === null ? atEligibility : raisedByCostOfLiving(atEligibility, born + 62, born + Math.floor(months / 12));
    const pia = piaAt(claim);
    const ownAt = (months: number) => retirementBenefit(piaAt(months), born, months);
    // A larger own benefit, due to waiting, also reduces the spouse's half.
    const spouseAt = (months: number) =>
      inputs.spousePia === 0 ? 0 : spousalBenefit(inputs.spousePia, born, months, Math.max(piaAt(months), ownAt(months)));
    const at = (months: number) => ownAt(months) + spouseAt(months);
    const lifetime = (months: number) => at(months) * Math.max(0, Math.round(inputs.lifeExpectancy * 12) - months);
    const claims = [62, 63, 64, 65, 66, 67, 68, 69, 70].map((age) => ({
      age,
      monthlyBenefit: at(age * 12),
      lifetimeBenefit: lifetime(age * 12),
    }));
    const best = claims.reduce((most, row) => (row.lifetimeBenefit > most.lifetimeBenefit ? row : most));
    const monthlyBenefit = at(claim);
    const early = at(744);
    const more = monthlyBenefit - early;
    const full = fullRetirementAge(born);
    const when = claim >= full ? 'after' : Math.floor(claim / 12) === Math.floor(full / 12) ? 'yearOf' : 'before';
    const monthsTested = when === 'yearOf' ? full - claim : 12;
    return {
      monthlyBenefit,
      ownBenefit: ownAt(claim),
      spousalBenefit: spouseAt(claim),
      survivorBenefit: survivorBenefit(inputs.spousePia, inputs.spouseBenefit, born, Math.round(inputs.survivorAge * 12)),
      withheldForEarnings: toCent(earningsTest(set, when, inputs.workEarnings, monthlyBenefit * monthsTested)),
      creditsEarned,
      insured,
      annualBenefit: monthlyBenefit * 12,
      aime,
      pia,
      fullRetirementMonths: full,
      benefitAt62: early,
      benefitAtFullAge: at(full),
      benefitAt70: at(840),
      lifetimeBenefit: lifetime(claim),
      bestClaimingAge: best.age,
      breakEvenAge: more > 0 ? (claim + (early * (claim - 744)) / more) / 12 : null,
      claims,
    };
  },
  headline: (results) => ({ value: results.monthlyBenefit, kind: 'money', per: 'a month' }),
  say(results, inputs) {
    const missing = `SSA asks for **${creditsNeeded} credits** (ten years of work); with **${number(results.creditsEarned)}** there is no own benefit`;
    const other =
      results.survivorBenefit > 0
        ? ` A survivor’s benefit from ${number(inputs.survivorAge)} would be **${wholeDollars(results.survivorBenefit)}**, paid instead where it is more.`
        : '';
    if (!results.insured)
      return results.spousalBenefit > 0
        ? `${missing}, but **${wholeDollars(results.spousalBenefit)}** a month on your spouse’s record.${other}`
        : `${missing}.${other}`;
    const spouse = results.spousalBenefit > 0 ? `, ${wholeDollars(results.spousalBenefit)} of it on your spouse’s record` : '';
    const tested =
      results.withheldForEarnings > 0
        ? ` While you earn that much, **${dollars(results.withheldForEarnings)}** of the first year’s benefits is held back and raises later ones.`
        : '';
    const start = `Claimed at ${number(inputs.claimingAge)}, the benefit is **${wholeDollars(results.monthlyBenefit)}** a month${spouse}; the full benefit of ${wholeDollars(results.benefitAtFullAge)} starts at ${duration(results.fullRetirementMonths)}`;
    const waited =
      results.breakEvenAge === null
        ? ''
        : ` Against a claim at 62, waiting pays off from age **${duration(results.breakEvenAge * 12)}** on.`;
    return `${start}.${waited}${tested}${other}`;
  },
  supporting: ['benefitAt62', 'benefitAtFullAge', 'benefitAt70', 'lifetimeBenefit'],
  chart: (results, inputs) => ({
    kind: 'bars',
    title: 'Monthly benefit by claiming age',
    unit: 'money',
    bars: results.claims.map((row) => ({ label: `${row.age}`, value: row.monthlyBenefit, chosen: row.age === inputs.claimingAge })),
  }),
  explanation: {
    formula: [
      `PIA = ${piaShares[0]}% of AIME to the first bend point, ${piaShares[1]}% to the second, ${piaShares[2]}% above.`,
      'Spouse: half the other’s full benefit less the own one, −25/36% a month early. Survivor: the other’s benefit, 71.5% of it at 60.',
      'Early: −5/9% for each of 36 months, then −5/12%. Late: +2/3% a month to 70 (less if born before 1943).',
    ],
    assumptions: [
      'Without a record the bend points and wage base of the chosen year stand for yours; SSA takes those of your age 62.',
      'With a record: wages indexed to 60, bend points of 62, increases since then as far as announced.',
      'Spouse’s benefit: the spouse has claimed. Earnings test: birthday at the start of the year, the limit of the chosen figures.',
      'Standard set: bend points of 2025, wage base of 2024. All in today’s money, without raises for prices.',
    ],
    leavesOut: ['Children’s and divorced spouses’ benefits, the family maximum, taxes.'],
    differs: ['SSA indexes each year of your record; your statement there is better than any estimate.'],
  },
});
