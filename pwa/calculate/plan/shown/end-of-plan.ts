import type { Plan } from '#calculators/plan/model/plan.ts';
import { t } from '#contract/language/t.ts';

/** "both of you are 95", or the ages of each where they differ. */
export function endOf({ people }: Plan): string {
  const [first, second] = people;
  if (first === undefined) return '';
  if (second === undefined) return t('{name} is {age}', { name: first.name, age: first.diesAt });
  if (first.diesAt === second.diesAt) return t('both of you are {age}', { age: first.diesAt });
  return t('{name} is {age} and {other} is {otherAge}', {
    name: first.name,
    age: first.diesAt,
    other: second.name,
    otherAge: second.diesAt,
  });
}
