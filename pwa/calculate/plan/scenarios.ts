import type { Plan } from '#calculators/plan/model/plan.ts';
import { t } from '#contract/language/t.ts';

/** One change of a plan. */
export interface Scenario {
  readonly id: string;
  readonly label: string;
  readonly change: (plan: Plan) => Plan;
}

const withFirst = (plan: Plan, part: Partial<Plan['people'][number]>): Plan => ({
  ...plan,
  people: plan.people.map((person, at) => (at === 0 ? { ...person, ...part } : person)),
});

/** The death of one person at 70, or in the first year of the plan where somebody is older than that. */
export type EarlyDeath = Scenario;

export function earlyDeaths({ people, startYear }: Plan): readonly EarlyDeath[] {
  return people.map(({ name, birthDate }, place) => {
    const early = Math.max(70, startYear - Number(birthDate.slice(0, 4)));
    return {
      id: place === 0 ? 'dies' : 'otherDies',
      label: t('{name} dies at {age}', { name, age: early }),
      change: (plan) => ({ ...plan, people: plan.people.map((person, at) => (at === place ? { ...person, diesAt: early } : person)) }),
    };
  });
}

const spend = (plan: Plan, factor: number): Plan => ({ ...plan, spending: { ...plan.spending, amount: plan.spending.amount * factor } });

/** The changes that a plan can be compared with. Each changes one thing. */
export function scenariosOf(plan: Plan): readonly Scenario[] {
  const [first] = plan.people;
  const { policies } = plan;
  const own = first === undefined ? [] : scenariosOfPerson(first);
  return [
    ...own,
    ...earlyDeaths(plan),
    { id: 'spendLess', label: t('Spend 10% less'), change: (before) => spend(before, 0.9) },
    { id: 'spendMore', label: t('Spend 10% more'), change: (before) => spend(before, 1.1) },
    {
      id: 'convert',
      label: t('Fill the 12% bracket with conversions'),
      change: (before) => ({
        ...before,
        policies: { ...policies, conversions: { ...policies.conversions, fill: 'bracket' as const, bracket: 12 } },
      }),
    },
    {
      id: 'convertAll',
      label: t('Convert everything in the first year'),
      change: (before) => ({ ...before, policies: { ...policies, conversions: { ...policies.conversions, fill: 'all' as const } } }),
    },
    {
      id: 'inflation',
      label: t('Prices rise one point faster'),
      change: (before) => ({ ...before, assumptions: { ...before.assumptions, inflation: before.assumptions.inflation + 1 } }),
    },
  ];
}

function scenariosOfPerson({ name, retiresAt, socialSecurity }: Plan['people'][number]): readonly Scenario[] {
  const later: Scenario = {
    id: 'later',
    label: t('{name} retires two years later', { name }),
    change: (plan) => withFirst(plan, { retiresAt: retiresAt + 2 }),
  };
  if (socialSecurity === undefined) return [later];
  const claim = (years: number): Scenario => ({
    id: `claim${years}`,
    label: t('{name} claims at {age}', { name, age: years }),
    change: (plan) => withFirst(plan, { socialSecurity: { ...socialSecurity, claimYears: years, claimMonths: 0 } }),
  });
  return [later, claim(62), claim(70)];
}
