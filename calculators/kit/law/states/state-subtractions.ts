import { type ByStatus, byStatus, jointOrOther } from '#calculators/figures/filing-status.ts';
import type { StateCode } from '#calculators/figures/states/state-names.ts';
import type { Dollars } from '#calculators/figures/units.ts';
import type { StateHousehold, StatePerson } from './state-household.ts';

/** Full retirement age as used by Rhode Island and the federal program, in whole years. */
export const fullRetirementAge = 67;

/** Value of the last level that an income exceeds. */
export function atLevel(levels: readonly (readonly [over: Dollars, value: number])[], income: Dollars): number {
  return levels.findLast(([over]) => over === 0 || income > over)?.[1] ?? 0;
}

/** Taxable Social Security benefits that the state exempts. */
export function benefitsLeftOut(home: StateHousehold): Dollars {
  const { state, status, agi, taxableBenefits: taxable, benefits, year } = home;
  if (taxable === 0) return 0;
  const upTo = (limit: ByStatus<Dollars>) => (agi <= limit[status] ? taxable : 0);
  switch (state) {
    case 'CO':
      return home.persons.reduce((sum, person) => sum + coloradoBenefits(home, person), 0);
    case 'CT':
      return agi < byStatus(75000, 100000, 75000, 100000)[status] ? taxable : Math.max(0, taxable - 0.25 * benefits);
    case 'MN':
      return minnesotaBenefits(home);
    case 'MT':
    case 'UT':
      return 0;
    case 'NM':
      return upTo(byStatus(100000, 150000, 75000, 150000));
    case 'RI': {
      if (agi > jointOrOther(133750, 107000)[status]) return 0;
      return home.persons.reduce((sum, person) => sum + (person.age >= fullRetirementAge ? taxableBenefitsOf(home, person) : 0), 0);
    }
    case 'VT': {
      const above = agi - jointOrOther(70000, 55000)[status];
      return taxable * Math.min(1, Math.max(0, 1 - above / 10000));
    }
    case 'WV':
      return year === 2026 ? taxable : Math.max(upTo(jointOrOther(100000, 50000)), 0.65 * taxable);
    default:
      return taxable;
  }
}

/** A person's part of the taxable benefits, by what each receives. */
function taxableBenefitsOf({ taxableBenefits, benefits }: StateHousehold, person: StatePerson): Dollars {
  return person.benefits === benefits ? taxableBenefits : benefits === 0 ? 0 : (taxableBenefits * person.benefits) / benefits;
}

/** Colorado exempts a person's benefits in full from 65 on, and below an income from 55 on; otherwise up to 20,000 from 55 on. */
export function coloradoBenefits(home: StateHousehold, person: StatePerson): Dollars {
  const own = taxableBenefitsOf(home, person);
  if (person.age >= 65) return own;
  if (person.age < 55) return 0;
  return home.agi <= jointOrOther(95000, 75000)[home.status] ? own : Math.min(own, 20000);
}

/** The better of Minnesota's two ways, with the amounts of 2025. */
function minnesotaBenefits({ status, agi, taxableBenefits, benefits }: StateHousehold): Dollars {
  const steps = Math.ceil(Math.max(0, agi - byStatus(84490, 108320, 54160, 84490)[status]) / (status === 'marriedSeparate' ? 2000 : 4000));
  const provisional = agi - taxableBenefits + benefits / 2;
  const above = Math.max(0, provisional - byStatus(69250, 88630, 44315, 69250)[status]);
  const alternate = Math.max(0, byStatus(4560, 5840, 2920, 4560)[status] - 0.2 * above);
  return Math.min(taxableBenefits, Math.max(taxableBenefits * Math.max(0, 1 - 0.1 * steps), alternate));
}

const gainShares: Partial<Record<StateCode, number>> = { AZ: 0.25, MO: 1, ND: 0.4, SC: 0.44, WI: 0.3 };

/** Long-term gain that the state exempts. */
export function gainsLeftOut({ state, longTermGains: gains, federalTaxable }: StateHousehold): Dollars {
  if (gains === 0) return 0;
  if (state === 'AR') return 0.5 * Math.min(gains, 1e7) + Math.max(0, gains - 1e7);
  if (state === 'NM') return Math.min(2500, gains);
  if (state === 'VT') return Math.min(5000, gains, 0.4 * federalTaxable);
  return (gainShares[state] ?? 0) * gains;
}
