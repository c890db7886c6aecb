import { byStatus, jointOrOther } from '#calculators/figures/filing-status.ts';
import type { Dollars } from '#calculators/figures/units.ts';
import { taxByBrackets } from '#calculators/kit/law/federal-tax/brackets.ts';
import type { StateHousehold } from './state-household.ts';
import type { Schedule } from './state-tables.ts';

/** Tax of the schedule, where Arkansas, Hawaii, Montana, and Ohio have rules of their own. */
export function scheduleTax(home: StateHousehold, taxable: Dollars, { rates, tops }: Schedule): Dollars {
  const plain = taxByBrackets(taxable, rates, tops);
  const gains = Math.min(home.longTermGains, taxable);
  switch (home.state) {
    case 'AR':
      return arkansas(home.year, taxable, plain);
    case 'HI':
      return Math.min(plain, taxByBrackets(taxable - gains, rates, tops) + 0.0725 * gains);
    case 'MT': {
      const level = tops[0] ?? 0;
      const ordinary = taxable - gains;
      const low = Math.min(gains, Math.max(0, level - ordinary));
      return taxByBrackets(ordinary, rates, tops) + 0.03 * low + 0.041 * (gains - low);
    }
    default:
      return plain;
  }
}

/** Base amounts jump at the levels, as the statute prints them. */
export function ohioTax(year: number, taxable: Dollars): Dollars {
  if (taxable <= 26050) return 0;
  if (year === 2026) return 332 + 0.0275 * (taxable - 26050);
  return taxable > 100000 ? 2394.32 + 0.03125 * (taxable - 100000) : 342 + 0.0275 * (taxable - 26050);
}

/** Above a first level the benefit of the lower rates decreases in steps of 10 for each 100; very low incomes are exempt. */
function arkansas(year: number, taxable: Dollars, plain: Dollars): Dollars {
  const [rate, first, from, floor, lowest] = year === 2025 ? [0.039, 369, 95001, 89, 97801] : [0.037, 369.9, 94701, 79.9, 97601];
  if (taxable < from) return plain;
  const subtraction = taxable >= lowest ? floor : Math.max(floor, first - 10 * Math.floor((taxable - from) / 100));
  return rate * taxable - subtraction;
}

/** Surtaxes, recaptures, and minimum taxes on top of the schedule. */
export function extraTaxes(home: StateHousehold, income: Dollars, taxable: Dollars, tax: Dollars): Dollars {
  const { state, status, year, agi, longTermGains: gains } = home;
  switch (state) {
    case 'CA':
      return 0.01 * Math.max(0, taxable - 1000000);
    case 'CT':
      return connecticut(status, income);
    case 'MA':
      return 0.04 * Math.max(0, taxable - (year === 2025 ? 1083150 : 1107750));
    case 'MD':
      return agi > 350000 ? 0.02 * Math.min(gains, taxable) : 0;
    case 'ME':
      return year === 2026 ? 0.02 * Math.max(0, taxable - byStatus(1000000, 1500000, 750000, 1500000)[status]) : 0;
    case 'MN':
      return 0.01 * Math.max(0, gains + home.otherIncome - 1000000);
    case 'NY':
      return newYork(year, status, agi, taxable, tax);
    case 'VT':
      return agi > 150000 ? Math.max(0, 0.03 * agi - tax) : 0;
    case 'WA': {
      const above = Math.max(0, gains - 278000);
      return 0.07 * above + 0.029 * Math.max(0, above - 1000000);
    }
    default:
      return 0;
  }
}

/** The add-back of the lowest rate and the three tiers of recapture. */
function connecticut(status: StateHousehold['status'], income: Dollars): Dollars {
  const step = byStatus(5000, 10000, 5000, 8000)[status];
  const tier = (start: Dollars, size: Dollars, amount: Dollars, most: Dollars) =>
    Math.min(most, amount * Math.ceil(Math.max(0, income - start) / size));
  const [addStart, addSize, addAmount, addMost] = byStatus(
    [56500, 5000, 25, 250],
    [100500, 5000, 50, 500],
    [50250, 2500, 25, 250],
    [78500, 4000, 40, 400],
  )[status];
  const scale = jointOrOther(2, 1)[status];
  const isHead = status === 'headOfHousehold';
  return (
    tier(addStart ?? 0, addSize ?? 1, addAmount ?? 0, addMost ?? 0) +
    tier(byStatus(105000, 210000, 105000, 168000)[status], step, isHead ? 40 : 25 * scale, isHead ? 400 : 250 * scale) +
    tier(byStatus(200000, 400000, 200000, 320000)[status], step, isHead ? 140 : 90 * scale, isHead ? 4200 : 2700 * scale) +
    tier(byStatus(500000, 1000000, 500000, 800000)[status], step, isHead ? 80 : 50 * scale, isHead ? 720 : 450 * scale)
  );
}

/** Rows of the supplemental tax: level of taxable income, the base recaptured there, and the further benefit. */
const newYorkRows = {
  2025: byStatus(
    [
      [0, 0, 568],
      [215400, 568, 1831],
      [1077550, 2399, 30172],
      [5000000, 32571, 32500],
    ],
    [
      [0, 0, 333],
      [161550, 333, 807],
      [323200, 1140, 2747],
      [2155350, 3887, 60350],
      [5000000, 64237, 32500],
    ],
    [
      [0, 0, 568],
      [215400, 568, 1831],
      [1077550, 2399, 30172],
      [5000000, 32571, 32500],
    ],
    [
      [0, 0, 787],
      [269300, 787, 2289],
      [1616450, 3076, 45261],
      [5000000, 48337, 32500],
    ],
  ),
  2026: byStatus(
    [
      [0, 0, 567],
      [215400, 567, 2047],
      [1077550, 2614, 30172],
      [5000000, 32786, 32500],
    ],
    [
      [0, 0, 333],
      [161550, 333, 807],
      [323200, 1140, 3071],
      [2155350, 4211, 60350],
      [5000000, 64561, 32500],
    ],
    [
      [0, 0, 567],
      [215400, 567, 2047],
      [1077550, 2614, 30172],
      [5000000, 32786, 32500],
    ],
    [
      [0, 0, 787],
      [269300, 787, 2559],
      [1616450, 3346, 45260],
      [5000000, 48606, 32500],
    ],
  ),
} as const;

/** The supplemental tax: by level of taxable income, the recaptured base and the further benefit recaptured over 50,000 of income. */
function newYork(year: number, status: StateHousehold['status'], agi: Dollars, taxable: Dollars, tax: Dollars): Dollars {
  if (agi > 25000000) return Math.max(0, 0.109 * taxable - tax);
  if (agi <= 107650) return 0;
  const rows = newYorkRows[year === 2025 ? 2025 : 2026][status];
  const [level = 0, base = 0, further = 0] = rows.findLast(([over = 0]) => over === 0 || taxable > over) ?? [];
  return base + further * Math.min(1, Math.max(0, agi - Math.max(107650, level)) / 50000);
}
