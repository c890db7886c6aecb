import { byStatus, jointOrOther } from '#calculators/figures/filing-status.ts';
import { connecticutPensionShares, newJerseyPension, pensionRules } from '#calculators/figures/states/state-pensions.ts';
import type { Dollars } from '#calculators/figures/units.ts';
import { pensionOf, type StateHousehold, type StatePerson } from './state-household.ts';
import { atLevel, coloradoBenefits, fullRetirementAge } from './state-subtractions.ts';

/**
 * Pension, plan, and age deductions, in addition to Social Security. `left` is the income from which they are taken. A limit that the state
 * sets for a person is applied to each spouse's own income.
 */
export function retirementLeftOut(home: StateHousehold, left: Dollars): Dollars {
  const { persons, state } = home;
  const ruled = persons.reduce((sum, person) => sum + byRule(state, person), 0);
  const together = special(home, persons, left);
  // Deductions of the second kind never grow where pensions are taken away.
  if (ruled === 0 || together === 0) return Math.max(0, Math.min(left, ruled + together));
  const rest = persons.map((person) => withoutRuled(state, person));
  const beside = rest.some((person) => pensionOf(person) > 0) ? special(home, rest, left) : 0;
  return Math.max(0, Math.min(left, Math.max(together, ruled + beside)));
}

/** Rules without an income limit: for some payers, from and below an age, up to an amount for each person. */
function byRule(state: StateHousehold['state'], person: StatePerson): Dollars {
  const rules = pensionRules[state];
  if (rules === undefined) return 0;
  let sum = 0;
  for (const [kinds, from, below, most] of rules) {
    if (person.age >= from && person.age < below) sum += Math.min(most, paidBy(kinds, person));
  }
  return sum;
}

/** Pensions of the payers whose first letters are named. */
function paidBy(kinds: string, { employer, ira, public: ofState, military }: StatePerson): Dollars {
  return (
    (kinds.includes('e') ? employer : 0) +
    (kinds.includes('i') ? ira : 0) +
    (kinds.includes('p') ? ofState : 0) +
    (kinds.includes('m') ? military : 0)
  );
}

/** The person without the pensions that a rule of the state covers. */
function withoutRuled(state: StateHousehold['state'], person: StatePerson): StatePerson {
  const kinds = (pensionRules[state] ?? [])
    .filter(([, from, below]) => person.age >= from && person.age < below)
    .map(([letters]) => letters)
    .join('');
  return {
    ...person,
    employer: kinds.includes('e') ? 0 : person.employer,
    ira: kinds.includes('i') ? 0 : person.ira,
    public: kinds.includes('p') ? 0 : person.public,
    military: kinds.includes('m') ? 0 : person.military,
  };
}

/** Deductions with an income limit, or with limits that depend on more than payer and age. */
function special(home: StateHousehold, persons: readonly StatePerson[], left: Dollars): Dollars {
  let sum = ofReturn(home, persons, left);
  for (const person of persons) sum += ofPerson(home, person);
  return sum;
}

/** For states whose limit is for each person. */
function ofPerson(home: StateHousehold, person: StatePerson): Dollars {
  const { state, status, agi, year } = home;
  const { age } = person;
  switch (state) {
    case 'CA':
      return agi <= jointOrOther(250000, 125000)[status] ? Math.min(person.military, 20000) : 0;
    case 'CO': {
      const cap = age >= 65 ? 24000 : age >= 55 ? 20000 : 0;
      return Math.min(pensionOf(person), Math.max(0, cap - coloradoBenefits(home, person)));
    }
    case 'DE':
      return age >= 60 ? Math.min(12500, unearned(person)) : 0;
    case 'GA':
      return georgia(person);
    case 'MD':
      return age >= 65 ? Math.min(pensionOf(person) - person.ira, Math.max(0, (year === 2025 ? 41200 : 40600) - person.benefits)) : 0;
    case 'ME': {
      const start = byStatus(125000, 250000, 125000, 187500)[status];
      const share = remaining(agi - start, status === 'marriedSeparate' ? 50000 : 100000);
      return Math.min(pensionOf(person), Math.max(0, 48216 - person.benefits)) * share;
    }
    case 'RI': {
      const isEligible = age >= fullRetirementAge && agi <= jointOrOther(133750, 107000)[status];
      return isEligible ? Math.min(pensionOf(person) - person.ira, 50000) : 0;
    }
    case 'SC': {
      const plan = Math.min(pensionOf(person), age >= 65 ? 10000 : 3000);
      return age >= 65 ? Math.max(plan, 15000) : plan;
    }
    case 'VT': {
      const ofState = Math.min(person.public, 10000) * remaining(agi - jointOrOther(70000, 55000)[status], 10000);
      return person.military * remaining(agi - 125000, 50000) + ofState;
    }
    case 'WV':
      return Math.max(age >= 65 ? 8000 : 0, person.military + Math.min(person.public, 2000));
    default:
      return 0;
  }
}

