import type { Dollars, Months } from '#calculators/figures/units.ts';
import { retirementBenefit, spousalBenefit } from '#calculators/kit/law/social-security/social-security-benefit.ts';
import { earliestSurvivorClaim, survivorBenefit } from '#calculators/kit/law/social-security/survivor-benefit.ts';
import type { Claim } from '#calculators/plan/setup/claims.ts';
import type { YearWork } from './year-work.ts';

const noBenefits: readonly Dollars[] = [];

/**
 * Social Security of a year for each person, in dollars: a worker's benefit from the month of the claim, a spouse's addition once both have
 * claimed (from the larger of the spouse's full and paid benefit), the larger of a worker's and a survivor's benefit after a death, less
 * what the earnings test takes. Amounts rise with prices of the
 * year. Source: 42 USC 402(a), (b), (c), (e), (f), (k)(3), (q), 403(b), 415(i).
 */
export function benefitsOfYear(work: YearWork): readonly Dollars[] {
  const { setup, state } = work;
  if (setup.people.every(({ claim }) => claim === undefined)) return noBenefits;
  return setup.people.map((person, index) => (state.isAlive[index] === true ? benefitOf(work, index, person.claim) : 0));
}

function benefitOf(work: YearWork, index: number, claim: Claim | undefined): Dollars {
  const { setup, state, year } = work;
  const other = setup.people.length > 1 ? 1 - index : -1;
  const spouse = setup.people[other]?.claim;
  const birth = claim?.birth ?? birthOf(work, index);
  const start = year * 12;
  const own = claim === undefined ? 0 : monthlyOwn(work, index, claim);
  const ownMonths = claim === undefined ? 0 : monthsFrom(claim.claim, start);
  if (spouse === undefined) return afterEarnings(work, index, { claim, own, yearly: own * ownMonths });
  const birthYear = claim?.birthYear ?? Math.floor(birth / 12);
  if (state.isAlive[other] === true) {
    if (claim === undefined) return 0;
    const both = Math.max(claim.claim, spouse.claim);
    const months = monthsFrom(both, start);
    const ownBase = Math.max(claim.pia * work.level, own);
    const addition = months === 0 ? 0 : spousalBenefit(dimes(spouse.pia * work.level), birthYear, both - birth, dimes(ownBase));
    return afterEarnings(work, index, { claim, own: own + addition, yearly: own * ownMonths + addition * months });
  }
  const died = ((setup.people[other]?.deathYear ?? year) + 1) * 12;
  const from = Math.max(died, birth + earliestSurvivorClaim);
  const months = monthsFrom(from, start);
  const survivor =
    months === 0 ? 0 : survivorBenefit(dimes(spouse.pia * work.level), paidToDeceased(work, other, spouse, died), birthYear, from - birth);
  const together = Math.min(months, ownMonths);
  const yearly = survivor * months + own * ownMonths - Math.min(own, survivor) * together;
  return afterEarnings(work, index, { claim, own: Math.max(own, survivor), yearly });
}

function birthOf({ setup }: YearWork, index: number): Months {
  const person = setup.people[index];
  return person === undefined ? 0 : person.birthYear * 12 + person.birthMonth;
}

function monthsFrom(month: Months, start: Months): Months {
  return Math.min(12, Math.max(0, start + 12 - month));
}

/** Own benefit a month. Months that the earnings test took are given back at full retirement age. Source: 20 CFR 404.412. */
function monthlyOwn(work: YearWork, index: number, claim: Claim): Dollars {
  if (claim.typed !== undefined) return Math.floor(claim.typed * work.level + 1e-9);
  const isFull = work.year * 12 >= claim.full;
  const given = isFull ? Math.floor(work.state.withheldMonths[index] ?? 0) : 0;
  const age = Math.min(Math.max(claim.claimAge, claim.full - claim.birth), claim.claimAge + given);
  return retirementBenefit(dimes(claim.pia * work.level), claim.birthYear, Math.max(claim.claimAge, age));
}

/** The deceased's own benefit; who died after full retirement age without a claim had earned the credits up to then. 20 CFR 404.338. */
function paidToDeceased(work: YearWork, index: number, spouse: Claim, died: Months): Dollars {
  if (spouse.claim < died) return monthlyOwn(work, index, spouse);
  return died > spouse.full ? retirementBenefit(dimes(spouse.pia * work.level), spouse.birthYear, died - spouse.birth) : 0;
}

function dimes(amount: Dollars): Dollars {
  return Math.floor(amount * 10 + 1e-6) / 10;
}

interface Benefit {
  readonly claim: Claim | undefined;
  /** A month of the year. */
  readonly own: Dollars;
  readonly yearly: Dollars;
}

/**
 * The earnings test: 1 of 2 dollars above the limit before the year of full retirement age, 1 of 3 in it on earnings of the months before.
 * The monthly test of the first year is left out. Source: 42 USC 403(b), (f).
 */
function afterEarnings(work: YearWork, index: number, { claim, own, yearly }: Benefit): Dollars {
  const person = work.income.persons[work.living.indexOf(index)];
  const earned = (person?.wages ?? 0) + (person?.selfEmployment ?? 0);
  if (earned === 0 || yearly === 0 || claim === undefined) return yearly;
  const before = Math.min(12, Math.max(0, claim.full - work.year * 12));
  if (before === 0) return yearly;
  const { earningsTestUnder, earningsTestYearOf } = work.law.federal;
  const isYearOf = before < 12;
  const withheld = isYearOf ? ((earned * before) / 12 - earningsTestYearOf) / 3 : (earned - earningsTestUnder) / 2;
  const paidBefore = Math.max(0, claim.full - Math.max(claim.claim, work.year * 12));
  const taken = Math.min(isYearOf ? own * paidBefore : yearly, Math.max(0, withheld));
  const months = own === 0 ? 0 : taken / own;
  work.state.withheldMonths[index] = (work.state.withheldMonths[index] ?? 0) + months;
  return yearly - taken;
}
