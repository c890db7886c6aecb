import { type ByStatus, byStatus, jointOrOther } from '#calculators/figures/filing-status.ts';
import type { StateCode } from '#calculators/figures/states/state-names.ts';
import { connecticutPensionShares, newJerseyPension, pensionRules } from '#calculators/figures/states/state-pensions.ts';
import type { Dollars } from '#calculators/figures/units.ts';
import type { StateHousehold } from './state-household.ts';

/** Full retirement age as used by Rhode Island and the federal program, in whole years. */
const fullRetirementAge = 67;
const all = Number.POSITIVE_INFINITY;

/** Value of the last level that an income exceeds. */
export function atLevel(levels: readonly (readonly [over: Dollars, value: number])[], income: Dollars): number {
  return levels.findLast(([over]) => over === 0 || income > over)?.[1] ?? 0;
}

/** Taxable Social Security benefits that the state exempts. */
export function benefitsLeftOut(home: StateHousehold): Dollars {
  const { state, status, agi, age, taxableBenefits: taxable, benefits, year } = home;
  const upTo = (limit: ByStatus<Dollars>) => (agi <= limit[status] ? taxable : 0);
  switch (state) {
    case 'CO':
      if (age >= 65) return taxable;
      if (age < 55) return 0;
      return agi <= jointOrOther(95000, 75000)[status] ? taxable : Math.min(taxable, 20000);
    case 'CT':
      return agi < byStatus(75000, 100000, 75000, 100000)[status] ? taxable : Math.max(0, taxable - 0.25 * benefits);
    case 'MN':
      return minnesotaBenefits(home);
    case 'MT':
    case 'UT':
      return 0;
    case 'NM':
      return upTo(byStatus(100000, 150000, 75000, 150000));
    case 'RI':
      return age >= fullRetirementAge ? upTo(jointOrOther(133750, 107000)) : 0;
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

/** The better of Minnesota's two ways, with the amounts of 2025. */
function minnesotaBenefits({ status, agi, taxableBenefits, benefits }: StateHousehold): Dollars {
  const steps = Math.ceil(Math.max(0, agi - byStatus(84490, 108320, 54160, 84490)[status]) / (status === 'marriedSeparate' ? 2000 : 4000));
  const provisional = agi - taxableBenefits + benefits / 2;
  const above = Math.max(0, provisional - byStatus(69250, 88630, 44315, 69250)[status]);
  const alternate = Math.max(0, byStatus(4560, 5840, 2920, 4560)[status] - 0.2 * above);
  return Math.min(taxableBenefits, Math.max(taxableBenefits * Math.max(0, 1 - 0.1 * steps), alternate));
}

/** Long-term gain that the state exempts. */
export function gainsLeftOut({ state, longTermGains: gains, federalTaxable }: StateHousehold): Dollars {
  const shares: Partial<Record<StateCode, number>> = { AZ: 0.25, MO: 1, ND: 0.4, SC: 0.44, WI: 0.3 };
  if (state === 'AR') return 0.5 * Math.min(gains, 1e7) + Math.max(0, gains - 1e7);
  if (state === 'NM') return Math.min(2500, gains);
  if (state === 'VT') return Math.min(5000, gains, 0.4 * federalTaxable);
  return (shares[state] ?? 0) * gains;
}

/** Pension, plan, and age deductions, in addition to Social Security. `left` is the income from which they are taken. */
export function retirementLeftOut(home: StateHousehold, left: Dollars): Dollars {
  return Math.max(0, Math.min(left, Math.max(special(home, left), byRule(home))));
}

function byRule({ state, pension, pensionKind, age }: StateHousehold): Dollars {
  const rule = pensionRules[state]?.find(([kinds, from, to]) => kinds.includes(pensionKind[0] ?? '') && age >= from && age < to);
  return Math.min(pension, rule?.[3] ?? 0);
}

function special(home: StateHousehold, left: Dollars): Dollars {
  const { state, status, agi, age, aged, pension, pensionKind, benefits, year, otherIncome, longTermGains, wages } = home;
  const joint = status === 'marriedJoint';
  switch (state) {
    case 'CA':
      return pensionKind === 'military' && agi <= jointOrOther(250000, 125000)[status] ? Math.min(pension, 20000) : 0;
    case 'CO': {
      const cap = age >= 65 ? 24000 : age >= 55 ? 20000 : 0;
      return Math.min(pension, Math.max(0, cap - benefitsLeftOut(home)));
    }
    case 'CT': {
      const share = atLevel(connecticutPensionShares[joint ? 'joint' : 'others'], agi);
      return pension * share * (pensionKind === 'ira' && year === 2025 ? 0.75 : 1);
    }
    case 'DE':
      return age >= 60 ? Math.min(12500, Math.max(0, pension + otherIncome + longTermGains)) : 0;
    case 'GA': {
      if (age < 62) return pensionKind === 'military' ? Math.min(pension, wages > 17500 ? 35000 : 17500) : 0;
      const cap = age >= 65 ? 65000 : 35000;
      return Math.min(cap, Math.max(0, pension + otherIncome + longTermGains) + Math.min(5000, wages));
    }
    case 'MD':
      return pensionKind !== 'ira' && age >= 65 ? Math.min(pension, Math.max(0, (year === 2025 ? 41200 : 40600) - benefits)) : 0;
    case 'ME': {
      const start = byStatus(125000, 250000, 125000, 187500)[status];
      const width = status === 'marriedSeparate' ? 50000 : 100000;
      const share = Math.min(1, Math.max(0, 1 - (agi - start) / width));
      return Math.min(pension, Math.max(0, 48216 - benefits)) * share;
    }
    case 'MI':
      return michigan(home);
    case 'MN': {
      if (pensionKind !== 'public') return 0;
      const steps = Math.ceil(Math.max(0, agi - byStatus(84490, 108320, 54160, 84490)[status]) / 2000);
      return Math.min(pension, joint ? 27080 : 13540) * Math.max(0, 1 - 0.1 * steps);
    }
    case 'MO': {
      if (pensionKind === 'public') return Math.min(pension, Math.max(0, 48216 - benefits));
      const above = Math.max(0, agi - home.taxableBenefits - byStatus(25000, 32000, 16000, 25000)[status]);
      return Math.max(0, Math.min(pension, 6000) - above);
    }
    case 'MT':
      return 5660 * aged;
    case 'NJ': {
      if (age < 62) return 0;
      const rule = newJerseyPension[joint ? 'joint' : status === 'marriedSeparate' ? 'separate' : 'others'];
      const share = atLevel(rule.shares, left);
      return share === 1 ? Math.min(pension, rule.most) : pension * share;
    }
    case 'NM': {
      const end = byStatus(28500, 51000, 25500, 51000)[status];
      const step = joint || status === 'headOfHousehold' ? 3000 : 1500;
      const steps = Math.ceil(Math.max(0, agi - (end - 7 * step)) / step);
      return agi > end ? 0 : aged * (8000 - 1000 * steps);
    }
    case 'RI':
      return pensionKind !== 'ira' && age >= fullRetirementAge && agi <= jointOrOther(133750, 107000)[status]
        ? Math.min(pension, 50000)
        : 0;
    case 'SC': {
      const plan = Math.min(pension, age >= 65 ? 10000 : 3000);
      return plan + Math.max(0, 15000 * aged - (age >= 65 ? plan : 0));
    }
    case 'VA': {
      const above = Math.max(0, agi - home.taxableBenefits - byStatus(50000, 75000, 75000, 50000)[status]);
      return Math.max(0, 12000 * aged - above);
    }
    case 'VT': {
      const share = (start: Dollars, width: Dollars) => Math.min(1, Math.max(0, 1 - (agi - start) / width));
      if (pensionKind === 'military') return pension * share(125000, 50000);
      return pensionKind === 'public' ? Math.min(pension, 10000) * share(jointOrOther(70000, 55000)[status], 10000) : 0;
    }
    case 'WI':
      if (age >= 67) return Math.min(pension, joint && home.spouseAge >= 67 ? 48000 : 24000);
      return age >= 65 && agi < (joint ? 30000 : 15000) ? Math.min(pension, 5000) : 0;
    case 'WV': {
      const most = pensionKind === 'military' ? all : pensionKind === 'public' ? 2000 : 0;
      return Math.max(8000 * aged, Math.min(pension, most));
    }
    default:
      return 0;
  }
}

/** The pension deduction by year of birth, or from 67 the deduction against all income. */
function michigan({ year, age, status, pension, pensionKind }: StateHousehold): Dollars {
  const born = year - age;
  const joint = status === 'marriedJoint';
  const limit = joint ? 131794 : 65897;
  const cap = born < 1946 ? (pensionKind === 'public' ? all : limit) : born <= 1966 ? limit * (year === 2025 ? 0.75 : 1) : 0;
  return Math.max(Math.min(pension, cap), age >= 67 ? (joint ? 40000 : 20000) : 0);
}