/** Part of an amount left where income has passed so much of the range in which it falls. */
function remaining(passed: Dollars, range: Dollars): number {
  return Math.min(1, Math.max(0, 1 - passed / range));
}

/** For states whose limit is for the return, or falls with its income. */
function ofReturn(home: StateHousehold, persons: readonly StatePerson[], left: Dollars): Dollars {
  const { state, status, agi, aged, year } = home;
  const joint = status === 'marriedJoint';
  switch (state) {
    case 'CT': {
      const share = atLevel(connecticutPensionShares[joint ? 'joint' : 'others'], agi);
      return share * persons.reduce((sum, person) => sum + pensionOf(person) - (year === 2025 ? 0.25 * person.ira : 0), 0);
    }
    case 'MI':
      return michigan(home, persons);
    case 'MN': {
      const steps = Math.ceil(Math.max(0, agi - byStatus(84490, 108320, 54160, 84490)[status]) / 2000);
      const paid = persons.reduce((sum, person) => sum + person.public, 0);
      return Math.min(paid, joint ? 27080 : 13540) * Math.max(0, 1 - 0.1 * steps);
    }
    case 'MO':
      return missouri(home, persons);
    case 'MT':
      return 5660 * aged;
    case 'NJ': {
      const paid = persons.reduce((sum, person) => sum + (person.age >= 62 ? pensionOf(person) : 0), 0);
      const rule = newJerseyPension[joint ? 'joint' : status === 'marriedSeparate' ? 'separate' : 'others'];
      const share = atLevel(rule.shares, left);
      return share === 1 ? Math.min(paid, rule.most) : paid * share;
    }
    case 'NM': {
      const end = byStatus(28500, 51000, 25500, 51000)[status];
      const step = joint || status === 'headOfHousehold' ? 3000 : 1500;
      const steps = Math.ceil(Math.max(0, agi - (end - 7 * step)) / step);
      return agi > end ? 0 : aged * (8000 - 1000 * steps);
    }
    case 'VA': {
      const above = Math.max(0, agi - home.taxableBenefits - byStatus(50000, 75000, 75000, 50000)[status]);
      return Math.max(0, 12000 * aged - above);
    }
    case 'WI':
      return wisconsin(home, persons);
    default:
      return 0;
  }
}

/** Public pensions up to an amount less benefits, 6,000 of each person's others; income above a level takes from these. */
function missouri({ status, agi, taxableBenefits }: StateHousehold, persons: readonly StatePerson[]): Dollars {
  const above = Math.max(0, agi - taxableBenefits - byStatus(25000, 32000, 16000, 25000)[status]);
  const ofState = persons.reduce((sum, person) => sum + Math.min(person.public, Math.max(0, 48216 - person.benefits)), 0);
  const others = persons.reduce((sum, person) => sum + Math.min(pensionOf(person) - person.public, 6000), 0);
  return ofState + Math.max(0, others - above);
}

function unearned(person: StatePerson): Dollars {
  return Math.max(0, pensionOf(person) + person.otherIncome + person.longTermGains);
}

/** Georgia's exclusion of each person: 65,000 from 65 on, 35,000 from 62 on, with up to 5,000 of earnings; below 62 of a military pension. */
function georgia(person: StatePerson): Dollars {
  if (person.age < 62) return Math.min(person.military, person.wages > 17500 ? 35000 : 17500);
  return Math.min(person.age >= 65 ? 65000 : 35000, unearned(person) + Math.min(5000, person.wages));
}

/** The pension deduction by the year of birth of the older spouse, or from 67 the deduction against all income. */
function michigan({ taxYear, year, status }: StateHousehold, persons: readonly StatePerson[]): Dollars {
  const age = Math.max(...persons.map((person) => person.age));
  const born = taxYear - age;
  const joint = status === 'marriedJoint';
  const limit = joint ? 131794 : 65897;
  const [paid, ofState] = persons.reduce(([sum, publicSum], person) => [sum + pensionOf(person), publicSum + person.public], [0, 0]);
  const cap = born < 1946 ? limit : born <= 1966 ? limit * (year === 2025 ? 0.75 : 1) : 0;
  const deduction = born < 1946 && ofState > 0 ? ofState + Math.min(paid - ofState, Math.max(0, cap - ofState)) : Math.min(paid, cap);
  return Math.max(deduction, age >= 67 ? (joint ? 40000 : 20000) : 0);
}

/** From 67 on 24,000 of each person's pensions, which spouses of 67 share; from 65 on 5,000 each at a low income. */
function wisconsin({ status, agi }: StateHousehold, persons: readonly StatePerson[]): Dollars {
  const old = persons.filter(({ age }) => age >= 67);
  const paid = old.reduce((sum, person) => sum + pensionOf(person), 0);
  const low = agi < (status === 'marriedJoint' ? 30000 : 15000);
  const younger = persons.reduce((sum, p) => sum + (p.age >= 65 && p.age < 67 && low ? Math.min(pensionOf(p), 5000) : 0), 0);
  return Math.min(paid, 24000 * old.length) + younger;
}
