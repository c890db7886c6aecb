import type { Cents, Years } from '#calculators/figures/units.ts';
import type { Plan } from '#calculators/plan/model/plan.ts';
import { negligible, pathOutcome } from '#calculators/plan/run/path-outcome.ts';
import { pathInputs } from '#calculators/plan/run/run-plan.ts';
import { setUpPlan } from '#calculators/plan/setup/plan-setup.ts';

/** Ages at which the people of a plan claim, with what the plan comes to. */
export interface ClaimingAges {
  /** In the order of the people; undefined for somebody without Social Security. */
  readonly ages: readonly (Years | undefined)[];
  /** Accounts at the end, in today's prices. */
  readonly finalAccounts: Cents;
  /** Needs that nothing paid over the whole plan. */
  readonly shortfall: Cents;
}

const earliest = 62;
const latest = 70;

/**
 * The plan under each pair of whole ages from 62 to 70, with taxes and surcharges, the one that leaves most first and those with a shortfall
 * last. Somebody who is older now has claimed, and keeps the age that was entered. The best is the best of those compared.
 */
export function compareClaims(plan: Plan): readonly ClaimingAges[] {
  const compared = agesOf(plan).map((ages) => outcomeOf(plan, ages));
  const rank = ({ shortfall, finalAccounts }: ClaimingAges) => (shortfall < negligible ? finalAccounts : -1e15 - shortfall);
  return compared.sort((one, other) => rank(other) - rank(one));
}

/** Every combination of the ages of all people. */
function agesOf({ people, startYear }: Plan): readonly (readonly (Years | undefined)[])[] {
  const choices = people.map(({ birthDate, socialSecurity }) => {
    if (socialSecurity === undefined) return [undefined];
    const now = startYear - Number(birthDate.slice(0, 4));
    if (now > socialSecurity.claimYears || now >= latest) return [socialSecurity.claimYears];
    const first = Math.max(earliest, now);
    return Array.from({ length: latest - first + 1 }, (_, at) => first + at);
  });
  return choices.reduce<readonly (readonly (Years | undefined)[])[]>(
    (before, ages) => before.flatMap((chosen) => ages.map((age) => [...chosen, age])),
    [[]],
  );
}

function outcomeOf(plan: Plan, ages: readonly (Years | undefined)[]): ClaimingAges {
  const people = plan.people.map((person, at) => {
    const { socialSecurity } = person;
    const age = ages[at];
    if (socialSecurity === undefined || age === undefined || age === socialSecurity.claimYears) return person;
    return { ...person, socialSecurity: { ...socialSecurity, claimYears: age, claimMonths: 0 } };
  });
  const { final, shortfall } = pathOutcome(pathInputs(setUpPlan({ ...plan, people })));
  return { ages, finalAccounts: Math.round(final), shortfall: Math.round(shortfall) };
}
