import { payroll } from '#calculators/figures/federal-tax/payroll.ts';
import type { FigureSet } from '#calculators/figures/set.ts';
import { computationYears, socialSecurity } from '#calculators/figures/social-security/social-security.ts';
import type { Dollars, Years } from '#calculators/figures/units.ts';
import { defineCalculator } from '#calculators/kit/definition/define.ts';
import { money, quantity } from '#calculators/kit/definition/fields.ts';
import { refuse } from '#calculators/kit/definition/refusal.ts';
import { dollars, duration, number, wholeDollars } from '#calculators/kit/formatting/words.ts';
import {
  bendPointsOf,
  earningsTest,
  fullRetirementAge,
  primaryInsuranceAmount,
  retirementBenefit,
  spousalBenefit,
} from '#calculators/kit/law/social-security/social-security-benefit.ts';
import { creditsNeeded, creditsOfRecord, creditsOfYears } from '#calculators/kit/law/social-security/social-security-coverage.ts';
import {
  averageIndexedMonthlyEarnings,
  bendPointsAt,
  type YearOfEarnings,
} from '#calculators/kit/law/social-security/social-security-earnings.ts';
import { raisedByCostOfLiving, survivorBenefit } from '#calculators/kit/law/social-security/survivor-benefit.ts';
import { halfUp, toCent } from '#calculators/kit/money/money.ts';
import { figures, lifeExpectancy } from '#calculators/retirement/fields.ts';
import { readEarningsRecord } from './earnings-record.ts';

/**
 * Monthly retirement benefit.
 *   AIME = earnings up to the wage base · years (at most 35) ÷ 420, down to the dollar
 *   PIA = 90 % + 32 % + 15 % of AIME between the bend points, down to the dime; benefit = PIA less early, plus late, down to the dollar
 *   with an earnings record each year is indexed to age 60, the bend points are those of age 62, and later increases are added
 *   a full benefit that is entered, as from the statement, is the PIA; earnings and credits are then not asked
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
    fullBenefit: money('Full benefit a month', 0, {
      tooltip: 'At full retirement age, from your statement. It replaces earnings, years and credits; 0 computes it from them.',
    }),
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
    aime: 'money?',
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
  calculate(inputs) {
    const { figures: set } = inputs;
    const born = Math.floor(inputs.birthYear);
    const record = inputs.earningsRecord.trim() === '' ? null : readEarningsRecord(inputs.earningsRecord);
    if (record === undefined)
      return refuse('Write each year from 1970 once with its earnings, as in 1990: 25000; 1991: 26500.', 'earningsRecord');
    const { aime, assumedCredits } = earned(inputs, born, record);
    const creditsEarned = inputs.credits > 0 ? Math.floor(inputs.credits) : assumedCredits;
    const isStated = inputs.fullBenefit > 0;
    const insured = isStated || creditsEarned >= creditsNeeded;
    const claim = Math.round(inputs.claimingAge * 12);
    const atEligibility = primaryInsuranceAmount(aime, record === null ? bendPointsOf(set) : bendPointsAt(born + 62));
    const piaAt = (months: number) =>
      isStated
        ? inputs.fullBenefit
        : !insured
          ? 0
          : record === null
            ? atEligibility
            : raisedByCostOfLiving(atEligibility, born + 62, born + Math.floor(months / 12));
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
      aime: isStated ? null : aime,
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
});

/** Average indexed monthly earnings, and the credits that they give, from a record or from an average over years. */
function earned(
  inputs: { readonly figures: FigureSet; readonly averageEarnings: Dollars; readonly yearsWorked: Years },
  born: number,
  record: readonly YearOfEarnings[] | null,
) {
  if (record !== null) return { aime: averageIndexedMonthlyEarnings(born, record), assumedCredits: creditsOfRecord(record) };
  const counted = Math.min(inputs.averageEarnings, payroll[inputs.figures].wageBase);
  return {
    // Cents times hundredths of a year are whole, so there is no error before rounding down.
    aime: Math.floor(halfUp(counted * Math.min(computationYears, inputs.yearsWorked) * 1e4) / (computationYears * 12e4)),
    assumedCredits: creditsOfYears(inputs.yearsWorked, inputs.averageEarnings, socialSecurity[inputs.figures].quarterOfCoverage),
  };
}
