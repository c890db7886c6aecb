import { byStatus, jointOrOther } from '#calculators/figures/filing-status.ts';
import { povertyGuideline } from '#calculators/figures/student-loans/poverty.ts';
import type { Dollars, Fraction } from '#calculators/figures/units.ts';
import { pensionOf, type StateHousehold } from './state-household.ts';
import { atLevel } from './state-subtractions.ts';

/** Credits that can only reduce a tax to zero. `income` is the state's income before deductions, `taxable` the income after them. */
export function stateCredits(home: StateHousehold, income: Dollars, taxable: Dollars, tax: Dollars): Dollars {
  const { state, status, year, agi, dependents, aged, people, persons } = home;
  const one = home.tables.credit;
  const plain = one.personal + dependents * one.dependent + aged * one.aged;
  switch (state) {
    case 'AR':
      return plain + Math.max(0, 60 * people - 5 * Math.ceil(Math.max(0, taxable - 26500) / 100));
    case 'AZ': {
      const steps = Math.ceil(Math.max(0, agi - jointOrOther(400000, 200000)[status]) / 1000);
      const family = agi <= 10000 ? 40 * (people + dependents) : 0;
      return dependents * (year === 2025 ? 100 : 125) * Math.max(0, 1 - 0.05 * steps) + family;
    }
    case 'CA': {
      const start = byStatus(252203, 504411, 252203, 378310)[status];
      const steps = Math.ceil(Math.max(0, agi - start) / (status === 'marriedSeparate' ? 1250 : 2500));
      const own = Math.max(0, one.personal + aged * one.aged - 6 * steps * (people + aged));
      return own + dependents * Math.max(0, one.dependent - 6 * steps);
    }
    case 'CT':
      return tax * connecticutShare(status, income);
    case 'DE':
      return plain + 110 * persons.filter(({ age }) => age >= 60).length;
    case 'KY': {
      const ratio = agi / povertyGuideline(`${year}` as const, Math.min(4, people + dependents));
      return plain + Math.max(0, tax - plain) * kentuckyShare(ratio);
    }
    case 'ME':
      return 305 * dependents;
    case 'OH':
      return ohio(home, income);
    case 'OR':
      return (agi > byStatus(100000, 200000, 100000, 200000)[status] ? 0 : plain) + oregonRetirement(home, taxable);
    case 'PA': {
      const base = 6500 * people + 9500 * dependents;
      const steps = Math.ceil(Math.max(0, income - base) / 250);
      return tax * Math.max(0, 1 - 0.1 * steps);
    }
    case 'UT':
      return utah(home, income);
    default:
      return plain;
  }
}

/** Ranges of the table: the first level, the number of following steps of 500, and the share in per cent. */
function connecticutShare(status: StateHousehold['status'], income: Dollars): Fraction {
  const starts = byStatus(
    [15000, 18800, 25000, 31300, 60000],
    [24000, 30000, 40000, 50000, 96000],
    [12000, 15000, 20000, 25000, 48000],
    [19000, 24000, 34000, 44000, 74000],
  )[status];
  const run = starts.findLastIndex((start) => income > start);
  const step = Math.ceil((income - (starts[run] ?? 0)) / 500) - 1;
  const [first, fall, last] = [
    [75, 0, 75],
    [70, 5, 35],
    [30, 5, 15],
    [14, 1, 10],
    [9, 1, 0],
  ][run] ?? [75, 0, 75];
  return Math.max(last ?? 0, (first ?? 0) - (fall ?? 0) * step) / 100;
}

function kentuckyShare(ratio: number): Fraction {
  const ends = [1, 1.04, 1.08, 1.12, 1.16, 1.2, 1.24, 1.27, 1.3, 1.33];
  return Math.max(0, 10 - ends.filter((end) => ratio > end).length) / 10;
}

function ohio({ agi, people, dependents, pension, aged }: StateHousehold, income: Dollars): Dollars {
  const each = agi > 80000 ? 1900 : agi > 40000 ? 2150 : 2400;
  const after = income - each * (people + dependents);
  const forRetirement = atLevel(
    [
      [0, 0],
      [500, 25],
      [1500, 50],
      [3000, 80],
      [5000, 130],
      [8000, 200],
    ],
    pension,
  );
  const low = after < 30000 ? 20 * (people + dependents) : 0;
  return low + (after < 100000 ? forRetirement + (aged > 0 ? 50 : 0) : 0);
}

/** 9 % of pension income, from a base reduced by benefits and household income. */
function oregonRetirement({ status, persons, benefits, agi, taxableBenefits }: StateHousehold, taxable: Dollars): Dollars {
  const pension = persons.reduce((sum, person) => sum + (person.age >= 62 ? pensionOf(person) : 0), 0);
  if (pension === 0 || taxable === 0) return 0;
  const joint = status === 'marriedJoint';
  const household = Math.max(0, agi - taxableBenefits - (joint ? 30000 : 15000));
  return 0.09 * Math.max(0, Math.min(pension, (joint ? 15000 : 7500) - benefits - household));
}

/** The taxpayer tax credit, and the better of the credits for Social Security and a military pension and of that for retirement. */
function utah(
  { year, taxYear, tables, status, aged, dependents, taxableBenefits, agi, persons }: StateHousehold,
  income: Dollars,
): Dollars {
  if (tables.deduction === 'unpublished') return 0;
  const deduction = tables.deduction + aged * tables.deductionOfAged;
  const lost = 0.013 * Math.max(0, income - byStatus(18213, 36426, 18213, 27320)[status]);
  const taxpayer = Math.max(0, 0.06 * (deduction + 2111 * dependents) - lost);
  const rate = year === 2025 ? 0.045 : 0.0445;
  const benefits = Math.max(0, rate * taxableBenefits - 0.025 * Math.max(0, agi - byStatus(54000, 90000, 45000, 90000)[status]));
  const military = rate * persons.reduce((sum, person) => sum + person.military, 0);
  const old = 450 * persons.filter(({ age }) => taxYear - age <= 1952).length;
  const retirement = Math.max(0, old - 0.025 * Math.max(0, agi - byStatus(25000, 32000, 16000, 32000)[status]));
  return taxpayer + Math.max(benefits + military, retirement);
}
