import { describe, expect, it } from 'vitest';
import { type FilingStatus, filingStatuses } from '#calculators/figures/filing-status.ts';
import { type StateCode, stateNames } from '#calculators/figures/states/state-names.ts';
import type { PensionKind, StateReturn } from '#calculators/kit/law/states/state-household.ts';
import { type StateTax, stateIncomeTax } from '#calculators/kit/law/states/state-income-tax.ts';
import { creditPoints, shareOfTaxPoints } from './state-credit-points.ts';
import { deductionPoints, exemptionPoints } from './state-deduction-points.ts';
import { benefitPoints, gainPoints, pensionAges, pensionPoints } from './state-retirement-points.ts';
import { schedulePoints, surtaxPoints, taxPoints } from './state-surtax-points.ts';

const kinds: readonly PensionKind[] = ['employer', 'ira', 'public', 'military'];
const ages = [50, 54, 55, 58, 60, 61, 62, 64, 65, 66, 67, 69, 78, 80];

interface Point {
  readonly given: StateReturn;
  readonly amount: number;
}

/** Reads the lines of a table. */
function pointsOf(table: string): readonly (readonly [string, readonly Point[]])[] {
  return linesOf(table).map((line) => {
    const [fixed = '', varied = ''] = line.split(' | ');
    const [state = '', year, status = '', ...inputs] = fixed.split(' ');
    const [name = '', ...pairs] = varied.split(' ');
    const points = pairs.map((pair) => {
      const [value, amount] = pair.split(':');
      const entered = Object.fromEntries([...inputs.map((input) => input.split('=')), [name, value]]);
      return { given: returnOf(state, Number(year), status, entered), amount: Number(amount) };
    });
    return [line, points];
  });
}

function linesOf(table: string): readonly string[] {
  return table.split('\n').filter((line) => line !== '');
}

function returnOf(code: string, year: number, statusText: string, entered: Readonly<Record<string, string | undefined>>): StateReturn {
  const amount = (name: string, otherwise = 0) => Number(entered[name] ?? otherwise);
  return {
    year: year === 2025 ? 2025 : 2026,
    state: stateOf(code),
    status: found(filingStatuses, statusText),
    wages: amount('wages'),
    otherIncome: amount('otherIncome'),
    pension: amount('pension'),
    pensionKind: found(kinds, entered.pensionKind ?? 'employer'),
    benefits: amount('benefits'),
    longTermGains: amount('longTermGains'),
    dependents: amount('dependents'),
    age: amount('age', 40),
    spouseAge: amount('spouseAge', 40),
  };
}

function found<T extends PensionKind | FilingStatus>(all: readonly T[], text: string): T {
  const one = all.find((each) => each === text);
  if (one === undefined) throw new Error(`${text} is none of ${all.join(', ')}.`);
  return one;
}

function stateOf(text: string): StateCode {
  const isCode = (code: string): code is StateCode => code in stateNames;
  if (!isCode(text)) throw new Error(`There is no state ${text}.`);
  return text;
}

function taxOf(given: StateReturn): StateTax {
  const answer = stateIncomeTax(given);
  if (answer === 'unpublished') throw new Error(`${given.state} ${given.year} is not published.`);
  return answer;
}

describe.each([
  ['deduction', deductionPoints],
  ['exemptions', exemptionPoints],
  ['credits', creditPoints],
  ['benefitsLeftOut', benefitPoints],
  ['gainsLeftOut', gainPoints],
  ['retirementLeftOut', pensionPoints],
  ['extraTaxes', surtaxPoints],
  ['scheduleTax', schedulePoints],
  ['tax', taxPoints],
] as const)('%s of a state return at the levels of its tables', (part, table) => {
  it.each(pointsOf(table))('%s', (_, points) => {
    for (const { given, amount } of points) expect(Math.abs(taxOf(given)[part] - amount), JSON.stringify(given)).toBeLessThan(0.0051);
  });
});

describe('the share of the tax that a state credits to a low income', () => {
  it.each(pointsOf(shareOfTaxPoints))('%s', (_, points) => {
    const shares = points.map(({ given }) => {
      const { credits, scheduleTax, extraTaxes } = taxOf(given);
      return Math.round((credits / (scheduleTax + extraTaxes)) * 1000) / 1000;
    });
    expect(shares).toEqual(points.map(({ amount }) => amount));
  });
});

describe('of a yearly pension of 60,000 a state leaves out, by payer and age', () => {
  it.each(linesOf(pensionAges))('%s', (line) => {
    const [state = '', payers = '', ...runs] = line.split(' ');
    const steps = runs.map((run) => run.split(':').map(Number));
    const wanted = ages.map((age) => steps.findLast(([from = 0]) => age >= from)?.[1]);
    for (const payer of payers.split('+')) {
      const given = (age: number) => returnOf(state, 2025, 'single', { pension: '60000', pensionKind: payer, age: `${age}` });
      expect(
        ages.map((age) => Math.round(taxOf(given(age)).retirementLeftOut * 100) / 100),
        payer,
      ).toEqual(wanted);
    }
  });
});
