import type { Moment, PersonOfPlan } from '#calculators/plan/model/plan.ts';

/** The year of birth. Somebody born on January 1 attains an age on the last day of the year before, but birthdays count here. */
export function birthYearOf({ birthDate }: PersonOfPlan): number {
  return Number(birthDate.slice(0, 4));
}

/**
 * The year of a moment: "2031", "Ann retires", "Ann is 70" or "Ann dies". Undefined if it names nobody or says something else. The year of
 * "Ann dies" is her last one.
 */
export function yearOfMoment(moment: Moment, people: readonly PersonOfPlan[]): number | undefined {
  if (/^\d{4}$/.test(moment)) return Number(moment);
  const person = people.find(({ name }) => moment.startsWith(`${name} `));
  if (person === undefined) return undefined;
  const event = moment.slice(person.name.length + 1);
  const born = birthYearOf(person);
  if (event === 'retires') return born + person.retiresAt;
  if (event === 'dies') return born + person.diesAt;
  const age = /^is (\d{1,3})$/.exec(event)?.[1];
  return age === undefined ? undefined : born + Number(age);
}

/** The moment at which the person of this name retires. */
export function retirementOf(name: string): Moment {
  return `${name} retires`;
}
