import { medicareAge } from '#calculators/figures/health/medicare.ts';
import type { StateCode } from '#calculators/figures/states/state-names.ts';
import type { PovertyRegion } from '#calculators/figures/student-loans/poverty.ts';
import type { Cents, Months } from '#calculators/figures/units.ts';
import { surchargeStep } from '#calculators/kit/law/health/medicare-premium.ts';
import { pay, type YearWork } from './year-work.ts';

/** Premiums of Medicare by the income of two years before, insurance before 65, and what no insurance pays. */
export function payHealthCosts(work: YearWork): void {
  const { setup, living, medicalLevel, round, sums } = work;
  const { health } = setup.plan;
  const months = living.map((person) => medicareMonths(work, person));
  const covered = months.reduce((sum, one) => sum + one, 0);
  if (covered > 0) payMedicare(work, covered);
  payBefore65(work, months);
  const outOfPocket = round(health.outOfPocket * 100 * medicalLevel * living.length);
  sums.outOfPocket = outOfPocket;
  pay(work, 'Medical costs', outOfPocket, 'outOfPocket');
  work.medicalCents = outOfPocket + sums.partB + sums.surcharges + sums.partD;
  work.income.medicalCosts = (work.medicalCents + sums.supplement + sums.before65) / 100;
}

/** Months of the year with Medicare, from the month of the 65th birthday on. */
function medicareMonths({ setup, year }: YearWork, index: number): Months {
  const person = setup.people[index];
  if (person === undefined) return 0;
  return Math.min(12, Math.max(0, (year + 1) * 12 - ((person.birthYear + medicareAge) * 12 + person.birthMonth)));
}

function payMedicare(work: YearWork, months: Months): void {
  const { setup, state, lawBook, year, medicalLevel, round, sums } = work;
  const { health } = setup.plan;
  const law = lawBook(year, state.statuses[0], state.place).federal.health;
  const step = surchargeStep(law.surchargeStarts, state.incomes[0]);
  const partB = step === 0 ? 0 : (law.partBSurcharges[step - 1] ?? 0);
  const partD = step === 0 || !health.hasPartD ? 0 : (law.partDSurcharges[step - 1] ?? 0);
  sums.partB = round(law.partBPremium * 100 * months);
  sums.surcharges = round((partB + partD) * 100 * months);
  sums.partD = round(health.hasPartD ? health.partDPremium * 100 * medicalLevel * months : 0);
  sums.supplement = round(health.supplementPremium * 100 * medicalLevel * months);
  pay(work, 'Medicare', sums.partB, 'partB');
  pay(work, 'Medicare', sums.surcharges, 'surcharge');
  pay(work, 'Part D plan', sums.partD, 'partD');
  pay(work, 'Medicare supplement', sums.supplement, 'supplement');
}

/** Persons below 65 without wages insure themselves; the marketplace has a credit, which depends on the income of the same year. */
function payBefore65(work: YearWork, medicare: readonly Months[]): void {
  const { setup, income, medicalLevel, round, sums, state } = work;
  const { health, dependents } = setup.plan;
  if (health.before65 === 'none') return;
  const months = medicare.reduce((sum, covered, place) => sum + ((income.persons[place]?.wages ?? 0) > 0 ? 0 : 12 - covered), 0);
  if (months === 0) return;
  const yearly = (monthly: number): Cents => round(monthly * 100 * medicalLevel * months);
  sums.before65 = yearly(health.premiumBefore65);
  pay(work, 'Health insurance', sums.before65, 'premiumBefore65');
  if (health.before65 !== 'marketplace') return;
  const { povertyFirst, povertyFurther } = work.law.federal.health;
  const region = regionOf(state.place);
  const people = work.living.length + (dependents.length === 0 ? 0 : income.children + income.otherDependents);
  work.marketplace = {
    benchmark: yearly(health.benchmarkPremium) / 100,
    premium: sums.before65 / 100,
    povertyLine: povertyFirst[region] + povertyFurther[region] * (people - 1),
  };
}

function regionOf(place: StateCode | 'none'): PovertyRegion {
  return place === 'AK' ? 'alaska' : place === 'HI' ? 'hawaii' : 'contiguous';
}
