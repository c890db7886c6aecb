import type { Dollars, Months } from '#calculators/figures/units.ts';
import { fullRetirementAge, retirementBenefit } from '#calculators/kit/law/social-security/social-security-benefit.ts';
import type { PersonOfPlan } from '#calculators/plan/model/plan.ts';

/** One person's claim of Social Security. */
export interface Claim {
  /** Primary insurance amount a month, in today's prices. */
  readonly pia: Dollars;
  /** The benefit that the person typed, in today's prices. */
  readonly typed: Dollars | undefined;
  readonly birthYear: number;
  /** Months since year 0 of the birth, the claim, and the full retirement age. */
  readonly birth: Months;
  readonly claimAge: Months;
  readonly claim: Months;
  readonly full: Months;
}

/** A large amount, on which rounding to the dollar does not count. */
const sample: Dollars = 1e6;

/**
 * A person born on the first day of a month attains an age the day before, in the month before. Source: 20 CFR 404.2(c)(4). A typed benefit
 * stands for itself; the primary insurance amount that spouse and survivor need follows from it where it is not given.
 */
export function claimOf({ birthDate, socialSecurity }: PersonOfPlan): Claim | undefined {
  if (socialSecurity === undefined) return undefined;
  const [year = 0, month = 1, day = 1] = birthDate.split('-').map(Number);
  const birth = year * 12 + month - 1 - (day === 1 ? 1 : 0);
  const birthYear = Math.floor(birth / 12);
  const claimAge = Math.min(840, socialSecurity.claimYears * 12 + socialSecurity.claimMonths);
  const { monthlyAtFullAge, monthlyBenefit } = socialSecurity;
  const pia =
    monthlyAtFullAge > 0 || monthlyBenefit === undefined
      ? monthlyAtFullAge
      : (monthlyBenefit * sample) / retirementBenefit(sample, birthYear, claimAge);
  return {
    pia,
    typed: monthlyBenefit,
    birthYear,
    birth,
    claimAge,
    claim: birth + claimAge,
    full: birth + fullRetirementAge(birthYear),
  };
}
