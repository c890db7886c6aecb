import { byStatus, jointOrOther } from '#calculators/figures/filing-status.ts';
import type { Dollars } from '#calculators/figures/units.ts';
import type { StateHousehold } from './state-household.ts';
import { atLevel } from './state-subtractions.ts';

/**
 * The standard deduction after its reduction by income, with the state's additional deductions. `income` is the income that the state
 * taxes.
 */
export function stateDeduction(home: StateHousehold, income: Dollars): Dollars | 'unpublished' {
  const { deduction, deductionOfAged } = home.tables;
  if (deduction === 'unpublished') return deduction;
  const base = deduction + home.aged * deductionOfAged;
  return Math.max(0, reduced(home, base, income)) + besides(home, income);
}

function reduced({ state, status, year, agi }: StateHousehold, base: Dollars, income: Dollars): Dollars {
  const now = year === 2026;
  switch (state) {
    case 'AL': {
      const [first, size, less, floor] = byStatus(
        [26000, 500, 25, 2500],
        [26000, 500, 175, 5000],
        [13000, 250, 88, 2500],
        [26000, 500, 135, 2500],
      )[status];
      const steps = income >= (first ?? 0) ? Math.floor((income - (first ?? 0)) / (size ?? 1)) + 1 : 0;
      return Math.max(floor ?? 0, base - steps * (less ?? 0));
    }
    case 'CO':
      // Above 300,000 the state adds back the amount above its cap.
      return agi > 300000 ? Math.min(base, (now ? jointOrOther(2000, 1000) : jointOrOther(16000, 12000))[status]) : base;
    case 'ME': {
      const start = (now ? byStatus(102250, 204550, 102250, 153400) : byStatus(100000, 200050, 100000, 150000))[status];
      return base * share((agi - start) / byStatus(75000, 150000, 75000, 112500)[status]);
    }
    case 'MN': {
      const [low, high] = now ? [244400, 337800] : [238950, 330300];
      const half = status === 'marriedSeparate' ? 0.5 : 1;
      const above = (level: Dollars) => Math.max(0, agi - level * half);
      return base - Math.min(0.8 * base, 0.03 * (above(low) - above(high)) + 0.1 * above(high));
    }
    case 'RI':
      return base * rhodeIslandShare(year, agi);
    case 'SC': {
      if (!now) return base;
      const above = Math.max(0, agi - byStatus(40000, 80000, 40000, 60000)[status]);
      const lost = (base * above) / byStatus(55000, 110000, 55000, 82500)[status];
      return base - Math.floor(lost / 10) * 10;
    }
    case 'UT':
      return 0;
    case 'WI':
      return wisconsin(status, now, base, income);
    default:
      return base;
  }
}

/** Remaining share of a deduction at a point of its phase-out range. */
function share(passed: number): number {
  return Math.min(1, Math.max(0, 1 - passed));
}

/** Rhode Island removes a fifth for each started step. */
function rhodeIslandShare(year: number, agi: Dollars): number {
  const [start, step] = year === 2026 ? [261000, 7450] : [254250, 7250];
  return Math.max(0, 1 - 0.2 * Math.ceil(Math.max(0, agi - start) / step));
}

function wisconsin(status: StateHousehold['status'], now: boolean, base: Dollars, income: Dollars): Dollars {
  const [start, jointStart] = now ? [20120, 29040] : [19550, 28210];
  const single = (now ? 13960 : 13560) - 0.12 * Math.max(0, income - start);
  if (status === 'marriedJoint') return base - 0.19778 * Math.max(0, income - jointStart);
  if (status === 'marriedSeparate') return base - 0.19778 * Math.max(0, income - 13390);
  if (status === 'headOfHousehold') return Math.max(base - 0.22515 * Math.max(0, income - start), single);
  return single;
}

