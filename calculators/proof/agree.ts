import type { Decimal } from 'decimal.js';
import * as fc from 'fast-check';
import { expect } from 'vitest';
import { type AnyCalculator, calculateOrRefuse } from '#calculators/kit/definition/any-calculator.ts';
import type { AnyInputs, Definition, InputRecord, InputValues, ResultRecord } from '#calculators/kit/definition/define.ts';
import { readInputs } from '#calculators/kit/definition/inputs.ts';
import { isRefusal } from '#calculators/kit/definition/refusal.ts';
import { MissingLaw } from './law-of-years.ts';

/** The everyday number of random inputs; a campaign sets PROOF_RUNS=10000. */
const runs = Number(process.env.PROOF_RUNS ?? 200);
/** The number for each set of statutory figures. */
const runsInASet = process.env.CAMPAIGN === 'long' ? 1000 : 100;

/** A range of numbers with a number of decimals, or a list of choices. */
export type Range = readonly [from: number, to: number, decimals: number] | readonly (string | boolean)[];
type Ranges = Readonly<Record<string, Range | undefined>>;

type Answer<Name extends PropertyKey> = { readonly [K in Name]?: Decimal | number | string | boolean | null } | 'refused';

/** Declared as a method, so that a comparison typed by its calculator can also be used in the loop over all of them. */
interface Oracle<Inputs, Name extends PropertyKey> {
  answer(inputs: Inputs): Answer<Name>;
}
type AnyOracle = Oracle<AnyInputs, string>['answer'];

/**
 * Compares a calculator with the second implementation on random inputs. Money must agree to the cent: the tolerance is a millionth of
 * a cent, for the binary representation only.
 */
export function agrees<I extends InputRecord, R extends ResultRecord>(
  calculator: Definition<I, R>,
  ranges: { readonly [K in keyof I]?: Range },
  oracle: Oracle<InputValues<I>, keyof R>['answer'],
): void;
export function agrees(calculator: AnyCalculator, ranges: Ranges, oracle: AnyOracle): void {
  compare(calculator, ranges, runs, (inputs, outcome) => {
    const wanted = oracle(inputs);
    if (wanted === 'refused' || isRefusal(outcome)) {
      expect(isRefusal(outcome), JSON.stringify(outcome).slice(0, 200)).toBe(wanted === 'refused');
      return;
    }
    expectSame(outcome, wanted);
  });
}

/**
 * Compares a calculator with the second implementation under each set of statutory figures, on the same inputs in each. The note beside
 * an answer quotes the headline of another set, so the headline must be among the compared results. An amount that the year does not have
 * yet must be refused.
 */
export function agreesInEachSet<I extends InputRecord, R extends ResultRecord>(
  calculator: Definition<I, R>,
  ranges: { readonly [K in keyof I]?: Range },
  oracle: Oracle<InputValues<I>, keyof R>['answer'],
): void;
export function agreesInEachSet(calculator: AnyCalculator, ranges: Ranges, oracle: AnyOracle): void {
  const { figures } = calculator.inputs;
  if (figures?.type !== 'select') throw new Error(`${calculator.id} has no sets of figures.`);
  for (const { value: set } of figures.options)
    compare(calculator, { ...ranges, figures: [set] }, runsInASet, (inputs, outcome) => {
      const wanted = answerIfKnown(oracle, inputs);
      if (wanted === 'missing')
        expect(outcome).toMatchObject({ refused: expect.stringContaining(`The law of ${set} is not complete.`), field: 'figures' });
      if (typeof wanted === 'string' || isRefusal(outcome)) {
        expect(isRefusal(outcome), `${set}: ${JSON.stringify(outcome).slice(0, 200)}`).toBe(typeof wanted === 'string');
        return;
      }
      const { value } = calculator.headline(outcome, inputs);
      expect(
        Object.keys(wanted).map((name) => Object.entries(outcome).find(([result]) => result === name)?.[1]),
        'headline',
      ).toContain(value);
      expectSame(outcome, wanted);
    });
}

function answerIfKnown(oracle: AnyOracle, inputs: AnyInputs): Answer<string> | 'missing' {
  try {
    return oracle(inputs);
  } catch (fault) {
    if (fault instanceof MissingLaw) return 'missing';
    throw fault;
  }
}

type Outcome = ReturnType<AnyCalculator['calculate']>;

function compare(calculator: AnyCalculator, ranges: Ranges, numRuns: number, check: (inputs: AnyInputs, outcome: Outcome) => void): void {
  const drawn = fc.record(
    Object.fromEntries(Object.entries(ranges).flatMap(([name, range]) => (range === undefined ? [] : [[name, draw(range)]]))),
  );
  fc.assert(
    fc.property(drawn, (given) => {
      const inputs = readInputs(calculator.inputs, given);
      if (isRefusal(inputs)) throw new Error(inputs.refused);
      check(inputs, calculateOrRefuse(calculator, inputs));
    }),
    { numRuns, seed: 20260101 },
  );
}

function expectSame(outcome: object, wanted: Exclude<Answer<string>, 'refused'>): void {
  const actual = new Map<string, unknown>(Object.entries(outcome));
  for (const [name, value] of Object.entries(wanted)) {
    if (value === null || typeof value === 'string' || typeof value === 'boolean') expect(actual.get(name), name).toBe(value);
    else
      expect(Math.abs(Number(actual.get(name)) - Number(value)), `${name}: ${actual.get(name)}, second engine ${value}`).toBeLessThan(
        tolerance(Number(value)),
      );
  }
}

function tolerance(value: number): number {
  return Math.max(1e-6, Math.abs(value) * 1e-11);
}

function draw(range: Range): fc.Arbitrary<number | string | boolean> {
  const [from, to, decimals] = range;
  if (typeof from !== 'number' || typeof to !== 'number' || typeof decimals !== 'number')
    return fc.constantFrom(...range.filter((item) => typeof item !== 'number'));
  const scale = 10 ** decimals;
  return fc.integer({ min: Math.round(from * scale), max: Math.round(to * scale) }).map((whole) => whole / scale);
}
