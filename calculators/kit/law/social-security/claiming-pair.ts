import type { Dollars, Months, Years } from '#calculators/figures/units.ts';
import { retirementBenefit, spousalBenefit } from './social-security-benefit.ts';
import { earliestSurvivorClaim, survivorBenefit } from './survivor-benefit.ts';

/** One of two married people who have not claimed yet. */
export interface Claimant {
  readonly birthYear: number;
  readonly ageNow: Years;
  /** Primary insurance amount a month. */
  readonly pia: Dollars;
  /** Age at which this person is assumed to die. */
  readonly planAge: Years;
}

export interface ClaimingPair {
  readonly ages: readonly [Years, Years];
  /** Benefits of both until both plans end, in today's dollars, without interest. */
  readonly total: Dollars;
}

const claimingAges: readonly Years[] = [62, 63, 64, 65, 66, 67, 68, 69, 70];

/**
 * The pair of claiming ages with the largest sum of benefits; of equal sums, the earlier claims. Ages already passed are left out; a person
 * past 70 claims now.
 */
export function bestClaimingPair(one: Claimant, other: Claimant): ClaimingPair {
  const pairs = agesOpen(one).flatMap((first) =>
    agesOpen(other).map((second): ClaimingPair => ({ ages: [first, second], total: benefitsOfPair([one, other], [first, second]) })),
  );
  return pairs.reduce((best, pair) => (pair.total > best.total ? pair : best));
}

function agesOpen({ ageNow }: Claimant): readonly Years[] {
  const open = claimingAges.filter((age) => age >= ageNow);
  return open.length === 0 ? [ageNow] : open;
}

/**
 * Sum over the months from now: each living person's own benefit from the claim on, and the spouse's addition once both have claimed; the
 * survivor gets the larger of their own and the survivor's benefit, from 60 on. Each claims the survivor's benefit as soon as it is open.
 */
export function benefitsOfPair(people: readonly [Claimant, Claimant], claims: readonly [Years, Years]): Dollars {
  const lives = [lifeOf(people[0], claims[0]), lifeOf(people[1], claims[1])] as const;
  return benefitsOfOne(lives[0], lives[1]) + benefitsOfOne(lives[1], lives[0]);
}

interface Life extends Claimant {
  /** Months from now. */
  readonly claim: Months;
  readonly end: Months;
  readonly own: Dollars;
}

function lifeOf(person: Claimant, claimAge: Years): Life {
  const now = Math.round(person.ageNow * 12);
  const claim = Math.max(0, Math.round(claimAge * 12) - now);
  const end = Math.max(0, Math.round(person.planAge * 12) - now);
  return { ...person, claim, end, own: retirementBenefit(person.pia, person.birthYear, claim + now) };
}

function benefitsOfOne(life: Life, spouse: Life): Dollars {
  const { birthYear, pia, own, claim, end } = life;
  const now = Math.round(life.ageNow * 12);
  const together = Math.min(end, spouse.end);
  const bothClaimed = Math.max(claim, spouse.claim);
  const addition = spousalBenefit(spouse.pia, birthYear, bothClaimed + now, Math.max(pia, own));
  const alone = Math.max(spouse.end, 0);
  const survivorFrom = Math.max(alone, earliestSurvivorClaim - now);
  // A spouse who died before the claim leaves the full benefit.
  const paidToSpouse = spouse.claim < spouse.end ? spouse.own : 0;
  const survivor = survivorBenefit(spouse.pia, paidToSpouse, birthYear, survivorFrom + now);
  const ownMonths = between(claim, together);
  const additionMonths = between(bothClaimed, together);
  const widowed = Math.max(survivor, own);
  const beforeClaim = between(survivorFrom, Math.min(claim, end));
  const beforeSurvivor = between(Math.max(alone, claim), Math.min(survivorFrom, end));
  const both = between(Math.max(survivorFrom, claim), end);
  return own * (ownMonths + beforeSurvivor) + addition * additionMonths + survivor * beforeClaim + widowed * both;
}

function between(from: Months, to: Months): Months {
  return Math.max(0, to - from);
}