/** Deductions in addition to the standard one: federal income tax, Social Security tax in Massachusetts, low earnings in West Virginia. */
function besides({ state, status, agi, federalTax, wages, federalTaxable, tables, aged }: StateHousehold, income: Dollars): Dollars {
  switch (state) {
    case 'AL':
      return federalTax;
    case 'MA':
      return Math.min(2000, 0.0765 * wages);
    case 'MO': {
      const part = atLevel(
        [
          [0, 0.35],
          [25000, 0.25],
          [50000, 0.15],
          [100000, 0.05],
          [125000, 0],
        ],
        income,
      );
      return Math.min(jointOrOther(10000, 5000)[status], part * federalTax);
    }
    case 'OR': {
      const joint = status === 'marriedJoint' || status === 'headOfHousehold';
      const steps = Math.ceil(Math.max(0, agi - (joint ? 250000 : 125000)) / (joint ? 10000 : 5000));
      const cap = (status === 'marriedSeparate' ? 4250 : 8500) * Math.max(0, 1 - 0.2 * steps);
      return Math.min(cap, federalTax);
    }
    case 'WV':
      // The exclusion of a low income is for what is earned; pensions and interest stay taxed.
      return agi <= (status === 'marriedSeparate' ? 5000 : 10000) ? wages : 0;
    case 'CO':
    case 'IA':
    case 'MT':
    case 'ND': {
      // Federal taxable income is also lowered by the deduction for seniors.
      const { deduction, deductionOfAged } = tables;
      return deduction === 'unpublished' ? 0 : Math.max(0, agi - federalTaxable - deduction - aged * deductionOfAged);
    }
    default:
      return 0;
  }
}

/** Exemptions that lower the taxable income. */
export function stateExemptions(home: StateHousehold, income: Dollars): Dollars {
  const { state, status, year, agi, dependents, aged, people } = home;
  const one = home.tables.exemption;
  const plain = one.personal + dependents * one.dependent + aged * one.aged;
  const now = year === 2026;
  switch (state) {
    case 'AL':
      return plain + dependents * (income > 100000 ? 300 : income > 50000 ? 500 : 1000);
    case 'CT': {
      const start = byStatus(30000, 48000, 24000, 38000)[status];
      return Math.max(0, plain - 1000 * Math.ceil(Math.max(0, income - start) / 1000));
    }
    case 'IL':
      return agi > jointOrOther(500000, 250000)[status] ? 0 : plain;
    case 'IN':
      return plain + (agi < (status === 'marriedSeparate' ? 20000 : 40000) ? 500 * aged : 0);
    case 'MD': {
      const wide = status === 'marriedJoint' || status === 'headOfHousehold';
      const [first, second, third] = wide ? [150000, 175000, 200000] : [100000, 125000, 150000];
      const each = agi > third ? 0 : agi > second ? 800 : agi > first ? 1600 : 3200;
      return (people + dependents) * each + aged * one.aged;
    }
    case 'ME': {
      const start = (now ? byStatus(341000, 409150, 204575, 375050) : byStatus(333450, 400100, 200050, 366750))[status];
      return plain * share((agi - start) / (status === 'marriedSeparate' ? 62500 : 125000));
    }
    case 'MN': {
      const steps = Math.ceil(
        Math.max(0, agi - byStatus(239050, 358550, 179275, 298800)[status]) / (status === 'marriedSeparate' ? 1250 : 2500),
      );
      return plain * Math.max(0, 1 - 0.02 * steps);
    }
    case 'NC': {
      const step = byStatus(10000, 20000, 10000, 15000)[status];
      const steps = agi > step * 2 ? Math.ceil(agi / step) - 2 : 0;
      return dependents * Math.max(0, 3000 - 500 * steps);
    }
    case 'NM':
      return newMexico(home);
    case 'OH': {
      const limit = now ? 500000 : 750000;
      const each = agi >= limit ? 0 : agi > 80000 ? 1900 : agi > 40000 ? 2150 : 2400;
      return (people + dependents) * each;
    }
    case 'OK':
      return plain + (agi <= byStatus(15000, 25000, 12500, 19000)[status] ? 1000 * aged : 0);
    case 'RI':
      return plain * rhodeIslandShare(year, agi);
    default:
      return plain;
  }
}

/** A dependent after the first, and the exemption for low and middle incomes. */
function newMexico({ status, agi, dependents, people }: StateHousehold): Dollars {
  const family = status === 'marriedJoint' || status === 'headOfHousehold' ? 4000 * Math.max(0, dependents - 1) : 0;
  if (agi > byStatus(36667, 55000, 27500, 55000)[status]) return family;
  const above = Math.max(0, agi - byStatus(20000, 30000, 15000, 30000)[status]);
  const each = 2500 - byStatus(0.15, 0.1, 0.2, 0.1)[status] * above;
  return family + (people + dependents) * Math.max(0, each);
}
